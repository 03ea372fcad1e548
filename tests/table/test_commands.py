"""Beginning and playing: commands return events or are refused."""

from typing import Any

import pytest

from atoll.engine.json_values import Ply
from atoll.table.commands import gameplay
from atoll.table.table import Table
from tests.table.tables import (
    begun,
    play_on,
    position_of,
    refusal_id,
    set_up,
)


def test_a_game_begins_once_and_only_when_all_seats_are_taken() -> None:
    assert not gameplay.can_begin(set_up("HO"))
    assert gameplay.can_begin(set_up("HB"))
    assert not gameplay.can_begin(begun("HB"))


def refused(
    table: Table, ply: Any, *, held_seats: tuple[int, ...] = (0, 1, 2, 3), behind: int = 0
) -> str:
    """The id of the message with which a ply is refused."""
    return refusal_id(lambda: gameplay.play(table, held_seats, table.seq - behind, ply))


def decision(table: Table) -> Ply:
    return position_of(table).legal[0]


def test_stale_plies_and_plies_of_other_seats_are_refused() -> None:
    table = begun("HHHH")
    ply = decision(table)
    seat = ply["by"]
    other = (seat + 1) % 4
    assert refused(table, ply, behind=1) == "refused-stale"
    assert refused(table, ply, behind=-1) == "refused-stale"
    assert refused(table, ply, held_seats=(other,)) == "refused-seat"
    assert refused(table, ply, held_seats=()) == "refused-seat"
    assert refused(table, {**ply, "by": other}) == "refused-turn"
    assert refused(table, {**ply, "by": 9}, held_seats=(9,)) == "refused-turn"


@pytest.mark.parametrize(
    "change",
    [
        {"do": "fly"},
        {"do": None},
        {"do": []},
        {"do": {"roll": 1}},
        {"do": "spend", "value": 1},
        {"do": "spend"},
        {"do": "turtle", "turtle": 0},
        {"do": "die", "value": 6},
        {"extra": 1},
        {"by": None},
        {"by": "chance"},
        {"by": True},
        {"by": 1.0},
        {"by": "0"},
    ],
)
def test_illegal_plies_are_refused(change: Ply) -> None:
    table = begun("HHHH")
    assert refused(table, {**decision(table), **change}) == "refused-ply"


@pytest.mark.parametrize("ply", [None, [], "roll", 7, {}])
def test_values_that_are_not_plies_are_refused(ply: Any) -> None:
    assert refused(begun("HHHH"), ply) == "refused-ply"


def test_a_client_cannot_play_for_chance() -> None:
    table = begun("HHHH")
    die = {"by": "chance", "do": "die", "value": 1}
    assert refused(table, die) == "refused-ply"


def test_plies_before_and_after_the_game_are_refused() -> None:
    ply = {"by": 0, "do": "stop"}
    assert refused(set_up("HHHO"), ply) == "refused-open"
    assert refused(play_on(begun("HHHH")), ply) == "refused-over"


def test_a_refused_ply_changes_nothing() -> None:
    table = begun("HHHH")
    before = position_of(table).to_bytes(), table.seq
    refused(table, {"by": decision(table)["by"], "do": "fly"})
    assert (position_of(table).to_bytes(), table.seq) == before


def test_eggs_are_spent_only_with_the_option() -> None:
    table = play_on(begun("RRRR", spend_eggs=True))
    assert any(ply["do"] == "spend" for ply in position_of(table).plies)
    without = play_on(begun("RRRR"))
    assert all(ply["do"] != "spend" for ply in position_of(without).plies)
