"""Statues: where amulets wash up, and how the statues turn."""

import pytest

from tests.games.tobago.drawing import Map, Scene, scene

# The directions clockwise: a to the lower right, b down, c, d, e up, f over a bay.
LOOKS = "abcdef"
ISLAND = """
                      Rf
                Be      B   B
              Bd  S   R       M
        J   R   Ss  S   B   B
          J   S   S   R   B   M
        J   R   S   S   R   M   M
          J   R   L   S   L   M   J
        Bc  J   L   S   L   M   J
          S   L   L   J   L   J
        B   S   L   J0x J   J   B
          S   S   L   J   J   Ba
        B   S   M   M   J   B
          B   M   Ms  M   M
            M   S   L   M   M
              S   R   L   S
                R   L   J   S
                  J   L   B
                J   L   J
              M   J   Js  B
                M   J   J
                  M   J
                Mb  M
                  M   M
                    M
        """


def raised(picture: str = ISLAND, *, site: str = "x", **changes: object) -> Scene:
    """Seat 0 has raised grey, and no player took a card."""
    maps = {"grey": Map([("not_in river", 1)], sites=site)}
    scenery = {"maps": maps, "deck": "2" * 20, "hands": {0: ["in river"]}, **changes}
    return scene(picture, **scenery).play("raise grey; looks; all_leave")  # type: ignore[arg-type]


def washed_up(**changes: object) -> Scene:
    return raised(**changes).play("start_map in river; draws")  # type: ignore[arg-type]


@pytest.mark.parametrize("way", range(6))
def test_r8_an_amulet_washes_up_on_the_last_space_a_statue_looks_at_then_it_turns(
    way: int,
) -> None:
    """Bays and objects do not matter; 60° clockwise is the next direction."""
    game = washed_up(faces=(way, 0, 0))
    assert game.at(LOOKS[way]) in game.view["amulets"]
    assert len(game.view["amulets"]) == 3
    assert game.view["amulet_supply"] == 18
    assert [statue["faces"] for statue in game.view["statues"]] == [(way + 1) % 6, 1, 1]
    assert game.view["statues"][0]["looks_at"] == game.at(LOOKS[(way + 1) % 6])


def test_amulets_wash_up_only_after_the_new_map_is_started() -> None:
    game = raised()
    assert game.view["amulets"] == []
    assert len(game.play("start_map in river; draws").view["amulets"]) == 3


def test_no_amulet_washes_up_where_one_lies_but_the_statue_still_turns() -> None:
    game = washed_up(picture=ISLAND.replace("Ba", "Ba+"))
    assert len(game.view["amulets"]) == 3
    assert game.view["amulet_supply"] == 18
    assert [statue["faces"] for statue in game.view["statues"]] == [1, 1, 1]


@pytest.mark.parametrize("thing", ["h", "p"])
def test_an_amulet_may_wash_up_under_an_object(thing: str) -> None:
    """A hut or a palm; a statue never stands by the ocean."""
    game = washed_up(picture=ISLAND.replace("Ba", f"Ba{thing}"))
    assert game.at("a") in game.view[{"h": "huts", "p": "palms"}[thing]]
    assert game.at("a") in game.view["amulets"]


def test_two_statues_looking_at_one_space_bring_one_amulet() -> None:
    game = washed_up(faces=(2, 3, 0))
    assert game.at("c") in game.view["amulets"]
    assert len(game.view["amulets"]) == 2
    assert game.view["amulet_supply"] == 19


def test_r8_if_the_supply_is_short_statues_come_in_the_order_of_the_set_up() -> None:
    game = washed_up(amulets=[0, 20])
    assert game.view["amulets"] == [game.at("a")]
    assert game.view["amulet_supply"] == 0
    assert [statue["faces"] for statue in game.view["statues"]] == [1, 1, 1]


def test_r4_an_amulet_under_the_raiser_s_vehicle_waits_for_the_next_turn() -> None:
    picture = ISLAND.replace("J0x ", "J   ").replace("Ba", "B0a")
    game = washed_up(picture=picture, site="a")
    assert game.at("a") in game.view["amulets"]
    assert game.view["players"][0]["amulets"] == 0
    game.play("end_turn; end_turn")
    assert game.view["players"][0]["amulets"] == 0
    game.play("end_turn")
    assert game.view["players"][0]["amulets"] == 1
    assert game.at("a") not in game.view["amulets"]
