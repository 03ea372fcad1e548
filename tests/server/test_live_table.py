"""A live table: commands are completed, and bots go on, whatever happens meanwhile."""

import asyncio
import gc
import threading
import weakref
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.structs import replace

from atoll.bots.bot import BotError
from atoll.server.settings import ServerSettings
from atoll.server.tables import event_codec
from atoll.server.tables.activity import Activity, now_ms
from atoll.server.tables.live_table import LiveTable
from atoll.server.thinking.scheduler import Scheduler
from atoll.store.sqlite.log import SqliteLog
from atoll.table.commands import bot_turns, gameplay
from atoll.table.consent import undo
from atoll.table.events import ClockRule, Undone
from atoll.table.seats import stand_in
from atoll.table.table import Table
from atoll.table.views import viewer
from atoll.table.views.presence import Presence
from atoll.table.views.viewer import Viewer
from tests.table.tables import ISLAND, actor_of, begun, position_of

T = TypeVar("T")


@asynccontextmanager
async def running(table: Table, database: Path, scheduler: Scheduler) -> AsyncIterator[LiveTable]:
    """Run a table that is in the log."""
    log = SqliteLog(database)
    await log.append(event_codec.to_rows(table.id, 0, table.events))
    live = LiveTable(
        table,
        Activity(now_ms()),
        log,
        scheduler,
        ServerSettings(bot_pause=0),
        lambda table, presence: None,
    )
    await live.start()
    try:
        yield live
    finally:
        await live.close()
        log.close()


def occupy(scheduler: Scheduler, release: threading.Event) -> list[asyncio.Task[bool]]:
    """Let quick bots wait until something is set."""
    return [asyncio.create_task(scheduler.run_quick(release.wait)) for _ in range(2)]


async def wait_until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(300):  # a bot may have to be compiled first
        while not condition():
            await asyncio.sleep(0.01)


async def test_bots_go_on_although_the_command_was_cancelled(database: Path) -> None:
    table = begun("HH")
    seat, seq = actor_of(table), table.seq
    with closing(Scheduler(ServerSettings())) as scheduler:
        async with running(table, database, scheduler) as live:
            executing = asyncio.create_task(
                live.execute(
                    lambda table: stand_in.stand_in(table, [seat], seat, "stop4", Presence())
                )
            )
            await asyncio.sleep(0)  # it has begun
            executing.cancel()
            await wait_until(lambda: table.seq > seq + 1)


async def test_a_cancelled_command_catches_up_with_another_process(database: Path) -> None:
    table = begun("HH")
    seat, seq = actor_of(table), table.seq
    shares = viewer.share_view(table, [seat], seat, True)
    with closing(Scheduler(ServerSettings())) as scheduler:
        async with running(table, database, scheduler) as live:
            other = SqliteLog(database)
            await other.append(event_codec.to_rows(table.id, seq, shares))
            other.close()
            executing = asyncio.create_task(live.execute(lambda table: shares))
            await asyncio.sleep(0)  # it has begun
            executing.cancel()
            with pytest.raises(asyncio.CancelledError):
                await executing
            assert (table.seq, table.chairs[seat].view_shared) == (seq + 1, True)


def with_a_card_for_the_bot(*, to_be_played: bool) -> Table:
    """Return a table whose bot may act out of turn before the person decides, and will or not."""
    for number in range(1000):
        table = begun("HR", ISLAND, seed=f"{number:064x}")
        may_act = bot_turns.bots_to_move(table)
        if len(may_act) == 1 and not may_act[0][1].must_act:
            bot, view = may_act[0]
            if (bot.choose(view) is not None) == to_be_played:
                return table
    raise AssertionError("no such deal")


class FailingScheduler(Scheduler):
    """Fails every task as a bot that raises would."""

    async def run_quick(self, work: Callable[[], T]) -> T:
        raise BotError("no decision")


async def test_a_bot_that_fails_out_of_turn_does_nothing(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = with_a_card_for_the_bot(to_be_played=True)
    seq = table.seq
    with closing(FailingScheduler(ServerSettings())) as scheduler:
        async with running(table, database, scheduler) as live:
            await wait_until(lambda: "no decision" in caplog.text)
            await wait_until(lambda: live.idle)
    assert table.seq == seq


class Spectator:
    """A connection of a page without a seat."""

    viewer = Viewer()
    address = ""
    hidden = False

    def send(self, message: bytes) -> None:
        """Ignore the message."""

    def disconnect(self) -> None:
        pass


@pytest.mark.slow
async def test_a_game_of_bots_goes_on_only_while_it_is_watched(database: Path) -> None:
    table = begun("RR")
    seq = table.seq
    with closing(Scheduler(ServerSettings())) as scheduler:
        async with running(table, database, scheduler) as live:
            await wait_until(lambda: live.idle)
            assert table.seq == seq
            live.subscribe(Spectator(), [])
            await wait_until(lambda: table.ended)


async def test_a_timeout_while_a_bot_thinks_is_not_forgotten(database: Path) -> None:
    deal = with_a_card_for_the_bot(to_be_played=False)
    created = replace(deal.created, clock=ClockRule("move", 1))
    table = Table.of(deal.id, [created, *deal.events[1:]], lambda _: ISLAND)
    seq, release = table.seq, threading.Event()
    with closing(Scheduler(ServerSettings())) as scheduler:
        waiting = occupy(scheduler, release)
        async with running(table, database, scheduler) as live:
            await wait_until(lambda: live.presence.thinking_ms > 1100)
            release.set()
            await asyncio.gather(*waiting)
            await wait_until(lambda: table.seq > seq)
    assert table.clock is not None
    assert table.clock.late[0] == 1


async def test_an_undo_while_a_bot_thinks_discards_its_ply(database: Path) -> None:
    table, release = begun("HR"), threading.Event()
    with closing(Scheduler(ServerSettings())) as scheduler:
        async with running(table, database, scheduler) as live:
            await wait_until(lambda: live.idle)  # it is the person's turn
            waiting = occupy(scheduler, release)
            while actor_of(table) == 0:
                await live.execute(
                    partial(
                        gameplay.play,
                        held_seats=[0],
                        seq=table.seq,
                        ply=position_of(table).legal[-1],
                    )
                )
            await wait_until(lambda: not live.idle)
            await live.execute(lambda table: undo.undo(table, [0], table.seq))
            release.set()
            await asyncio.gather(*waiting)
            await wait_until(lambda: live.idle)
    assert isinstance(table.events[-1], Undone)
    assert actor_of(table) == 0


async def test_an_unused_table_leaves_memory_without_garbage_collection(database: Path) -> None:
    """Collections are rare, so a live table must not be in a reference cycle."""
    gc.disable()
    try:
        with closing(Scheduler(ServerSettings())) as scheduler:
            async with running(begun("HH"), database, scheduler) as live:
                spectator = Spectator()
                live.subscribe(spectator, [])
                live.unsubscribe(spectator)
                reference = weakref.ref(live)
            del live
            assert reference() is None
    finally:
        gc.enable()
