"""Clocks of days run out although no client has the table open."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from atoll import games
from atoll.server.settings import ServerSettings
from atoll.server.tables import event_codec, registry
from atoll.server.tables.game_loader import GameLoader
from atoll.server.tables.live_table import LiveTable
from atoll.server.tables.registry import TableRegistry
from atoll.server.timers import wake_ups
from atoll.server.timers.wake_ups import WakeUps
from atoll.store.sqlite.log import SqliteLog
from atoll.table.events import ClockRule
from atoll.table.table import Table
from atoll.table.time.clock import DAY
from atoll.table.views.viewer import Viewer
from tests.server.test_expiry import age
from tests.table.tables import TORTUGA, begun

DAYS = ClockRule("move", 3 * DAY)
SLOW = ClockRule("move", 2 * 60 * 60)


def table_with(clock: ClockRule | None, table_id: str = "isle") -> Table:
    table = begun("HHH", seed="17" * 32)
    created = replace(table.created, clock=clock)
    return Table.of(table_id, [created, *table.events[1:]], lambda _: TORTUGA)


class Spectator:
    """A connection that says when it was sent something."""

    def __init__(self) -> None:
        self.viewer = Viewer()
        self.address = ""
        self.hidden = False
        self.sent = asyncio.Event()

    def send(self, message: bytes) -> None:
        self.sent.set()

    def disconnect(self) -> None:
        pass


@asynccontextmanager
async def running(database: Path) -> AsyncIterator[TableRegistry]:
    """All tables of a database."""
    log, loader = SqliteLog(database), GameLoader()
    await loader.load()
    tables = TableRegistry(log, loader, ServerSettings(bot_pause=0))
    try:
        yield tables
    finally:
        await tables.close()
        log.close()


async def write(database: Path, *tables: Table) -> None:
    log = SqliteLog(database)
    for table in tables:
        await log.append(event_codec.to_rows(table.id, 0, table.events))
    log.close()


@pytest.fixture(autouse=True)
def one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "names", lambda: ("la_tortuga",))
    monkeypatch.setattr(wake_ups, "PAUSE_SECONDS", 0)


async def test_a_restarted_server_finds_the_tables_whose_clock_runs(database: Path) -> None:
    await write(database, table_with(DAYS, "long ago"))
    age(database, days=6)
    await write(database, table_with(DAYS, "days"), table_with(SLOW, "hours"))
    age(database, days=2)
    await write(database, table_with(None, "no clock"))
    async with running(database) as tables:
        await tables.wake_ups.find_tables(time.time())
        existing = ("long ago", "days", "hours", "no clock")
        assert [table_id for table_id in existing if tables.in_memory(table_id)] == ["days"]


async def test_a_decision_of_days_goes_on_after_a_restart(database: Path) -> None:
    await write(database, table_with(DAYS))
    age(database, days=1)
    async with running(database) as tables, tables.open("isle") as live:
        assert 86_000_000 < live.presence.thinking_ms < 87_000_000


async def test_a_decision_of_days_has_an_hour_after_a_restart(database: Path) -> None:
    await write(database, table_with(DAYS))
    age(database, days=4)
    async with running(database) as tables, tables.open("isle") as live:
        left = DAYS.seconds * 1000 - live.presence.thinking_ms
        assert 3_590_000 < left <= 3_600_000


async def test_a_short_decision_starts_over_after_a_restart(database: Path) -> None:
    await write(database, table_with(ClockRule("move", 60 * 60)))
    age(database, days=1)
    async with running(database) as tables, tables.open("isle") as live:
        assert live.presence.thinking_ms < 60_000


async def test_a_bot_decides_where_time_ran_out_while_the_table_was_not_in_memory(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await write(database, table_with(DAYS))
    age(database, days=3)
    spectator = Spectator()
    async with running(database) as tables:
        monkeypatch.setattr(wake_ups, "LONG", 0)  # as if the server had been up for an hour
        async with tables.open("isle") as live, asyncio.timeout(60):
            live.subscribe(spectator, [])
            while not any(live.table.clock.late if live.table.clock else ()):
                spectator.sent.clear()
                await spectator.sent.wait()
            live.unsubscribe(spectator)


async def test_an_idle_table_with_a_long_clock_is_unloaded_and_opened_in_time(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "MOST_IDLE", 0)
    scheduled: dict[str, float] = {}
    await write(database, table_with(DAYS, "days"), table_with(ClockRule("move", 60), "minute"))
    async with running(database) as tables:
        monkeypatch.setattr(tables.wake_ups, "schedule", scheduled.__setitem__)
        for table_id in ("days", "minute"):
            async with tables.open(table_id):
                pass
        assert not tables.in_memory("days")
        assert tables.in_memory("minute")
        assert 0 <= DAYS.seconds - scheduled.pop("days") < 60
        assert scheduled == {}


async def test_a_table_is_opened_when_its_time_comes(database: Path) -> None:
    await write(database, table_with(DAYS))
    opened = asyncio.Event()

    @asynccontextmanager
    async def open_table(table_id: str) -> AsyncIterator[LiveTable]:
        async with tables.open(table_id) as live:
            yield live
        opened.set()

    log = SqliteLog(database)
    async with running(database) as tables, asyncio.timeout(60):
        timers = WakeUps(log, open_table)
        timers.schedule("no such table", 0)
        timers.schedule("isle", 0)
        await opened.wait()
        assert tables.in_memory("isle")
        assert not tables.in_memory("no such table")
    log.close()
