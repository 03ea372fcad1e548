"""Pawns whose tile sinks: swimming, rescue, and being lost."""

from typing import Any

import pytest

from tests.games.forbidden_island.drawing import Scene, scene, tidy


def sink(picture: str, *hands: str, seats: str = "EM", **options: Any) -> Scene:
    """Tile 1 sinks as the first flood card of a turn."""
    island = scene(picture, *hands, seats=seats, piles=["12"], **options)
    for ply in ("end_actions", "draw e", "draw w"):
        island.play(ply)
        if island.view["phase"] == "window":
            island.play("proceed")
    return island.play("flood 1")


def test_a_pawn_swims_at_once_to_an_adjacent_tile_r15_flooded_ones_count() -> None:
    island = sink(
        """
                .2  .
            .   .   ~*  .
        .   .   x   ~1E .*  .
        .   .   .   ~*  .   .
            .   .   .   .
                .   .M
        """
    )
    assert island.view["phase"] == "swim"
    assert island.targets("swim", by=0) == island.marked
    assert island.verbs() == {"swim"}


def test_only_pawns_in_the_water_swim() -> None:
    island = sink(
        """
                .2  .
            .   .   .*  .
        .   .   .*  ~1E .*  .
        .   .   .   .*  .   .
            .   .   .   .
                .M  .X
        """,
        seats="MEX",
    )
    assert island.targets("swim", by=1) == island.marked
    assert {ply["by"] for ply in island.legal} == {1}


def test_swimming_ends_on_the_tile_and_the_floods_go_on() -> None:
    island = sink(
        """
                .2  .
            .   .   ~3  .
        .   .   x   ~1E .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .M
        """
    ).play("swim E 3")
    assert str(island) == tidy(
        """
                .   .
            .   .   ~E  .
        .   .   x   x   .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .M
        """
    )
    assert island.view["phase"] == "flood"


def test_the_explorer_swims_diagonally_too() -> None:
    island = sink(
        """
                .2  .
            .   ~*  x   .*
        .   .   x   ~1X x   .
        .   .   .*  x   x   .
            .   .   .   .
                .   .M
        """,
        seats="XM",
    )
    assert island.targets("swim") == island.marked


def test_r1_the_pilot_flies_instead_of_swimming_even_after_a_flight_in_the_turn() -> None:
    island = scene(
        """
                .P* ~*
            .*  .*  .*  .*
        .*  .*  x   ~1  x   .*
        .*  .*  .*  x   .*  .*
            .*  .*  .*  .*
                .*2 .M*
        """,
        seats="PM",
        piles=["12"],
    )
    island.play("fly 1, end_actions, draw e, draw e, flood 1")
    assert island.targets("swim", by=0) == island.marked


def test_r3_the_diver_swims_to_the_nearest_tile_and_chooses_among_equals() -> None:
    island = sink(
        """
                .2  .*
            .   .*  x   .*
        .   .*  x   ~1D x   .*
        .   .   .*  x   .*  .
            .   .   .*  .
                .   .M
        """,
        seats="DM",
    )
    assert island.targets("swim") == island.marked


def test_r3_a_tile_beside_the_diver_is_nearer_than_any_other() -> None:
    island = sink(
        """
                .2  .
            .   .   x   .
        .   .   ~*  ~1D x   .
        .   .   .   x   .   .
            .   .   .   .
                .   .M
        """,
        seats="DM",
    )
    assert island.targets("swim") == island.marked


def test_r3_the_diver_never_crosses_the_open_sea() -> None:
    """Straight over the strait a tile is two steps away; round by sunk places, three."""
    island = sink(
        """
                    x   .*  .
                x   x   x   .*  .2
            x   x   ~1D     .   .   .
        .   x   x               .   .   .
        .   .                       .   .M
        """,
        seats="DM",
        shape="arch_of_fate",
    )
    assert island.targets("swim") == island.marked


def test_r14_the_team_chooses_the_order_and_all_leave_before_the_next_flood_card() -> None:
    island = sink(
        """
                .2  .
            .   .   .*  .
        .   .   x   ~1EM x  .
        .   .   .   .*  .   .
            .   .   .   .
                .   .
        """
    )
    assert island.targets("swim", by=0) == island.targets("swim", by=1) == island.marked
    to = sorted(island.marked)[0]
    island.position.play({"by": 1, "do": "swim", "to": to})
    assert island.view["swimmers"] == [0]
    assert {ply["by"] for ply in island.legal} == {0}
    island.position.play({"by": 0, "do": "swim", "to": to})
    assert island.view["phase"] == "flood"


def test_a_single_possible_swim_is_still_a_ply() -> None:
    island = sink(
        """
                .2  .
            .   .   x   .
        .   .   x   ~1E .3  .
        .   .   .   x   .   .
            .   .   .   .
                .   .M
        """
    )
    assert island.legal == island.plies("swim E 3")


# ── Lost or saved ────────────────────────────────────────────────────────────────────────

STRANDED = """
                .2  .
            .   .   x   .
        .   .   x   ~1E x   .
        .   .   .   x   .   .
            .   .   .   .
                .   .M
        """


def test_the_game_is_lost_with_a_pawn_that_can_go_nowhere() -> None:
    outcome = sink(STRANDED).position.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners) == ("pawn_lost", [0, 0], [])


def test_r9_any_player_s_lift_saves_a_stranded_pawn() -> None:
    for hands in (("h",), ("", "h")):
        island = sink(STRANDED, *hands)
        assert island.view["phase"] == "swim"
        assert {ply["by"] for ply in island.legal} == {hands.index("h")}
        assert island.view["decides"] == hands.index("h")
        assert {tuple(ply["seats"]) for ply in island.legal} == {(0,)}
        afloat = {t["tile"] for t in island.view["tiles"] if t["state"] != "sunk"}
        assert island.targets("lift") == afloat
        island.play(f"lift {'EM'[hands.index('h')]} E 2")
        assert island.at(0) == island.tile("2")
        assert island.view["phase"] == "flood"


def test_r9_without_the_option_a_lift_does_not_save_a_stranded_pawn() -> None:
    outcome = sink(STRANDED, "h", rescue_lift=False).position.outcome
    assert outcome is not None
    assert outcome.reason == "pawn_lost"


SWIMMABLE = """
                .2  .
            .   .   .3  .
        .   .   x   ~1EM x  .
        .   .   .   x   .   .
            .   .   .   .
                .   .X
        """


def test_r9_a_lift_takes_any_pawns_still_in_the_water_though_they_could_swim() -> None:
    island = sink(SWIMMABLE, "", "h", seats="EMX")
    assert island.verbs() == {"swim", "lift"}
    assert {tuple(ply["seats"]) for ply in island.offers("lift")} == {(0,), (1,), (0, 1)}
    assert island.view["decides"] == 0
    island.play("swim E 3")
    assert island.view["decides"] == 1
    assert {tuple(ply["seats"]) for ply in island.offers("lift")} == {(1,)}
    assert island.play("lift M M 2").view["swimmers"] == []


def test_without_the_option_only_swims_are_offered() -> None:
    island = sink(SWIMMABLE, "", "h", seats="EMX", rescue_lift=False)
    assert island.verbs() == {"swim"}


def test_while_pawns_are_in_the_water_there_are_no_sandbags() -> None:
    island = sink(SWIMMABLE, "s", "h", seats="EMX", sandbags_between_floods=True)
    assert island.verbs() == {"swim", "lift"}


def test_a_pawn_that_can_swim_is_asked_before_the_holder_of_a_lift() -> None:
    island = sink(
        """
                .2  .
            .   .   x   .3
        .   .   x   ~1EX x   .
        .   .   .   x   .   .
            .   .   .   .
                .   .M
        """,
        *("", "", "h"),
        seats="EXM",
    )
    assert island.view["decides"] == 1
    island.play("swim X 3")
    assert island.view["decides"] == 2
    assert {(ply["by"], *ply["seats"]) for ply in island.legal} == {(2, 0)}


def test_two_stranded_pawns_are_lifted_together_or_one_is_lost() -> None:
    picture = STRANDED.replace("~1E", "~1EM").replace(".M", ".")
    saved = sink(picture, "h").play("lift E EM 2")
    assert not saved.position.over
    lost = sink(picture, "h").play("lift E E 2")
    assert lost.position.outcome is not None
    assert lost.position.outcome.reason == "pawn_lost"


def test_a_stranded_pawn_is_lost_at_once_though_another_could_swim_first() -> None:
    island = sink(STRANDED.replace("~1E", "~1EX"), seats="EXM")
    assert island.position.outcome is not None
    assert island.position.outcome.reason == "pawn_lost"


@pytest.mark.parametrize("lost", ["f", "e"])
def test_r14_the_losses_by_a_tile_come_before_the_swimming(lost: str) -> None:
    reasons = {"f": "landing_lost", "e": "treasure_lost"}
    island = sink(
        f"""
                .2  .
            .   .   x{lost.replace("f", "")}  .
        .   .   x   ~1{lost}E x   .
        .   .   .   x   .   .
            .   .   .   .
                .   .M
        """
    )
    assert island.position.outcome is not None
    assert island.position.outcome.reason == reasons[lost]
