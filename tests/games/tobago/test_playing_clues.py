"""Playing a clue: where it may go, what it leaves, markers."""

import pytest

from tests.games.tobago.drawing import Map, scene
from tests.games.tobago.places import NORTH_WEST


def test_a_clue_goes_below_the_last_with_a_rose_and_a_card_is_drawn() -> None:
    game = scene(
        NORTH_WEST,
        maps={"brown": Map([("in river", 1)])},
        hands={0: ["next_to jungle"]},
    )
    game.play("clue next_to jungle brown")
    assert [(c["clue"], c["owner"], c["roses"]) for c in game.map("brown")["clues"]] == [
        ("in river", 1, 1),
        ("next_to jungle", 0, 1),
    ]
    assert game.view["players"][0]["roses"] == 14
    assert game.verbs == {"draw_clue"}
    game.play("draws")
    assert game.view["players"][0]["hand"] == 4
    assert game.turn == 1


def test_the_card_is_drawn_by_chance_each_of_the_deck_as_likely() -> None:
    game = scene(NORTH_WEST, hands={0: ["next_to hut"]}).play("clue next_to hut grey")
    view = game.position.view(0)
    assert len(game.position.legal) == view["clue_deck"] == 52 - 12
    assert game.position.weights == [1] * 40
    assert {(ply["by"], ply["do"], ply["seat"]) for ply in game.position.legal} == {
        ("chance", "draw_clue", 0)
    }
    drawn = game.position.legal[3]
    game.position.play(drawn)
    assert drawn["card"] in game.position.view(0)["hand"]
    assert "next_to hut" not in game.position.view(0)["hand"]
    assert game.view["clue_deck"] == 52 - 12 - 1


def test_every_map_takes_a_clue_even_an_empty_one() -> None:
    game = scene(NORTH_WEST, maps={"grey": Map([("in river", 1)])}, hands={0: ["next_to jungle"]})
    maps = [ply["map"] for ply in game.legal("clue") if ply["card"] == "next_to jungle"]
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
    game = scene(NORTH_WEST, maps={"grey": Map([(c, 1) for c in on_map])}, hands={0: [clue]})
    fits = [ply for ply in game.legal("clue") if (ply["card"], ply["map"]) == (clue, "grey")]
    assert bool(fits) == (why is None)


def test_r1_a_clue_must_remove_a_space_before_markers_are_out_too() -> None:
    game = scene(
        NORTH_WEST, maps={"grey": Map([("next_to jungle", 1)])}, hands={0: ["not_in jungle"]}
    )
    assert not game.map("grey")["markers"]
    assert all(ply["map"] != "grey" for ply in game.legal("clue") if "jungle" in ply["card"])


def test_a_located_map_takes_no_clue() -> None:
    game = scene(NORTH_WEST, maps={"grey": Map([("in river", 1)], sites="a")})
    assert game.map("grey")["located"]
    assert {ply["map"] for ply in game.legal("clue")} == {"brown", "black", "white"}


def test_candidates_fit_every_clue() -> None:
    game = scene(
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
    assert {*game.map("white")["sites"]} == game.marked


def test_the_book_s_example_clues_narrow_down_where_a_treasure_beside_a_hut_lies() -> None:
    """Beside one of four huts; then also in the jungle; then also beside a palm."""
    game = scene(
        """
          S   L   L   J   Lh  J
        B   S   L   J   J   J*  B
          S   S   L   J   J   Bp
        """,
        maps={"white": Map([("next_to hut", 2)])},
        hands={0: ["in jungle"], 1: ["next_to palm"]},
    )
    beside_huts = {*game.map("white")["sites"]}
    game.play("clue in jungle white; draws")
    in_jungle = {at for at in beside_huts if game.view["spaces"][at] == "jungle"}
    assert {*game.map("white")["sites"]} == in_jungle < beside_huts
    game.play("clue next_to palm white; draws")
    assert {*game.map("white")["sites"]} == game.marked


def test_the_book_s_example_a_clue_that_only_one_of_four_maps_takes() -> None:
    """Grey excludes the jungle, brown is in it already, black's statues stand far from it."""
    game = scene(
        """
                      R
                B       B   B
              B   S   R       M
        J   R   Ss  S   B   B
          J   S   S   R   B   M
        J   R   S   S   Rs  M   M
          J   R   L   S   L   M   J
        B   J   L   S   L   M   J
          S   L   L   J   L   J
        B   S   L   J   J   J   B
          S   S   L   J   J   B
        B   S   Ms  M   J   B
          B   M   M   M   M
            M   S   L   M   M
        """,
        maps={
            "grey": Map([("not_in jungle", 1)]),
            "brown": Map([("in largest_jungle", 2)]),
            "black": Map([("next_to statue", 1)]),
            "white": Map([("next_to hut", 2)]),
        },
        hands={0: ["in jungle"]},
    )
    fits = [ply["map"] for ply in game.legal("clue") if ply["card"] == "in jungle"]
    assert fits == ["white"]


@pytest.mark.parametrize(
    ("clues", "sites"),
    [(["in mountain", "not_next_to beach"], 17), (["in jungle", "in_sight_of ocean"], 18)],
)
def test_markers_lie_on_the_island_as_soon_as_17_are_enough(clues: list[str], sites: int) -> None:
    game = scene(NORTH_WEST, maps={"grey": Map([(clue, 1) for clue in clues])}, amulets=[1])
    assert len(game.map("grey")["sites"]) == sites
    assert game.map("grey")["markers"] == (sites == 17)
    removed = {ply["at"] for ply in game.legal("amulet_remove")}
    assert removed == ({*game.map("grey")["sites"]} if sites == 17 else set())


def test_one_space_may_carry_markers_of_several_maps() -> None:
    maps = {
        "grey": Map([("in river", 1)], sites="ab"),
        "white": Map([("not_in largest_lake", 2)], sites="ab"),
    }
    game = scene(NORTH_WEST, maps=maps, amulets=[1])
    assert {*game.map("grey")["sites"]} == {*game.map("white")["sites"]}
    assert game.map("grey")["markers"]
    assert game.map("white")["markers"]
    game.play("amulet_remove grey a")
    assert game.map("grey")["sites"] == [game.at("b")]
    assert len(game.map("white")["sites"]) == 2


def test_a_map_holds_clues_of_any_players_in_the_order_they_were_played() -> None:
    clues = [
        "not_in beach",
        "not_in largest_lake",
        "not_in river",
        "not_in mountain",
        "not_in scrubland",
    ]
    game = scene(NORTH_WEST, hands={0: clues[::3], 1: clues[1::3], 2: clues[2::3]})
    for clue in clues:
        game.play(f"clue {clue} black; draws")
    shown = [(clue["clue"], clue["owner"]) for clue in game.map("black")["clues"]]
    assert shown == [*zip(clues, (0, 1, 2, 0, 1), strict=True)]


def test_r9_playing_a_clue_needs_a_rose() -> None:
    game = scene(NORTH_WEST, roses={0: 0}, amulets=[1], hands={0: ["next_to hut"]})
    assert game.legal("clue") == game.legal("amulet_clue") == []
    assert scene(NORTH_WEST, roses={0: 1}, hands={0: ["next_to hut"]}).legal("clue")
