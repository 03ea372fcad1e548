"""Winning, and the four ways to lose."""

import pytest

from atoll.engine.records.result import Outcome
from tests.games.forbidden_island.drawing import Scene, scene


def landing(*hands: str, state: str = ".", captured: str = "ewco", away: bool = False) -> Scene:
    """All pawns on Fools' Landing, or the Messenger away from it."""
    return scene(
        f"""
                .1  .2
            .   .   .   .
        .   .   .   {state}fEX{"" if away else "M"}   .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .{"M" if away else ""}
        """,
        *hands,
        seats="EXM",
        captured=captured,
    )


def outcome(island: Scene) -> Outcome:
    assert island.position.outcome is not None
    return island.position.outcome


@pytest.mark.parametrize("state", [".", "~"])
def test_a_lift_wins_with_all_treasures_and_all_pawns_on_the_landing(
    state: str,
) -> None:
    island = landing("", "", "h", state=state)
    assert island.offers("lift_off") == [{"by": 2, "do": "lift_off"}]
    island.play("lift_off M")
    assert outcome(island) == Outcome(scores=[1, 1, 1], winners=[0, 1, 2], reason="lift_off")
    assert island.legal == []
    assert island.hand(2) == ""


def test_lift_off_stands_beside_the_lifts() -> None:
    island = landing("h")
    assert len(island.offers("lift")) == 7 * 23


@pytest.mark.parametrize(
    "island",
    [landing("h", captured="ewc"), landing("h", away=True), landing("s")],
    ids=["a treasure is missing", "a pawn is missing", "no lift is held"],
)
def test_lifting_off_needs_all_treasures_all_pawns_and_a_lift(island: Scene) -> None:
    assert "lift_off" not in island.verbs()


def test_r10_lift_off_is_possible_in_every_window_and_during_a_discard() -> None:
    island = landing("eewwh").play("end_actions, proceed, draw c")
    assert island.view["phase"] == "discard"
    assert "lift_off" in island.verbs()
    for plies in ("discard e", "proceed, draw e, discard e", "proceed, flood 1"):
        island.play(plies)
        assert island.view["phase"] == "window"
        assert "lift_off" in island.verbs()
    assert outcome(island.play("lift_off E")).reason == "lift_off"


def test_every_holder_may_lift_off() -> None:
    island = landing("h", "h")
    assert [ply["by"] for ply in island.offers("lift_off")] == [0, 1]


# ── Lost ─────────────────────────────────────────────────────────────────────────────────


def flooding(picture: str, captured: str = "") -> Scene:
    island = scene(picture, seats="EM", piles=["12"], captured=captured)
    return island.play("end_actions, draw e, draw w")


def test_the_game_is_lost_when_fools_landing_sinks() -> None:
    island = flooding(
        """
                ~f1 .2
            .   .   .   .
        .   .   .   .E  .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .M
        """
    ).play("flood 1")
    assert outcome(island) == Outcome(scores=[0, 0], winners=[], reason="landing_lost")
    assert island.legal == []


@pytest.mark.parametrize("treasure", "ewco")
def test_the_game_is_lost_when_both_tiles_of_an_uncaptured_treasure_sink(treasure: str) -> None:
    island = flooding(
        f"""
                ~1{treasure} ~2{treasure}
            .   .   .f  .
        .   .   .   .E  .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .M
        """
    ).play("flood 1")
    assert not island.position.over
    assert outcome(island.play("flood 2")).reason == "treasure_lost"


@pytest.mark.parametrize("treasure", "ewco")
def test_r11_sunk_tiles_of_a_captured_treasure_do_not_matter(treasure: str) -> None:
    island = flooding(
        f"""
                ~1{treasure} ~2{treasure}
            .   .   .f  .
        .   .   .   .E  .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .M
        """,
        captured=treasure,
    ).play("flood 1, flood 2")
    assert not island.position.over


def test_the_game_is_lost_at_once_when_the_meter_reaches_the_skull() -> None:
    island = scene(
        """
                .   .
            .   .   .   .
        .   .   .   .E  .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .M
        """,
        seats="EM",
        meter=8,
    )
    island.play("end_actions, draw r")
    assert island.view["rate"] == 5
    island.play("draw r")
    assert outcome(island) == Outcome(scores=[0, 0], winners=[], reason="meter")
    assert island.view["meter"] == 10
