"""New tokens for seats: only the newest holds the seat."""

import pytest

from atoll.server.tables import event_codec
from atoll.table.events import SeatRekeyed
from atoll.table.seats import seating, stand_in
from atoll.table.seats.rekeying import rekey
from atoll.table.seats.tokens import key_of
from atoll.table.table import Table
from atoll.table.views import table_view
from atoll.table.views.presence import Presence
from tests.table.tables import (
    TOBAGO,
    apply_all,
    begun,
    play_on,
    refusal_id,
    set_up,
    token,
    viewer_of,
)

NEW = "a token that the page derived"
KEY = key_of(NEW)


def test_only_the_new_token_holds_the_seat() -> None:
    table = begun("HHH", TOBAGO)
    apply_all(table, rekey(table, token(1), KEY))
    assert table.seats_of([token(1)]) == frozenset()
    assert table.seats_of([NEW]) == {1}
    assert table.seats_of([token(0), token(2)]) == {0, 2}
    assert refusal_id(lambda: rekey(table, token(1), key_of("another"))) == "seat-token"


def test_the_game_is_as_it_was() -> None:
    table = begun("HHR", TOBAGO)
    described = table_view.describe(table, viewer_of(1), Presence())
    before = table.game_seq, table.people, described
    apply_all(table, rekey(table, token(1), KEY))
    assert (
        table.game_seq,
        table.people,
        table_view.describe(table, viewer_of(1), Presence()),
    ) == before


def test_the_same_key_again_changes_nothing() -> None:
    table = begun("HH")
    apply_all(table, rekey(table, token(1), KEY))
    assert rekey(table, NEW, KEY) == []


@pytest.mark.parametrize("status", ["open", "playing", "over"])
def test_a_seat_gets_a_new_token_at_any_time(status: str) -> None:
    table = set_up("HHO") if status == "open" else begun("HHB")
    if status == "over":
        play_on(table)
    assert table.status == status
    apply_all(table, rekey(table, token(0), KEY))
    assert table.seats_of([NEW]) == {0}


def test_a_seat_gets_a_new_token_while_a_bot_stands_in() -> None:
    table = begun("HH")
    apply_all(table, stand_in.stand_in(table, [1], 1, "stop4", Presence()))
    apply_all(table, rekey(table, token(1), KEY))
    assert table.stood_in == {1}
    apply_all(table, stand_in.resume_seat(table, table.seats_of([NEW]), 1))
    assert table.people == {0, 1}


def test_a_token_of_no_seat_is_refused() -> None:
    table = set_up("HBO")
    assert refusal_id(lambda: rekey(table, "guess", KEY)) == "seat-token"
    assert refusal_id(lambda: rekey(table, token(1), KEY)) == "seat-token"


def test_the_person_who_sits_down_after_a_rekeyed_one_got_up_has_a_token_of_their_own() -> None:
    table = set_up("HHO")
    apply_all(table, rekey(table, token(1), KEY))
    apply_all(table, seating.get_up(table, table.seats_of([NEW]), 1))
    apply_all(table, [seating.sit(table, "Bo", "of Bo", 1)])
    assert refusal_id(lambda: rekey(table, NEW, key_of("x"))) == "seat-token"


def test_a_replay_gives_the_seat_to_the_same_token() -> None:
    table = begun("HHB")
    apply_all(table, rekey(table, token(1), KEY))
    rows = event_codec.to_rows(table.id, 0, table.events)
    assert (rows[-1].kind, rows[-1].seat) == ("seat_rekeyed", 1)
    assert NEW not in rows[-1].payload
    replayed = Table.of(table.id, event_codec.from_rows(rows), lambda _: table.game)
    assert replayed.events[-1] == SeatRekeyed(1, KEY)
    assert replayed.seats_of([NEW, token(1)]) == {1}
