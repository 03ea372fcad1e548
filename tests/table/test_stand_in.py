"""Bots that stand in for absent people, until they resume their seats."""

import pytest
from msgspec import to_builtins

from atoll.table.commands import bot_turns, gameplay
from atoll.table.commands.refusal import Refusal
from atoll.table.events import ClockRule
from atoll.table.seats import stand_in
from atoll.table.table import Table
from atoll.table.views import table_view
from atoll.table.views.presence import Presence, absence_allowed, duration
from tests.table.tables import (
    actor_of,
    apply_all,
    begun,
    play_on,
    position_of,
    refusal_id,
    set_up,
    token,
    viewer_of,
)

ALONE = Presence(frozenset([0]), away={1: 60})
"""Seat 1 has been away for long enough."""


def with_stand_in(table: Table) -> Table:
    apply_all(table, stand_in.stand_in(table, [0], 1, "stop4", ALONE))
    return table


def test_a_bot_plays_for_an_absent_person() -> None:
    table = with_stand_in(begun("HHH"))
    assert table.people == {0, 2}
    assert table.chairs[1].name == "Player 1"
    while actor_of(table) != 1:
        play_on(table, most=1)
    [(_, seen)] = bot_turns.bots_to_move(table)
    assert seen.seats == {1}
    assert play_on(table).status == "over"


def test_the_seat_shows_its_person_and_the_stand_in() -> None:
    seat = table_view.describe(with_stand_in(begun("HH")), viewer_of(0), ALONE).seats[1]
    assert to_builtins(seat) == {
        "kind": "human",
        "name": "Player 1",
        "bot": "stop4",
        "online": False,
        "grace": None,
        "emblem": None,
    }


def test_the_person_resumes_the_seat() -> None:
    table = with_stand_in(begun("HHH"))
    held_seats = table.seats_of([token(1)])
    assert held_seats == {1}
    while actor_of(table) != 1:
        play_on(table, most=1)
    ply = position_of(table).legal[0]
    assert table_view.seen_position(table, viewer_of(1)).legal == []
    refused = refusal_id(lambda: gameplay.play(table, held_seats, table.seq, ply))
    assert refused == "refused-stand-in"
    apply_all(table, stand_in.resume_seat(table, held_seats, 1))
    assert bot_turns.bots_to_move(table) == []
    apply_all(table, gameplay.play(table, held_seats, table.seq, ply))


def test_the_ply_of_a_bot_that_was_thinking_when_the_person_resumed_is_stale() -> None:
    table = with_stand_in(begun("HH"))
    while not (asked := bot_turns.bots_to_move(table)):
        play_on(table, most=1)
    bot, seen = asked[0]
    seq, ply = table.seq, bot.choose(seen)
    assert ply is not None
    apply_all(table, stand_in.resume_seat(table, [1], 1))
    assert refusal_id(lambda: bot_turns.play_for_bot(table, [1], seq, ply)) == "refused-stale"


def test_a_person_may_let_a_bot_stand_in_at_any_time() -> None:
    table = begun("HH")
    apply_all(table, stand_in.stand_in(table, [0], 0, "stop4", Presence(frozenset([0, 1]))))
    assert table.people == {1}


def test_a_person_who_is_there_or_has_just_left_is_not_replaced() -> None:
    table = begun("HH")

    def refused(presence: Presence) -> str:
        return refusal_id(lambda: stand_in.stand_in(table, [0], 1, "stop4", presence))

    assert refused(Presence(frozenset([0, 1]))) == "stand-in-here"
    assert refused(Presence(frozenset([0]), away={1: 59.5})) == "stand-in-soon"
    seats = table_view.describe(table, viewer_of(0), Presence(frozenset([0]), away={1: 41.5})).seats
    assert [seat.grace for seat in seats] == [None, 19]


def test_commands_for_a_stand_in_that_are_refused() -> None:
    table = begun("HHB")

    def refused(held_seats: list[int], seat: int, bot: str = "stop4", table: Table = table) -> str:
        return refusal_id(lambda: stand_in.stand_in(table, held_seats, seat, bot, ALONE))

    assert refused([], 1) == "seat-token"
    assert refused([0], 2) == "stand-in-nobody"
    assert refused([0], 3) == "seat-unknown"
    assert refused([0], 1, "genius") == "table-bot"
    assert refused([0], 1, table=set_up("HHO")) == "refused-open"
    assert refused([0], 1, table=play_on(begun("HHB"))) == "refused-over"
    assert refused([0], 1, table=with_stand_in(begun("HHB"))) == "stand-in-nobody"


def test_only_its_own_person_resumes_a_seat() -> None:
    table = with_stand_in(begun("HHH"))
    assert refusal_id(lambda: stand_in.resume_seat(table, [0], 1)) == "refused-seat"
    assert refusal_id(lambda: stand_in.resume_seat(table, [0], 0)) == "stand-in-none"
    assert refusal_id(lambda: stand_in.resume_seat(table, [0], 9)) == "seat-unknown"


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        (None, 86_400),
        (ClockRule("move", 30), 60),
        (ClockRule("move", 300), 300),
        (ClockRule("move", 3 * 86_400), 86_400),
        (ClockRule("game", 300), 60),
        (ClockRule("game", 3600, 10), 360),
        (ClockRule("game", 14 * 86_400), 86_400),
    ],
)
def test_the_absence_allowed_grows_with_the_clock(clock: ClockRule | None, seconds: int) -> None:
    assert absence_allowed(clock) == seconds


def test_the_refusal_says_how_long_the_others_must_wait() -> None:
    table = begun("HH")
    day = Presence(frozenset([0]), away_seconds=86_400, away={1: 19})
    with pytest.raises(Refusal, match="23:59:41"):
        stand_in.stand_in(table, [0], 1, "stop4", day)
    assert (duration(41), duration(3600)) == ("0:41", "1:00:00")
