"""The turn timer measures one decision after another, and gives no time back."""

import asyncio

from msgspec.structs import replace

from atoll.server.timers.turn_timer import TurnTimer
from atoll.table.events import ClockRule, Event, Said, SeatResumed, StoodIn
from atoll.table.table import Table
from tests.table.tables import TORTUGA, actor_of, apply_all, begun, next_events


class FakeClock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def table_with_clock(seconds: int = 30) -> Table:
    table = begun("HHH", seed="17" * 32)
    created = replace(table.created, clock=ClockRule("move", seconds))
    return Table.of(table.id, [created, *table.events[1:]], lambda _: TORTUGA)


def apply(timer: TurnTimer, table: Table, *events: Event) -> None:
    for event in events:
        apply_all(table, [event])
        timer.on_event(event)


async def test_a_ply_restarts_the_timer_and_a_remark_does_not() -> None:
    table, clock = table_with_clock(), FakeClock()
    timer = TurnTimer(table, lambda: None, clock)
    timer.restart()
    clock.seconds = 20
    assert timer.elapsed_ms == 20_000
    apply(timer, table, Said(seat=0, name=None, text="Hm.", phrase=None, aside=False, at=0))
    assert timer.elapsed_ms == 20_000
    apply(timer, table, *next_events(table))
    assert timer.elapsed_ms == 0
    timer.stop()


async def test_a_stand_in_gives_no_time_back() -> None:
    table, clock = table_with_clock(), FakeClock()
    timer = TurnTimer(table, lambda: None, clock)
    timer.restart()
    own, other = actor_of(table), (actor_of(table) + 1) % 3
    for seat in own, other:
        clock.seconds += 14
        apply(timer, table, StoodIn(seat, "stop4"))
        apply(timer, table, SeatResumed(seat))
    assert timer.elapsed_ms == 28_000
    assert timer.late_seat is None
    clock.seconds += 3
    assert timer.late_seat == own
    timer.stop()


async def test_the_timer_stops_while_a_bot_stands_in() -> None:
    table, clock = table_with_clock(), FakeClock()
    timer = TurnTimer(table, lambda: None, clock)
    timer.restart()
    apply(timer, table, StoodIn(actor_of(table), "stop4"))
    assert not timer.running
    clock.seconds = 60
    apply(timer, table, SeatResumed(actor_of(table)))
    assert (timer.elapsed_ms, timer.late_seat) == (0, None)
    timer.stop()


async def test_a_call_that_comes_early_is_repeated() -> None:
    table, clock, timed_out = table_with_clock(seconds=1), FakeClock(), asyncio.Event()
    timer = TurnTimer(table, timed_out.set, clock)
    timer.restart()
    clock.seconds = 0.999
    apply(timer, table, StoodIn(actor_of(table), "stop4"), SeatResumed(actor_of(table)))
    loop = asyncio.get_running_loop()
    loop.call_later(0.01, lambda: setattr(clock, "seconds", 1.0))
    async with asyncio.timeout(60):
        await timed_out.wait()
    assert timer.late_seat == actor_of(table)
    timer.stop()
