"""The timekeeper measures one decision after another, and winds no clock back."""

import asyncio

from msgspec.structs import replace

from atoll.server.tables.turn_timer import TurnTimer
from atoll.table.events import ClockRule, Event, Said, SeatResumed, StoodIn
from atoll.table.table import Table
from tests.table.tables import TORTUGA, actor_of, apply_all, begun, next_events


class Watch:
    """A time of day that stands still until it is put forward."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def by_the_clock(seconds: int = 30) -> Table:
    table = begun("HHH", seed="17" * 32)
    created = replace(table.created, clock=ClockRule("move", seconds))
    return Table.of(table.id, [created, *table.events[1:]], lambda _: TORTUGA)


def heed(keeper: TurnTimer, table: Table, *events: Event) -> None:
    for event in events:
        apply_all(table, [event])
        keeper.heed(event)


async def test_the_next_decision_begins_with_a_ply() -> None:
    table, watch = by_the_clock(), Watch()
    keeper = TurnTimer(table, lambda: None, watch)
    keeper.begin()
    watch.seconds = 20
    assert keeper.thought == 20_000
    heed(keeper, table, Said(seat=0, name=None, text="Hm.", phrase=None, aside=False, at=0))
    assert keeper.thought == 20_000
    heed(keeper, table, *next_events(table))
    assert keeper.thought == 0
    keeper.stop()


async def test_nobody_gets_time_back_by_leaving_a_seat_to_a_bot_and_taking_it_again() -> None:
    table, watch = by_the_clock(), Watch()
    keeper = TurnTimer(table, lambda: None, watch)
    keeper.begin()
    own, other = actor_of(table), (actor_of(table) + 1) % 3
    for seat in own, other:
        watch.seconds += 14
        heed(keeper, table, StoodIn(seat, "stop4"))
        heed(keeper, table, SeatResumed(seat))
    assert keeper.thought == 28_000
    assert keeper.late is None
    watch.seconds += 3
    assert keeper.late == own
    keeper.stop()


async def test_no_time_passes_for_whoever_let_a_bot_stand_in() -> None:
    table, watch = by_the_clock(), Watch()
    keeper = TurnTimer(table, lambda: None, watch)
    keeper.begin()
    heed(keeper, table, StoodIn(actor_of(table), "stop4"))
    assert not keeper.running
    watch.seconds = 60
    heed(keeper, table, SeatResumed(actor_of(table)))
    assert (keeper.thought, keeper.late) == (0, None)
    keeper.stop()


async def test_an_alarm_that_comes_early_rings_again() -> None:
    table, watch, rung = by_the_clock(seconds=1), Watch(), asyncio.Event()
    keeper = TurnTimer(table, rung.set, watch)
    keeper.begin()
    watch.seconds = 0.999
    heed(keeper, table, StoodIn(actor_of(table), "stop4"), SeatResumed(actor_of(table)))
    loop = asyncio.get_running_loop()
    loop.call_later(0.01, lambda: setattr(watch, "seconds", 1.0))
    async with asyncio.timeout(60):
        await rung.wait()
    assert keeper.late == actor_of(table)
    keeper.stop()
