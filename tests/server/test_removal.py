"""Old tables are removed from the log, unless they are in use."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from atoll import games
from atoll.server.protocol.requests import HumanSeat, NewTable, OpenSeat
from atoll.server.settings import ServerSettings
from atoll.server.tables.game_loader import GameLoader
from atoll.server.tables.registry import TableRegistry
from atoll.store.sqlite.log import SqliteLog
from atoll.table.commands.refusal import Refusal
from tests.server.running_server import AMPLE, RunningServer, run_server
from tests.server.test_expiry import age, last_kind

NEW_TABLE = NewTable("la_tortuga", 2, [HumanSeat("Ann"), OpenSeat()])


@pytest.fixture
async def registry(database: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[TableRegistry]:
    monkeypatch.setattr(games, "names", lambda: ("la_tortuga",))
    log, loader = SqliteLog(database), GameLoader()
    await loader.load()
    registry = TableRegistry(log, loader, ServerSettings())
    yield registry
    await registry.close()
    log.close()


async def test_a_table_in_use_is_not_removed(registry: TableRegistry, database: Path) -> None:
    table_id, _ = await registry.create(NEW_TABLE)
    async with registry.open(table_id) as live:
        assert not await registry.remove(table_id, 1)
        assert last_kind(database, table_id) == "created"
        async with registry.open(table_id) as again:
            assert again is live


async def test_opening_a_table_while_it_is_removed_finds_none(registry: TableRegistry) -> None:
    table_id, _ = await registry.create(NEW_TABLE)
    removing = asyncio.create_task(registry.remove(table_id, 1))
    await asyncio.sleep(0)  # it has begun
    with pytest.raises(Refusal, match="no such table"):
        async with registry.open(table_id):
            pass
    assert await removing


async def test_a_table_with_newer_events_is_not_removed(registry: TableRegistry) -> None:
    table_id, _ = await registry.create(NEW_TABLE)
    assert not await registry.remove(table_id, 0)
    async with registry.open(table_id) as live:
        assert live.table.seq == 1


async def create_open_table(server: RunningServer) -> int:
    body = {"game": "la_tortuga", "players": 2, "seats": [{"kind": "open"}] * 2}
    return (await server.post("/api/tables", body)).status_code


async def test_a_removed_table_no_longer_counts(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with run_server(database) as server:
        table_id, _ = await server.create_table("HO")
        await server.create_table("HO")  # so that the newest event is of today
    age(database, 8, table_id)
    monkeypatch.setattr("atoll.server.timers.expiry.CHECK_SECONDS", 0.01)
    async with run_server(database, settings=replace(AMPLE, most_tables=2)) as server:
        async with asyncio.timeout(60):
            while await create_open_table(server) != 201:
                await asyncio.sleep(0.01)
        assert await create_open_table(server) == 503
    assert last_kind(database, table_id) is None
