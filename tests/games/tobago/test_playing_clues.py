"""Playing a clue: where it may go, what it leaves, markers."""

import pytest

from tests.games.tobago.drawing import Map, scene
from tests.games.tobago.places import NORTH_WEST


def test_a_clue_goes_below_the_last_with_a_rose_and_a_card_is_drawn() -> None:
    told = scene(
        NORTH_WEST,
        maps={"brown": Map([("in river", 1)])},
        hands={0: ["next_to jungle"]},
    )
    told.play("clue next_to jungle brown")
    assert [(c["clue"], c["owner"], c["roses"]) for c in told.map("brown")["clues"]] == [
        ("in river", 1, 1),
        ("next_to jungle", 0, 1),
    ]
    assert told.view["players"][0]["roses"] == 14
    assert told.verbs == {"draw_clue"}
    told.play("draws")
    assert told.view["players"][0]["hand"] == 4
    assert told.turn == 1


def test_the_card_is_drawn_by_chance_each_of_the_deck_as_likely() -> None:
    told = scene(NORTH_WEST, hands={0: ["next_to hut"]}).play("clue next_to hut grey")
    view = told.position.view(0)
    assert len(told.position.legal) == view["clue_deck"] == 52 - 12
    assert told.position.weights == [1] * 40
    assert {(ply["by"], ply["do"], ply["seat"]) for ply in told.position.legal} == {
        ("chance", "draw_clue", 0)
    }
    drawn = told.position.legal[3]
    told.position.play(drawn)
    assert drawn["card"] in told.position.view(0)["hand"]
    assert "next_to hut" not in told.position.view(0)["hand"]


def test_any_map_takes_a_clue_an_empty_one_too() -> None:
    told = scene(NORTH_WEST, maps={"grey": Map([("in river", 1)])}, hands={0: ["next_to jungle"]})
    maps = [ply["map"] for ply in told.legal("clue") if ply["card"] == "next_to jungle"]
    assert maps == ["grey", "brown", "black", "white"]


@pytest.mark.parametrize(
    ("on_map", "clue", "why"),
    [
        (["in jungle"], "not_in jungle", "it would leave no space"),
        (["not_in jungle"], "in jungle", "it would leave no space"),
        (["in largest_jungle"], "in jungle", "it would remove no space"),
        (["in river", "next_to jungle"], "not_in jungle", "it would remove no space"),
        (["next_to hut"], "in_sight_of hut", "it would remove no space"),
        (["in lake"], "not_in_sight_of ocean", None),
        (["in jungle"], "in largest_jungle", None),
    ],
)
def test_a_clue_must_remove_a_space_and_leave_one(
    on_map: list[str], clue: str, why: str | None
) -> None:
    told = scene(NORTH_WEST, maps={"grey": Map([(c, 1) for c in on_map])}, hands={0: [clue]})
    fits = [ply for ply in told.legal("clue") if (ply["card"], ply["map"]) == (clue, "grey")]
    assert bool(fits) == (why is None)


def test_r1_a_clue_must_remove_a_space_before_markers_are_out_too() -> None:
    told = scene(
        NORTH_WEST, maps={"grey": Map([("next_to jungle", 1)])}, hands={0: ["not_in jungle"]}
    )
    assert not told.map("grey")["markers"]
    assert all(ply["map"] != "grey" for ply in told.legal("clue") if "jungle" in ply["card"])


def test_a_located_map_takes_no_clue() -> None:
    told = scene(NORTH_WEST, maps={"grey": Map([("in river", 1)], sites="a")})
    assert told.map("grey")["located"]
    assert {ply["map"] for ply in told.legal("clue")} == {"brown", "black", "white"}


def test_candidates_fit_every_clue() -> None:
    told = scene(
        """
              J   R   L   S   L   M
            B   J*  L   S   L   M
              S   L   L   J   L   J
            B   S   L   J*  J   J
              S   S   L   J   J
            B   S   M   M   J
              B   M   M   M
            """,
        maps={"white": Map([("next_to largest_lake", 1)])},
        hands={0: ["in jungle"]},
    ).play("clue in jungle white")
    assert {*told.map("white")["sites"]} == told.marked


@pytest.mark.parametrize(
    ("clues", "sites"),
    [(["in mountain", "not_next_to beach"], 17), (["in jungle", "in_sight_of ocean"], 18)],
)
def test_markers_lie_on_the_island_as_soon_as_17_are_enough(clues: list[str], sites: int) -> None:
    told = scene(NORTH_WEST, maps={"grey": Map([(clue, 1) for clue in clues])}, amulets=[1])
    assert len(told.map("grey")["sites"]) == sites
    assert told.map("grey")["markers"] == (sites == 17)
    removed = {ply["at"] for ply in told.legal("amulet_remove")}
    assert removed == ({*told.map("grey")["sites"]} if sites == 17 else set())


def test_r9_without_a_rose_no_clue() -> None:
    told = scene(NORTH_WEST, roses={0: 0}, amulets=[1], hands={0: ["next_to hut"]})
    assert told.legal("clue") == told.legal("amulet_clue") == []
    assert scene(NORTH_WEST, roses={0: 1}, hands={0: ["next_to hut"]}).legal("clue")
