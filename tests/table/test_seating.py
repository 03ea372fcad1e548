"""Sitting down, getting up, and giving seats to bots."""

from atoll.table.commands import gameplay
from atoll.table.events import Chair, GivenToBot, Sat
from atoll.table.seats import seating
from tests.table.tables import (
    apply_all,
    begun,
    refusal_id,
    set_up,
    token,
)


def test_sitting_down_on_any_open_seat() -> None:
    table = set_up("HOO")
    sat = seating.sit(table, "Bo", "token")
    assert (sat.seat, sat.name) == (1, "Bo")
    apply_all(table, [sat])
    assert seating.sit(table, "Cy", "token").seat == 2


def test_sitting_down_on_a_given_seat() -> None:
    table = set_up("HOO")
    assert seating.sit(table, "Bo", "token", 2).seat == 2


def test_taken_and_unknown_seats_are_refused() -> None:
    table = set_up("HBO")
    assert refusal_id(lambda: seating.sit(table, "Bo", "token", 0)) == "seat-taken"
    assert refusal_id(lambda: seating.sit(table, "Bo", "token", 1)) == "seat-taken"
    assert refusal_id(lambda: seating.sit(table, "Bo", "token", 3)) == "seat-unknown"
    assert refusal_id(lambda: seating.sit(table, "Bo", "token", -1)) == "seat-unknown"
    assert refusal_id(lambda: seating.sit(table, "", "token", 2)) == "seat-name"
    apply_all(table, [Sat(2, "Bo", "key")])
    assert refusal_id(lambda: seating.sit(table, "Cy", "token")) == "seat-none-open"


def test_getting_up_opens_the_seat() -> None:
    table = set_up("HHO")
    assert refusal_id(lambda: seating.get_up(table, [0], 1)) == "refused-seat"
    assert refusal_id(lambda: seating.get_up(table, [0], 3)) == "seat-unknown"
    apply_all(table, seating.get_up(table, [1], 1))
    assert table.chairs[1] == Chair()
    assert not table.seats_of([token(1)])
    apply_all(table, [seating.sit(table, "Cy", "token of Cy")])
    assert table.seats_of(["token of Cy"]) == {1}


def test_a_player_cannot_get_up_once_the_game_has_begun() -> None:
    table = begun("HH")
    assert refusal_id(lambda: seating.get_up(table, [1], 1)) == "seat-begun"


def test_giving_a_seat_to_a_bot() -> None:
    table = set_up("HO")
    event = seating.give_to_bot(table, token(0), 1, "stop4")
    assert event == GivenToBot(1, "stop4")
    apply_all(table, [event])
    assert table.chairs[1].bot == "stop4"
    assert gameplay.can_begin(table)


def test_only_an_open_seat_is_given_to_a_known_bot_by_a_person_at_the_table() -> None:
    table = set_up("HO")
    give = seating.give_to_bot
    assert refusal_id(lambda: give(table, "guess", 1, "stop4")) == "seat-token"
    assert refusal_id(lambda: give(table, token(0), 0, "stop4")) == "seat-taken"
    assert refusal_id(lambda: give(table, token(0), 9, "stop4")) == "seat-unknown"
    assert refusal_id(lambda: give(table, token(0), 1, "genius")) == "table-bot"
