"""Driving: what a step is, how many there are, what ends a drive."""

from atoll.games.tobago import GAME
from atoll.games.tobago.island.geometry import ISLANDS
from tests.games.tobago.drawing import scene


def test_a_step_goes_anywhere_in_its_area_or_next_to_it_into_another_terrain() -> None:
    game = scene(
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
    assert game.targets("drive") == game.marked


def test_the_space_with_most_steps_of_all_islands_offers_every_one_of_them() -> None:
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
    game = scene("J0  R\n  J\nJ   R   S", amulets=[1])
    assert game.at("0") not in game.targets("drive") | game.targets("amulet_drive")


def test_objects_and_vehicles_never_block_and_any_of_their_spaces_can_be_entered() -> None:
    game = scene(
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
    assert game.targets("drive") == game.marked


def test_the_ocean_blocks() -> None:
    """The river in the north is two spaces from the scrubland over the bay."""
    game = scene(
        """
                      R*
                B       B*  B
              B   S   R0      M
        J   R   S   S*  B*  B
          J   S   S   R*  B   M
        J   R   S   S   R*  M   M
        """
    )
    assert game.targets("drive") == game.marked


def test_an_area_may_be_crossed_in_one_step_and_a_far_area_of_its_terrain_is_another() -> None:
    """The jungle in the south is not connected with the one in the centre."""
    game = scene(
        """
          S   L   L   J   L   J
        B   S   L   J0  J   J   B
          S   S   L   J   J   B
        B   S   M   M   Jb  B
          B   M   M   M   M
            M   S   L   M   M
              S   R   L   S
                R   L   Ja  S
        """
    )
    assert game.at("b") in game.targets("drive")
    assert game.at("a") not in game.targets("drive")


def test_up_to_three_steps_then_the_turn_ends_by_itself() -> None:
    game = scene("J0  R   S\n  Ja  Sb\nJ   R   S")
    game.play("drive a")
    assert game.view["steps"] == 2
    game.play("drive 0")
    assert game.turn == 0
    game.play("drive a")
    assert game.turn == 1
    assert game.view["vehicles"][0] == game.at("a")


def test_fewer_than_three_steps_are_allowed() -> None:
    game = scene("J0  R   S\n  Ja  S\nJ   R   S").play("drive a; end_turn")
    assert game.turn == 1


def test_the_book_s_first_drive_through_the_jungle_and_into_the_mountains() -> None:
    """To the jungle's edge, up into the mountains, to their far end; no farther."""
    game = scene(
        """
          S   L   L   J   L   J
        B   S   L   J   J   J0  B
          S   S   L   J   J   B
        B   S   M   M   Ja  B
          B   M   Mc  M   Mb
            M   S   L   M   M
        """
    )
    assert game.at("b") not in game.targets("drive")
    game.play("drive a")
    assert game.at("c") not in game.targets("drive")
    game.play("drive b; drive c")
    assert game.turn == 1


def test_the_book_s_second_drive_from_the_lake_over_the_scrubland_to_the_river() -> None:
    game = scene(
        """
                B       B   B
              B   S   R       M
        J   R   S   Sb  B   B
          J   S   S   Rc  B   M
        J   R   Sa  S   R   M   M
          J   R   L0  S   L   M   J
        """
    )
    assert game.play("drive a; drive b; drive c").turn == 1


def test_a_turn_has_a_clue_or_a_drive_but_not_both() -> None:
    game = scene("J0  R   S\n  Ja  S\nJ   R   S", hands={0: ["next_to hut"]})
    assert {"clue", "drive"} <= game.verbs
    assert "clue" not in game.play("drive a").verbs
    game = scene("J0  R   S\n  Ja  S\nJ   R   S", hands={0: ["next_to hut"]}, amulets=[1])
    assert "drive" not in game.play("clue next_to hut grey; draws").verbs
