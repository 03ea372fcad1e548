"""The lobby: public tables and their changes."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.running_server import Json, RunningServer, run_server, seats
from tests.server.test_rematch import request_rematch


async def create_table(server: RunningServer, picture: str, public: bool = True) -> Json:
    body = {"game": "la_tortuga", "players": len(picture), "seats": seats(picture)}
    answer = await server.post("/api/tables", {**body, "public": public})
    created: Json = answer.json()
    return created


async def listed(server: RunningServer) -> list[Json]:
    tables: list[Json] = (await server.client.get("/api/lobby")).json()["tables"]
    return tables


def lobby(server: RunningServer) -> connect:
    return connect(f"ws://{server.address}/api/lobby/socket", max_queue=None)


async def receive(socket: ClientConnection) -> Any:
    async with asyncio.timeout(60):
        return json.loads(await socket.recv())


async def test_only_public_tables_are_listed(server: RunningServer) -> None:
    public = await create_table(server, "HOB")
    await create_table(server, "HOB", public=False)
    [row] = await listed(server)
    assert row["id"] == public["table"]
    assert (row["game"], row["status"]) == ("la_tortuga", "open")
    assert [(seat["kind"], seat["name"]) for seat in row["seats"]] == [
        ("human", "Ann"),
        ("open", None),
        ("bot", None),
    ]
    assert "token" not in json.dumps(row)


async def test_the_lobby_sends_every_change(server: RunningServer) -> None:
    async with lobby(server) as socket:
        assert await receive(socket) == {"type": "lobby", "tables": [], "more": 0}
        created = await create_table(server, "HO")
        table_id, token = created["table"], created["seats"][0]["token"]
        assert (await receive(socket))["table"]["status"] == "open"
        async with server.open_table(table_id, [token]) as ann:
            await ann.receive_type("table")
            assert (await receive(socket))["table"]["seats"][0]["online"]
            await server.post(f"/api/tables/{table_id}/seats", {"name": "Bo"})
            update = await receive(socket)
            while update["table"]["status"] == "open":
                update = await receive(socket)
            assert update["table"]["seats"][1]["name"] == "Bo"
        assert await receive(socket) == {"type": "gone", "id": table_id}


async def test_a_running_game_is_listed_until_it_ends(
    server: RunningServer,
) -> None:
    created = await create_table(server, "HR")
    table_id, token = created["table"], created["seats"][0]["token"]
    async with server.open_table(table_id, [token]) as ann:
        await ann.receive_type("table")
        [row] = await listed(server)
        assert (row["status"], row["watching"]) == ("playing", 0)
        async with server.open_table(table_id) as eve:
            await eve.receive_type("table")
            assert (await listed(server))[0]["watching"] == 1
        await ann.command("abandon")
        assert await listed(server) == []
        following = (await request_rematch(server, table_id, token)).json()
        assert (await server.client.get(f"/api/tables/{following['table']}")).json()["public"]


async def test_open_tables_are_listed_again_after_a_restart(database: Path) -> None:
    async with run_server(database) as server:
        open_table = (await create_table(server, "HO"))["table"]
        await create_table(server, "HO", public=False)
        begun = await create_table(server, "HB")
        async with server.open_table(begun["table"]) as eve:
            await eve.receive_type("table")
    async with run_server(database) as server, lobby(server) as socket:
        message = await receive(socket)
        if not message["tables"]:  # it was listed after we connected
            message = {"tables": [(await receive(socket))["table"]]}
        assert [row["id"] for row in message["tables"]] == [open_table]


@pytest.mark.slow
async def test_hundreds_of_tables_are_listed_those_with_players_first(
    server: RunningServer,
) -> None:
    created = [await create_table(server, "HO") for _ in range(300)]
    rows = await listed(server)
    assert {row["id"] for row in rows} == {one["table"] for one in created}
    for one in created[::50]:
        async with server.open_table(one["table"], [one["seats"][0]["token"]]) as ann:
            assert (await ann.receive_type("table"))["table"]["yours"] == [0]
            assert (await listed(server))[0]["id"] == one["table"]


async def test_the_lobby_refuses_messages(server: RunningServer) -> None:
    async with lobby(server) as socket:
        await receive(socket)
        await socket.send(json.dumps({"type": "hello", "tokens": []}))
        assert (await receive(socket))["type"] == "refused"
        await socket.send("{")
        assert (await receive(socket))["error"]["id"] == "request-malformed"
