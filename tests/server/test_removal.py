"""Old tables are taken out of the log, but never from under anybody."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from atoll import games
from atoll.server.protocol.messages import HumanSeat, NewTable, OpenSeat
from atoll.server.settings import ServerSettings
from atoll.server.tables.game_loader import GameLoader
from atoll.server.tables.registry import TableRegistry
from atoll.store.log import EventLog
from atoll.table.refusal import Refusal
from tests.server.house import AMPLE, House, open_house
from tests.server.test_expiry import age, last_kind

WISH = NewTable("la_tortuga", 2, [HumanSeat("Ann"), OpenSeat()])


@pytest.fixture
async def lobby(database: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[TableRegistry]:
    monkeypatch.setattr(games, "names", lambda: ("la_tortuga",))
    log, loader = EventLog(database), GameLoader()
    await loader.load()
    lobby = TableRegistry(log, loader, ServerSettings())
    yield lobby
    await lobby.close()
    log.close()


async def test_a_watched_table_is_not_removed(lobby: TableRegistry, database: Path) -> None:
    table, _ = await lobby.create(WISH)
    async with lobby.room(table) as room:
        assert not await lobby.remove(table, 1)
        assert last_kind(database, table) == "created"
        async with lobby.room(table) as again:
            assert again is room


async def test_whoever_comes_while_a_table_is_removed_finds_none(lobby: TableRegistry) -> None:
    table, _ = await lobby.create(WISH)
    removing = asyncio.create_task(lobby.remove(table, 1))
    await asyncio.sleep(0)  # it has begun
    with pytest.raises(Refusal, match="no such table"):
        async with lobby.room(table):
            pass
    assert await removing


async def test_a_table_that_has_gone_on_stays(lobby: TableRegistry) -> None:
    table, _ = await lobby.create(WISH)
    assert not await lobby.remove(table, 0)
    async with lobby.room(table) as room:
        assert room.table.seq == 1


async def laid(house: House) -> int:
    wish = {"game": "la_tortuga", "players": 2, "seats": [{"kind": "open"}] * 2}
    return (await house.post("/api/tables", wish)).status_code


async def test_what_is_removed_makes_room_for_others(database: Path) -> None:
    async with open_house(database) as house:
        table, _ = await house.set_up("HO")
    age(database, 8)
    async with open_house(database, settings=replace(AMPLE, most_tables=1)) as house:
        async with asyncio.timeout(60):
            while await laid(house) != 201:
                await asyncio.sleep(0.01)
        assert await laid(house) == 503
    assert last_kind(database, table) is None
