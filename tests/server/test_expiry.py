"""Unfinished tables expire by a stated rule; finished games stay."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path

import pytest

from atoll.server.settings import ServerSettings
from atoll.server.tables.game_loader import GameLoader
from atoll.server.tables.registry import TableRegistry
from atoll.server.timers.expiry import Expiry
from atoll.store.sqlite.log import SqliteLog
from tests.server.running_server import AMPLE, run_server

DAY = 24 * 60 * 60 * 1000


def age(database: Path, days: float, *table_ids: str) -> None:
    """Make all events of these tables this many days older, or of all tables."""
    query, older = "UPDATE event SET at = at - ?", int(days * DAY)
    with closing(sqlite3.connect(database)) as log, log:
        if not table_ids:
            log.execute(query, (older,))
        for table_id in table_ids:
            log.execute(f"{query} WHERE table_id = ?", (older, table_id))


@asynccontextmanager
async def expiring(
    database: Path, settings: ServerSettings = AMPLE
) -> AsyncIterator[Callable[[float, float], Awaitable[None]]]:
    """Give a function that checks all tables with a clock this many days ahead, at this uptime."""
    log = SqliteLog(database)
    loader = GameLoader()
    registry = TableRegistry(log, loader, settings)
    loading = asyncio.create_task(loader.load())
    uptime = 0.0
    expiry = Expiry(log, registry, settings, lambda: uptime)

    async def check(days_ahead: float, days_up: float) -> None:
        nonlocal uptime
        uptime = days_up * DAY / 1000
        await expiry.run_once(time.time() + days_ahead * DAY / 1000)

    try:
        yield check
    finally:
        loading.cancel()
        await asyncio.gather(loading, return_exceptions=True)
        await registry.close()
        log.close()


def last_kind(database: Path, table_id: str) -> str | None:
    """Return the kind of a table's last event; None if the log has no such table."""
    query = "SELECT kind FROM event WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
    with closing(sqlite3.connect(database)) as log:
        found = log.execute(query, (table_id,)).fetchone()
    return found[0] if found else None


async def create_tables(database: Path) -> tuple[str, str, str]:
    """Create an open table, a running one and a finished one, and one more that stays new."""
    async with run_server(database) as server:
        await server.create_table("HO")
        waiting, _ = await server.create_table("HO")
        running, tokens = await server.create_table("HH")
        async with server.open_table(running, tokens) as ann:
            await ann.play_on(2)
        finished, tokens = await server.create_table("HB")
        async with server.open_table(finished, tokens) as ann:
            await ann.play_on()
            await ann.wait_for_status("over")
    return waiting, running, finished


HOUR = 1 / 24


async def import_game(database: Path, table_id: str) -> str:
    """Export a finished game, import it, and return the table of the copy."""
    async with run_server(database) as server:
        exported = await server.client.get(f"/api/tables/{table_id}/transcript")
        answer = await server.client.post("/api/transcripts", content=exported.content)
        [copy] = answer.json()["tables"]
    assert isinstance(copy, str)
    return copy


@pytest.mark.slow
async def test_tables_expire_by_their_kind(database: Path) -> None:
    waiting, running, finished = await create_tables(database)
    imported = await import_game(database, finished)
    age(database, 8, waiting)
    age(database, 91, running, finished)
    age(database, 31, imported)
    async with expiring(database) as check:
        await check(0, 0)
        assert last_kind(database, waiting) is not None
        assert last_kind(database, running) != "abandoned"
        await check(HOUR, HOUR)
    assert last_kind(database, waiting) is None
    assert last_kind(database, running) == "abandoned"
    assert last_kind(database, finished) is not None
    assert last_kind(database, imported) is None


async def test_younger_tables_stay(database: Path) -> None:
    waiting, running, finished = await create_tables(database)
    imported = await import_game(database, finished)
    age(database, 6, waiting)
    age(database, 29, imported)
    age(database, 89, running)
    async with expiring(database) as check:
        for number in range(3):
            await check(number * HOUR, number * HOUR)
    assert last_kind(database, waiting) is not None
    assert last_kind(database, running) != "abandoned"
    assert last_kind(database, imported) is not None


@pytest.mark.slow
@pytest.mark.parametrize("days", [-10, -1, 1, 8, 31, 91, 400])
async def test_a_wrong_clock_closes_nothing(database: Path, days: float) -> None:
    waiting, running, finished = await create_tables(database)
    imported = await import_game(database, finished)
    async with expiring(database) as check:
        for number in range(4):
            await check(days + number * HOUR, number * HOUR)
    assert last_kind(database, waiting) is not None
    assert last_kind(database, running) != "abandoned"
    assert last_kind(database, imported) is not None


async def test_a_clock_that_jumps_while_the_server_runs_closes_nothing(database: Path) -> None:
    waiting, *_ = await create_tables(database)
    async with expiring(database) as check:
        for hours, days_ahead in enumerate([0, 400, 400, -10, 400]):
            await check(days_ahead, hours * HOUR)
    assert last_kind(database, waiting) is not None


async def test_tables_expire_while_the_server_runs_on(database: Path) -> None:
    waiting, *_ = await create_tables(database)
    async with expiring(database) as check:
        for days in (0, 6, 8, 8 + HOUR):
            await check(days, days)
    assert last_kind(database, waiting) is None


async def test_a_table_that_was_used_since_it_was_marked_stays(database: Path) -> None:
    waiting, *_ = await create_tables(database)
    age(database, 8, waiting)
    async with expiring(database) as check:
        await check(0, 0)
        with closing(sqlite3.connect(database)) as log, log:
            log.execute(
                "INSERT INTO event SELECT table_id, seq + 1, 'said', NULL, ?, at FROM event "
                "WHERE table_id = ? ORDER BY seq DESC LIMIT 1",
                ('{"text": "Still here"}', waiting),
            )
        await check(HOUR, HOUR)
    assert last_kind(database, waiting) == "said"


@pytest.mark.parametrize("damage", ["payload = CAST(x'ff' AS TEXT)", "at = 'soon'"])
async def test_other_tables_expire_although_one_is_damaged(database: Path, damage: str) -> None:
    async with run_server(database) as server:
        tables = sorted([(await server.create_table("HO"))[0] for _ in range(4)])
    age(database, 8, *tables[:3])
    with closing(sqlite3.connect(database)) as log, log:
        log.execute(f"UPDATE event SET {damage} WHERE table_id = ?", tables[:1])
    async with expiring(database) as check:
        await check(0, 0)
        await check(HOUR, HOUR)
    assert [last_kind(database, table) is None for table in tables] == [False, True, True, False]


async def test_nothing_expires_if_the_host_says_so(database: Path) -> None:
    waiting, running, _ = await create_tables(database)
    age(database, 1000, waiting, running)
    never = replace(AMPLE, open_days=0, playing_days=0, imported_days=0)
    async with expiring(database, never) as check:
        await check(0, 0)
        await check(HOUR, HOUR)
    assert last_kind(database, waiting) is not None
    assert last_kind(database, running) != "abandoned"
