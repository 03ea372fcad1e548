"""Who begins: by lot, a given seat, whom the players name; and at a rematch."""

import pytest

from atoll.engine.game import Game
from atoll.table.commands import creation, gameplay
from atoll.table.commands.first_player import name_first
from atoll.table.consent import agreement
from atoll.table.history import challenge
from atoll.table.seats import rematch, seating
from atoll.table.seats.rematch_start import Begins
from atoll.table.table import Table
from tests.table.tables import (
    ISLAND,
    TORTUGA,
    apply_all,
    begun,
    chairs,
    play_on,
    position_of,
    refusal_id,
    token,
)


def asking(picture: str, game: Game = TORTUGA) -> Table:
    """A table whose players say who begins."""
    created = creation.create(game, len(picture), {}, chairs(picture), ask_first=True)
    return Table("isle", created, lambda _: game)


def first_of(table: Table) -> int:
    """The seat that begins."""
    if table.started is None:
        apply_all(table, gameplay.begin(table))
    return int(position_of(table).setup["first"])


def test_a_table_that_asks_waits_for_an_answer() -> None:
    table = asking("HBH")
    assert not gameplay.can_begin(table)
    apply_all(table, name_first(table, {0}, 2))
    assert gameplay.can_begin(table)
    assert first_of(table) == 2


def test_the_answer_may_be_by_lot() -> None:
    seats = set()
    for _ in range(40):
        table = asking("HH")
        apply_all(table, name_first(table, {1}, None))
        seats.add(first_of(table))
    assert seats == {0, 1}


def test_only_players_answer_once_all_seats_are_taken() -> None:
    table = asking("HOB")
    assert refusal_id(lambda: name_first(table, {0}, 0)) == "first-early"
    apply_all(table, [seating.sit(table, "Ann", "hers")])
    assert refusal_id(lambda: name_first(table, set(), 0)) == "refused-seat"
    assert refusal_id(lambda: name_first(table, {0}, 2)) == "first-person"
    assert refusal_id(lambda: name_first(table, {0}, 5)) == "first-person"
    apply_all(table, name_first(table, {0}, 1))
    assert refusal_id(lambda: name_first(table, {0}, 0)) == "first-settled"


def test_other_tables_do_not_ask() -> None:
    table = begun("HH")
    assert refusal_id(lambda: name_first(table, {0}, 0)) == "first-settled"


def test_a_seat_that_was_given_cannot_be_asked_for() -> None:
    def both() -> None:
        creation.create(TORTUGA, 2, {}, chairs("HH"), {"first": 0}, ask_first=True)

    assert refusal_id(both) == "first-settled"


def ended(picture: str = "HHR", game: Game = TORTUGA, first: int = 2) -> Table:
    created = creation.create(game, len(picture), {}, chairs(picture), {"first": first})
    table = Table("isle", created, lambda _: game)
    apply_all(table, gameplay.begin(table))
    return play_on(table)


def rematch_of(table: Table, begins: Begins, *, rotate: bool = False) -> Table:
    created = rematch.create_rematch(table, "next", [token(0)], rotate=rotate, begins=begins)
    return Table("next", created, lambda _: table.game)


@pytest.mark.parametrize(("rotate", "seat"), [(False, 0), (True, 1)])
def test_the_next_player_begins_the_rematch(rotate: bool, seat: int) -> None:
    assert first_of_chosen(rematch_of(ended(), "next", rotate=rotate)) == seat


@pytest.mark.parametrize("rotate", [False, True])
def test_the_loser_begins_the_rematch(rotate: bool) -> None:
    table = ended()
    outcome = position_of(table).outcome
    assert outcome is not None
    seat = first_of_chosen(rematch_of(table, "loser", rotate=rotate))
    loser = (seat - rotate) % 3
    assert loser not in outcome.winners
    assert outcome.scores[loser] == min(outcome.scores)


def first_of_chosen(table: Table) -> int:
    return int(table.chosen["first"])


@pytest.mark.parametrize(("rotate", "seat"), [(False, 2), (True, 0)])
def test_a_given_seat_moves_along_with_its_player(rotate: bool, seat: int) -> None:
    assert first_of_chosen(rematch_of(ended(), "as_before", rotate=rotate)) == seat


def test_a_rematch_asks_again() -> None:
    table = asking("HH")
    apply_all(table, name_first(table, {0}, 1))
    assert first_of(table) == 1
    play_on(table)
    again = rematch_of(table, "as_before")
    assert again.asks_first
    assert "first" not in again.chosen
    assert not rematch_of(table, "next").asks_first


def test_a_team_has_no_loser() -> None:
    table = ended("HR", ISLAND, 0)
    assert refusal_id(lambda: rematch_of(table, "loser")) == "rematch-loser"


def test_an_abandoned_game_has_no_loser() -> None:
    table = begun("HH")
    apply_all(table, agreement.propose(table, [0, 1], agreement.ABANDON))
    assert refusal_id(lambda: rematch_of(table, "loser")) == "rematch-loser"


def test_a_challenge_begins_like_its_game() -> None:
    table = asking("HR")
    apply_all(table, name_first(table, {0}, 0))
    apply_all(table, gameplay.begin(table))
    play_on(table)
    created = challenge.create_challenge(table, [token(0)], "novice")
    again = Table("again", created, lambda _: TORTUGA)
    assert not again.asks_first
    assert again.chosen == {"first": 0}
