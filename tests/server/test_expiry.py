"""Tables that nobody finishes expire by a stated rule; finished games stay."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from tests.server.house import AMPLE, House, open_house

DAY = 24 * 60 * 60 * 1000


def age(database: Path, days: float) -> None:
    """Let everything in the log have happened so many days earlier."""
    with closing(sqlite3.connect(database)) as log, log:
        log.execute("UPDATE event SET at = at - ?", (int(days * DAY),))


def last_kind(database: Path, table: str) -> str | None:
    """What happened last at a table; None if the log knows no such table."""
    query = "SELECT kind FROM event WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
    with closing(sqlite3.connect(database)) as log:
        found = log.execute(query, (table,)).fetchone()
    return found[0] if found else None


async def prepare(database: Path) -> tuple[str, str, str]:
    """An open table, a running one and a finished one."""
    async with open_house(database) as house:
        waiting, _ = await house.set_up("HO")
        running, tokens = await house.set_up("HH")
        async with house.at(running, tokens) as ann:
            await ann.play_on(2)
        finished, tokens = await house.set_up("HB")
        async with house.at(finished, tokens) as ann:
            await ann.play_on()
            await ann.hear_status("over")
    return waiting, running, finished


async def seen(house: House, table: str) -> httpx.Response:
    return await house.client.get(f"/api/tables/{table}")


async def test_a_table_that_never_began_is_removed_and_the_others_stay(database: Path) -> None:
    waiting, running, finished = await prepare(database)
    age(database, 8)
    async with open_house(database) as house:
        while last_kind(database, waiting) is not None:
            await asyncio.sleep(0.01)
        assert (await seen(house, waiting)).status_code == 404
        assert (await seen(house, running)).json()["status"] == "playing"
        assert (await seen(house, finished)).json()["status"] == "over"


@pytest.mark.parametrize("damage", ["payload = CAST(x'ff' AS TEXT)", "at = 'soon'"])
async def test_a_damaged_table_keeps_no_other_from_expiring(database: Path, damage: str) -> None:
    async with open_house(database) as house:
        tables = sorted([(await house.set_up("HO"))[0] for _ in range(3)])
    age(database, 8)
    with closing(sqlite3.connect(database)) as log, log:
        log.execute(f"UPDATE event SET {damage} WHERE table_id = ?", tables[:1])
    async with open_house(database) as house:
        async with asyncio.timeout(20):
            while any(last_kind(database, table) for table in tables[1:]):
                await asyncio.sleep(0.01)


async def test_a_game_nobody_goes_on_with_is_closed_and_kept(database: Path) -> None:
    _, running, finished = await prepare(database)
    age(database, 91)
    async with open_house(database) as house:
        while last_kind(database, running) != "abandoned":
            await asyncio.sleep(0.01)
        # What is written down happens a moment later.
        async with house.at(running) as late:
            assert len((await late.hear_type("table"))["plies"]) > 0
            await late.hear_status("abandoned")
        assert (await seen(house, finished)).json()["status"] == "over"


async def test_a_host_may_keep_everything(database: Path) -> None:
    waiting, running, _ = await prepare(database)
    age(database, 1000)
    async with open_house(database, settings=replace(AMPLE, open_days=0, playing_days=0)) as house:
        assert (await seen(house, waiting)).json()["status"] == "open"
        assert (await seen(house, running)).json()["status"] == "playing"
