"""Unfinished tables expire by a stated rule; finished games stay."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from tests.server.running_server import AMPLE, RunningServer, run_server

DAY = 24 * 60 * 60 * 1000


def age(database: Path, days: float) -> None:
    """Make all events in the log this many days older."""
    with closing(sqlite3.connect(database)) as log, log:
        log.execute("UPDATE event SET at = at - ?", (int(days * DAY),))


def last_kind(database: Path, table_id: str) -> str | None:
    """Return the kind of a table's last event; None if the log has no such table."""
    query = "SELECT kind FROM event WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
    with closing(sqlite3.connect(database)) as log:
        found = log.execute(query, (table_id,)).fetchone()
    return found[0] if found else None


async def create_tables(database: Path) -> tuple[str, str, str]:
    """Create an open table, a running one and a finished one."""
    async with run_server(database) as server:
        waiting, _ = await server.create_table("HO")
        running, tokens = await server.create_table("HH")
        async with server.open_table(running, tokens) as ann:
            await ann.play_on(2)
        finished, tokens = await server.create_table("HB")
        async with server.open_table(finished, tokens) as ann:
            await ann.play_on()
            await ann.wait_for_status("over")
    return waiting, running, finished


async def get_table(server: RunningServer, table_id: str) -> httpx.Response:
    return await server.client.get(f"/api/tables/{table_id}")


async def test_a_table_that_never_began_is_removed_and_the_others_stay(database: Path) -> None:
    waiting, running, finished = await create_tables(database)
    age(database, 8)
    async with run_server(database) as server:
        while last_kind(database, waiting) is not None:
            await asyncio.sleep(0.01)
        assert (await get_table(server, waiting)).status_code == 404
        assert (await get_table(server, running)).json()["status"] == "playing"
        assert (await get_table(server, finished)).json()["status"] == "over"


@pytest.mark.parametrize("damage", ["payload = CAST(x'ff' AS TEXT)", "at = 'soon'"])
async def test_other_tables_expire_although_one_is_damaged(database: Path, damage: str) -> None:
    async with run_server(database) as server:
        tables = sorted([(await server.create_table("HO"))[0] for _ in range(3)])
    age(database, 8)
    with closing(sqlite3.connect(database)) as log, log:
        log.execute(f"UPDATE event SET {damage} WHERE table_id = ?", tables[:1])
    async with run_server(database) as server:
        async with asyncio.timeout(20):
            while any(last_kind(database, table) for table in tables[1:]):
                await asyncio.sleep(0.01)


async def test_an_unfinished_game_is_abandoned_and_kept(database: Path) -> None:
    _, running, finished = await create_tables(database)
    age(database, 91)
    async with run_server(database) as server:
        while last_kind(database, running) != "abandoned":
            await asyncio.sleep(0.01)
        # The event is applied a moment after it is logged.
        async with server.open_table(running) as late:
            assert len((await late.receive_type("table"))["plies"]) > 0
            await late.wait_for_status("abandoned")
        assert (await get_table(server, finished)).json()["status"] == "over"


async def test_nothing_expires_if_the_host_says_so(database: Path) -> None:
    waiting, running, _ = await create_tables(database)
    age(database, 1000)
    async with run_server(database, settings=replace(AMPLE, open_days=0, playing_days=0)) as server:
        assert (await get_table(server, waiting)).json()["status"] == "open"
        assert (await get_table(server, running)).json()["status"] == "playing"
