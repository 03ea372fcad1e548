"""A room: what is begun there goes on, whoever leaves and however long a bot thinks."""

import asyncio
import gc
import threading
import weakref
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from atoll.bots.bot import BotError
from atoll.server.limits import Limits
from atoll.server.tables import event_codec
from atoll.server.tables.live_table import LiveTable
from atoll.store.log import EventLog
from atoll.table import commands
from atoll.table.consent import undo
from atoll.table.events import ClockRule, Undone
from atoll.table.seats import stand_in, viewer
from atoll.table.seats.presence import Presence
from atoll.table.seats.viewer import Viewer
from atoll.table.table import Table
from tests.table.tables import ISLAND, begun


@asynccontextmanager
async def room_of(table: Table, database: Path, bot_executor: Executor) -> AsyncIterator[LiveTable]:
    """A room whose table is in the log."""
    log = EventLog(database)
    await log.append(event_codec.lines(table.id, 0, table.events))
    room = LiveTable(table, log, bot_executor, Limits(bot_pause=0), lambda table, presence: None)
    await room.wake()
    try:
        yield room
    finally:
        await room.close()
        log.close()


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(300):  # a bot may have to be compiled first
        while not happened():
            await asyncio.sleep(0.01)


async def test_bots_go_on_though_whoever_acted_is_gone(database: Path) -> None:
    table = begun("HH")
    assert table.position is not None
    seat, seq = table.position.actor, table.seq
    with ThreadPoolExecutor(1) as bot_executor:
        async with room_of(table, database, bot_executor) as room:
            leaving = asyncio.create_task(
                room.act(lambda table: stand_in.stand_in(table, [seat], seat, "stop4", Presence()))
            )
            await asyncio.sleep(0)  # it has begun
            leaving.cancel()
            await until(lambda: table.seq > seq + 1)


async def test_who_is_told_to_stop_stops_though_another_process_was_faster(database: Path) -> None:
    table = begun("HH")
    assert table.position is not None
    seat, seq = table.position.actor, table.seq
    lends = viewer.share_view(table, [seat], seat, True)
    with ThreadPoolExecutor(1) as bot_executor:
        async with room_of(table, database, bot_executor) as room:
            other = EventLog(database)
            await other.append(event_codec.lines(table.id, seq, lends))
            other.close()
            leaving = asyncio.create_task(room.act(lambda table: lends))
            await asyncio.sleep(0)  # it has begun
            leaving.cancel()
            with pytest.raises(asyncio.CancelledError):
                await leaving
            assert (table.seq, table.chairs[seat].eyes) == (seq + 1, True)


def with_a_card_for_the_bot(*, to_be_played: bool) -> Table:
    """A person is to decide; the bot might act out of turn, and will or will not."""
    for number in range(1000):
        table = begun("HR", ISLAND, seed=f"{number:064x}")
        asked = commands.bots_to_move(table)
        if len(asked) == 1 and not asked[0][1].must_act:
            bot, seen = asked[0]
            if (bot.choose(seen) is not None) == to_be_played:
                return table
    raise AssertionError("no such deal")


class Failing(Executor):
    """Where every bot fails that thinks."""

    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        failed: Future[Any] = Future()
        failed.set_exception(BotError("it knows nothing"))
        return failed


async def test_a_bot_that_fails_out_of_turn_does_nothing(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = with_a_card_for_the_bot(to_be_played=True)
    seq = table.seq
    async with room_of(table, database, Failing()) as room:
        await until(lambda: "it knows nothing" in caplog.text)
        await until(lambda: room.idle)
    assert table.seq == seq


class Visitor:
    """A page that only looks on."""

    who = Viewer()

    def send(self, message: bytes) -> None:
        """It listens to nothing."""


async def test_bots_among_themselves_play_while_somebody_looks_on(database: Path) -> None:
    table = begun("RR")
    seq = table.seq
    with ThreadPoolExecutor(1) as bot_executor:
        async with room_of(table, database, bot_executor) as room:
            await until(lambda: room.idle)
            assert table.seq == seq
            room.enter(Visitor(), [])
            await until(lambda: table.ended)


async def test_time_is_up_while_a_bot_thinks(database: Path) -> None:
    deal = with_a_card_for_the_bot(to_be_played=False)
    created = replace(deal.created, clock=ClockRule("move", 1))
    table = Table.of(deal.id, [created, *deal.events[1:]], lambda _: ISLAND)
    seq, free = table.seq, threading.Event()
    with ThreadPoolExecutor(1) as bot_executor:
        bot_executor.submit(free.wait)
        async with room_of(table, database, bot_executor) as room:
            await until(lambda: room.presence.thought > 1100)
            free.set()
            await until(lambda: table.seq > seq)
    assert table.clock is not None
    assert table.clock.late[0] == 1


async def test_taking_back_while_a_bot_thinks(database: Path) -> None:
    """What the bot thought of is no longer there to be played."""
    table, free = begun("HR"), threading.Event()
    with ThreadPoolExecutor(1) as bot_executor:
        async with room_of(table, database, bot_executor) as room:
            await until(lambda: room.idle)  # it is the person's turn
            bot_executor.submit(free.wait)
            while (position := table.position) is not None and position.actor == 0:
                await room.act(
                    partial(commands.play, held=[0], seq=table.seq, ply=position.legal[-1])
                )
            await until(lambda: not room.idle)
            await room.act(lambda table: undo.undo(table, [0], table.seq))
            free.set()
            await until(lambda: room.idle)
    assert isinstance(table.events[-1], Undone)
    assert table.position is not None
    assert table.position.actor == 0


async def test_a_room_that_nobody_needs_is_gone_at_once(database: Path) -> None:
    """Garbage is seldom looked for, so nothing a room holds may hold the room."""
    gc.disable()
    try:
        with ThreadPoolExecutor(1) as bot_executor:
            async with room_of(begun("HH"), database, bot_executor) as room:
                visitor = Visitor()
                room.enter(visitor, [])
                room.leave(visitor)
                gone = weakref.ref(room)
            del room
            assert gone() is None
    finally:
        gc.enable()
