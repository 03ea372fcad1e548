"""Clocks: the time that is charged to each seat, and what happens when it is up."""

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from atoll.engine.game import Game
from atoll.table.commands import gameplay
from atoll.table.commands.creation import create
from atoll.table.commands.refusal import Refusal
from atoll.table.consent import agreement, undo
from atoll.table.events import ClockRule, Event, Played, StoodIn
from atoll.table.seats import rematch, stand_in
from atoll.table.table import Table
from atoll.table.time import timeouts
from atoll.table.time.clock import DAY, LEAST, Clock, check_rule
from atoll.table.views.presence import Presence
from tests.table.tables import (
    ISLAND,
    TORTUGA,
    actor_of,
    apply_all,
    chairs,
    next_events,
    play_on,
    position_of,
    token,
)

MOVE = ClockRule("move", 30)
GAME = ClockRule("game", 60, 5)


def begun_with(rule: ClockRule | None, picture: str = "HHH", game: Game = TORTUGA) -> Table:
    created = create(game, len(picture), {}, chairs(picture), clock=rule)
    table = Table("isle", replace(created, seed="17" * 32), lambda _: game)
    apply_all(table, gameplay.begin(table))
    return table


def play_after(table: Table, milliseconds: int) -> int:
    """Let the seat to decide play after this time, and return it."""
    seat = actor_of(table)
    apply_all(table, timeouts.stamp(table, next_events(table), milliseconds))
    return seat


def move_after(table: Table, milliseconds: int) -> int:
    """Do so on Forbidden Island, by a move that can be taken back freely."""
    seat = actor_of(table)
    moves = (ply for ply in position_of(table).legal if ply["by"] == seat and ply["do"] == "move")
    played = gameplay.play(table, [seat], table.seq, next(moves))
    apply_all(table, timeouts.stamp(table, played, milliseconds))
    return seat


def undo_after(table: Table, seat: int, milliseconds: int) -> None:
    apply_all(table, timeouts.stamp(table, undo.undo(table, [seat], table.seq), milliseconds))


def clock_of(table: Table) -> Clock:
    assert table.clock is not None
    return table.clock


def allowance(table: Table) -> int:
    """The time the seat to decide has left for it."""
    return clock_of(table).allowance(actor_of(table))


def left(table: Table, seat: int) -> int:
    return clock_of(table).left[seat]


def late_events(table: Table) -> list[Event]:
    """The events when time is up for the seat to decide."""
    seat = actor_of(table)
    bot, seen = timeouts.substitute(table, seat)
    ply = bot.choose(seen)
    assert ply is not None
    return list(timeouts.stamp(table, timeouts.decide_late(table, seat, table.seq, ply), 61_000))


def test_per_move_every_decision_has_the_same_time() -> None:
    table = begun_with(MOVE)
    seat = play_after(table, 29_000)
    assert left(table, seat) == 30_000


def test_per_game_time_spent_is_subtracted_and_the_increment_added() -> None:
    table = begun_with(GAME)
    seat = play_after(table, 20_000)
    assert left(table, seat) == 60_000 - 20_000 + 5_000
    assert [left(table, other) for other in range(3) if other != seat] == [60_000] * 2


def test_every_decision_has_a_least_time() -> None:
    table = begun_with(ClockRule("game", 60))
    seat = play_after(table, 59_000)
    assert left(table, seat) == 1_000
    assert clock_of(table).allowance(seat) == LEAST


def test_time_is_charged_to_the_seat_to_decide() -> None:
    """A special card played out of turn takes the time of the seat it interrupts."""
    table = begun_with(GAME)
    seat, other = 0, 1
    clock_of(table).charge(seat, Played({"by": other, "do": "sandbag"}, spent=7_000), 0)
    assert clock_of(table).left[:2] == [53_000, 60_000]


def test_after_an_undo_a_decision_goes_on_with_the_time_it_had_left() -> None:
    """Otherwise a player could keep the others waiting forever."""
    table = begun_with(MOVE, "HH", ISLAND)
    seat = move_after(table, 8_000)
    assert allowance(table) == 30_000
    undo_after(table, seat, 5_000)
    assert allowance(table) == 30_000 - 8_000 - 5_000
    move_after(table, 2_000)
    undo_after(table, seat, 20_000)
    assert allowance(table) == 0
    move_after(table, 0)
    assert allowance(table) == 30_000, "another decision has its own time"


def test_a_proposal_to_abandon_gives_an_undo_no_time_back() -> None:
    table = begun_with(MOVE, "HH", ISLAND)
    seat = actor_of(table)
    apply_all(table, agreement.propose(table, [seat], agreement.ABANDON))
    move_after(table, 8_000)
    undo_after(table, seat, 5_000)
    assert allowance(table) == 30_000 - 8_000 - 5_000


def test_per_game_an_undo_gives_no_time_back() -> None:
    table = begun_with(GAME, "HH", ISLAND)
    seat = move_after(table, 8_000)
    undo_after(table, seat, 5_000)
    assert left(table, seat) == 60_000 - 8_000 + 5_000 - 5_000


def test_alone_with_bots_a_decision_starts_over_after_an_undo() -> None:
    table = begun_with(MOVE, "HR", ISLAND)
    while actor_of(table) != 0:
        apply_all(table, next_events(table))
    move_after(table, 8_000)
    undo_after(table, 0, 25_000)
    assert allowance(table) == 30_000


def test_a_decision_starts_over_after_an_undo_the_others_agreed_to() -> None:
    table = begun_with(MOVE, "HH")
    seat = play_after(table, 8_000)
    apply_all(table, undo.propose(table, [seat], table.seq))
    assert table.proposal is not None, "the throw after it has been seen"
    apply_all(table, agreement.answer(table, [1 - seat], agrees=True))
    assert actor_of(table) == seat
    assert allowance(table) == 30_000


def test_no_clock_runs_for_a_bot() -> None:
    table = begun_with(GAME, "HBB")
    while actor_of(table) == 0:
        play_after(table, 1_000)
    assert timeouts.runs_for(table) is None
    events = next_events(table)
    assert timeouts.stamp(table, events, 5_000) == events


def test_a_bot_makes_the_decision_when_time_is_up() -> None:
    table = begun_with(MOVE)
    seat = actor_of(table)
    played, *_ = late = late_events(table)
    assert isinstance(played, Played)
    assert (played.ply["by"], played.late, played.spent) == (seat, True, 61_000)
    apply_all(table, late)
    assert clock_of(table).late[seat] == 1
    assert seat in table.people


def test_after_three_late_decisions_in_a_row_a_bot_stands_in() -> None:
    table = begun_with(MOVE)
    seat = actor_of(table)
    for _ in range(3):
        while actor_of(table) != seat:
            play_after(table, 0)
        apply_all(table, late_events(table))
    assert any(isinstance(event, StoodIn) and event.seat == seat for event in table.events)
    assert seat in table.stood_in


def test_the_bot_that_stands_in_for_a_late_player_agrees_to_the_proposal() -> None:
    table = begun_with(MOVE)
    seat = actor_of(table)
    for times in range(3):
        while actor_of(table) != seat:
            play_after(table, 0)
        if times == 2:
            others = [other for other in range(3) if other != seat]
            apply_all(table, agreement.propose(table, others, agreement.ABANDON))
        apply_all(table, late_events(table))
    assert table.status == "abandoned"


def test_a_bot_that_stands_in_earns_no_increment() -> None:
    table = begun_with(GAME, "HHH")
    seat = actor_of(table)
    apply_all(table, stand_in.stand_in(table, [seat], seat, "stop4", Presence()))
    play_on(table, most=1)
    assert left(table, seat) == 60_000


def test_a_decision_in_time_resets_the_count_of_late_ones() -> None:
    table = begun_with(MOVE)
    seat = actor_of(table)
    apply_all(table, late_events(table))
    while actor_of(table) != seat:
        play_after(table, 0)
    play_after(table, 0)
    assert clock_of(table).late[seat] == 0


def test_clocks_are_restored_from_the_events() -> None:
    table = play_on(begun_with(GAME), most=4)
    play_after(table, 12_345)
    restored = Table.of(table.id, table.events, lambda _: TORTUGA)
    assert clock_of(restored).left == clock_of(table).left


def test_the_clocks_are_sent_to_every_client() -> None:
    table = begun_with(GAME)
    info = timeouts.clock_info(table, Presence(thinking_ms=2_500))
    assert to_builtins(info) == {
        "per": "game",
        "seconds": 60,
        "increment": 5,
        "left": [60_000] * 3,
        "late": [0] * 3,
        "runs": actor_of(table),
        "rest": 57_500,
    }
    assert timeouts.clock_info(begun_with(None), Presence()) is None


def test_a_rematch_is_played_by_the_same_clock() -> None:
    table = play_on(begun_with(GAME, "HB"))
    assert rematch.create_rematch(table, "reef", [token(0)], rotate=False).clock == GAME


@pytest.mark.parametrize(
    "rule",
    [
        ClockRule("move", 2),
        ClockRule("move", 30, 5),
        ClockRule("game", 10),
        ClockRule("game", 60, -1),
        ClockRule("game", 10**9),
        ClockRule("move", 14 * DAY + 1),
        ClockRule("game", 60, DAY + 1),
    ],
)
def test_clocks_out_of_range_are_refused(rule: ClockRule) -> None:
    with pytest.raises(Refusal) as raised:
        check_rule(rule)
    assert raised.value.id == "table-clock"


@pytest.mark.parametrize("rule", [ClockRule("move", 14 * DAY), ClockRule("game", 14 * DAY, DAY)])
def test_clocks_may_have_days(rule: ClockRule) -> None:
    assert check_rule(rule) is rule


def test_forbidden_island_can_be_played_with_a_clock() -> None:
    created = create(ISLAND, 2, {}, chairs("HH"), clock=MOVE)
    table = Table("isle", created, lambda _: ISLAND)
    apply_all(table, gameplay.begin(table))
    assert timeouts.runs_for(table) == actor_of(table)
