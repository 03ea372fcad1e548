"""Driving: what a step is, how many there are, what ends a drive."""

from atoll.games.tobago import GAME
from atoll.games.tobago.island.geometry import ISLANDS
from tests.games.tobago.drawing import scene


def test_a_step_goes_anywhere_in_its_area_or_next_door_into_another_terrain() -> None:
    told = scene(
        """
          J   R   L   S   L   M   J*
        B   J   L   S*  L   M   J*
          S   L   L*  J*  L   J*
        B   S   L   J0  J*  J*  B
          S   S   L*  J*  J*  B
        B   S   M   M*  J*  B
          B   M   M   M   M
        """
    )
    assert told.targets("drive") == told.marked


def test_of_all_islands_the_space_with_most_steps_has_every_one_of_them() -> None:
    reach = {
        (island.name, at): {*island.area_of(at), *island.neighbours(at)} - {at}
        for island in ISLANDS
        for at in island.spaces
    }
    name, (q, r) = max(reach, key=lambda spot: len(reach[spot]))
    position = GAME.new(2, seed=1, island=name)
    for _ in range(2):
        position.play({"by": position.actor, "do": "place", "at": f"{q},{r}"})
    ends = {ply["to"] for ply in position.legal if ply["do"] == "drive"}
    assert ends == {f"{q},{r}" for q, r in reach[name, (q, r)]}


def test_r13_ending_a_step_where_it_began_is_no_step() -> None:
    told = scene("J0  R\n  J\nJ   R   S", amulets=[1])
    assert told.at("0") not in told.targets("drive") | told.targets("amulet_drive")


def test_objects_and_vehicles_never_block_and_any_of_their_spaces_can_be_entered() -> None:
    told = scene(
        """
          J   R   L   S   L   M   J*
        B   J   L   S2* L   M   J*
          S   L   L*  J1h*L   J*
        B   S   L   J0  J*  J*  B
          S   S   L*  Jp* Js* B
        B   S   M   M*  J*  B
          B   M   M   M   M
        """
    )
    assert told.targets("drive") == told.marked


def test_the_ocean_blocks() -> None:
    """The river in the north is two spaces from the scrubland over the bay."""
    told = scene(
        """
                      R*
                B       B*  B
              B   S   R0      M
        J   R   S   S*  B*  B
          J   S   S   R*  B   M
        J   R   S   S   R*  M   M
        """
    )
    assert told.targets("drive") == told.marked


def test_an_area_may_be_crossed_in_one_step_and_a_far_area_of_its_terrain_is_another() -> None:
    """The jungle in the south is not connected with the one in the centre."""
    told = scene(
        """
          S   L   L   J   L   J
        B   S   L   J0  J   J   B
          S   S   L   J   J   B
        B   S   M   M   J   B
          B   M   M   M   M
            M   S   L   M   M
              S   R   L   S
                R   L   Ja  S
        """
    )
    assert told.at("a") not in told.targets("drive")


def test_up_to_three_steps_then_the_turn_ends_by_itself() -> None:
    told = scene("J0  R   S\n  Ja  Sb\nJ   R   S")
    told.play("drive a")
    assert told.view["steps"] == 2
    told.play("drive 0")
    assert told.turn == 0
    told.play("drive a")
    assert told.turn == 1
    assert told.view["vehicles"][0] == told.at("a")


def test_fewer_steps_will_do() -> None:
    told = scene("J0  R   S\n  Ja  S\nJ   R   S").play("drive a; end_turn")
    assert told.turn == 1


def test_the_book_s_first_drive_through_the_jungle_and_into_the_mountains() -> None:
    """To the jungle's edge, up into the mountains, to their far end; no farther."""
    told = scene(
        """
          S   L   L   J   L   J
        B   S   L   J   J   J0  B
          S   S   L   J   J   B
        B   S   M   M   Ja  B
          B   M   Mc  M   Mb
            M   S   L   M   M
        """
    )
    assert told.at("b") not in told.targets("drive")
    told.play("drive a")
    assert told.at("c") not in told.targets("drive")
    told.play("drive b; drive c")
    assert told.turn == 1


def test_the_book_s_second_drive_from_the_lake_over_the_scrubland_to_the_river() -> None:
    told = scene(
        """
                B       B   B
              B   S   R       M
        J   R   S   Sb  B   B
          J   S   S   Rc  B   M
        J   R   Sa  S   R   M   M
          J   R   L0  S   L   M   J
        """
    )
    assert told.play("drive a; drive b; drive c").turn == 1


def test_clue_or_drive_not_both() -> None:
    told = scene("J0  R   S\n  Ja  S\nJ   R   S", hands={0: ["next_to hut"]})
    assert {"clue", "drive"} <= told.verbs
    assert "clue" not in told.play("drive a").verbs
    told = scene("J0  R   S\n  Ja  S\nJ   R   S", hands={0: ["next_to hut"]}, amulets=[1])
    assert "drive" not in told.play("clue next_to hut grey; draws").verbs
