"""What a host needs: health, metrics, limits for clients, a full database, backups."""

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack, closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from atoll.store.backup import back_up
from tests.server.running_server import AMPLE, Json, RunningServer, run_server, seats

TABLE = {"game": "la_tortuga", "players": 2, "seats": seats("HB")}


async def create_from(server: RunningServer, address: str) -> int:
    """Create a table through a proxy that reports this address; return the status."""
    headers = {"X-Forwarded-For": address}
    answer = await server.client.post("/api/tables", content=json.dumps(TABLE), headers=headers)
    return answer.status_code


async def last_message(socket: ClientConnection) -> tuple[Json, int]:
    """Return the last message before the server closes the connection, and the close code."""
    messages: list[Json] = []
    with suppress(ConnectionClosed):
        while True:
            messages.append(json.loads(await socket.recv()))
    assert socket.close_code is not None
    return messages[-1], socket.close_code


# ── Health and metrics ───────────────────────────────────────────────────────────────────


async def test_a_server_is_ready_when_its_games_can_be_played(server: RunningServer) -> None:
    async with AsyncExitStack() as stack:
        for game in ("la_tortuga", "forbidden_island", "tobago"):
            body = {"game": game, "players": 2, "seats": seats("HR")}
            table_id = (await server.post("/api/tables", body)).json()["table"]
            page = await stack.enter_async_context(server.open_table(table_id))
            await page.receive_type("table")
        answer = await server.client.get("/health")
        assert answer.status_code == 200
        health = answer.json()
        assert (health["live"], health["ready"], health["store"]) == (True, True, "ok")
        assert set(health["rules"].values()) <= {"interpreted", "compiled"}


async def test_a_server_whose_log_cannot_be_written_is_not_ready(
    server: RunningServer, database: Path
) -> None:
    await server.create_table("HB")
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        answer = await server.client.get("/health")
        other.execute("ROLLBACK")
    assert answer.status_code == 503
    assert answer.json()["ready"] is False
    assert answer.json()["store"] == "store-locked"


async def test_metrics_count_and_contain_no_secrets(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HB")
    async with server.open_table(table_id, tokens) as ann:
        await ann.play_on(3)
        refused = await ann.play({"by": 0, "do": "fly"})
        assert refused["type"] == "refused"
        text = (await server.client.get("/metrics")).text
    for metric in (
        'atoll_plies_total{by="seat"}',
        'atoll_plies_total{by="chance"}',
        'atoll_refusals_total{id="refused-',
        'atoll_tables{status="playing"} 1.0',
        'atoll_rules{game="la_tortuga",state="',
        "atoll_sockets ",
        "atoll_commit_seconds_count",
        "atoll_loop_lag_seconds_bucket",
        "atoll_bot_thinking_seconds_count",
        "process_resident_memory_bytes",
    ):
        assert metric in text, metric
    assert table_id not in text
    assert tokens[0] not in text
    assert "Ann" not in text


# ── Limits ───────────────────────────────────────────────────────────────────────────────


async def test_requests_of_one_address_are_limited(database: Path) -> None:
    async with run_server(database, settings=replace(AMPLE, requests_per_minute=3)) as server:
        table_id, _ = await server.create_table("HO")
        for status in (400, 400, 429):
            answer = await server.post(f"/api/tables/{table_id}/seats", {"name": ""})
            assert answer.status_code == status
        assert answer.json()["error"]["id"] == "request-too-many"
        assert (await server.client.get(f"/api/tables/{table_id}")).status_code == 200


async def test_the_addresses_a_trusted_proxy_reports_are_limited_separately(database: Path) -> None:
    few = replace(AMPLE, tables_per_minute=1)
    async with run_server(database, settings=few, proxies=["127.0.0.1"]) as server:
        assert await create_from(server, "192.0.2.1") == 201
        assert await create_from(server, "192.0.2.1") == 429
        assert await create_from(server, "192.0.2.2") == 201


async def test_addresses_reported_without_a_trusted_proxy_are_ignored(database: Path) -> None:
    async with run_server(database, settings=replace(AMPLE, tables_per_minute=1)) as server:
        assert await create_from(server, "192.0.2.1") == 201
        assert await create_from(server, "192.0.2.2") == 429


@pytest.mark.parametrize(
    ("limit", "error"),
    [("sockets_per_address", "socket-too-many"), ("sockets_per_table", "socket-crowd")],
)
async def test_open_sockets_are_limited(database: Path, limit: str, error: str) -> None:
    one: dict[str, Any] = {limit: 1}
    async with run_server(database, settings=replace(AMPLE, **one)) as server:
        table_id, tokens = await server.create_table("HB")
        async with server.open_table(table_id, tokens) as ann:
            await ann.receive_type("table")
            async with server.socket(table_id) as late:
                last, code = await last_message(late)
                assert (last["type"], last["error"]["id"]) == ("refused", error)
                assert code == 1013
        message = {"type": "refused"}
        while message["type"] == "refused":  # until the server notices that Ann has gone
            async with server.open_table(table_id, tokens) as again:
                message = await again.receive()
        assert message["type"] == "table"


async def test_new_tables_are_refused_when_there_are_too_many(database: Path) -> None:
    async with run_server(database) as server:
        table_id, _ = await server.create_table("HB")
    async with run_server(database, settings=replace(AMPLE, most_tables=2)) as server:
        await server.client.get(f"/api/tables/{table_id}")
        answers = [await server.post("/api/tables", TABLE) for _ in range(3)]
        assert answers[-1].status_code == 503
        assert answers[-1].json()["error"]["id"] == "table-no-room"


async def test_a_full_database_refuses_new_tables_and_keeps_the_old(database: Path) -> None:
    async with run_server(database, most_bytes=40_000) as server:
        table_id, tokens = await server.create_table("HH")
        answer = await server.post("/api/tables", TABLE)
        for _ in range(300):
            if answer.status_code != 201:
                break
            answer = await server.post("/api/tables", TABLE)
        assert answer.status_code == 503
        assert answer.json()["error"]["id"] == "store-full"
        assert (await server.client.get("/health")).json()["store"] == "store-full"
        assert (await server.client.get(f"/api/tables/{table_id}")).json()["id"] == table_id
    async with run_server(database) as server, server.open_table(table_id, tokens) as ann:
        await ann.play_on()
        assert ann.outcome is not None


async def test_a_backup_made_during_a_game_can_be_played_on(
    server: RunningServer, database: Path, tmp_path: Path
) -> None:
    table_id, tokens = await server.create_table("HH")
    async with server.open_table(table_id, tokens) as ann:
        await ann.play_on(3)
        await asyncio.to_thread(back_up, database, tmp_path / "copy.sqlite")
        plies = list(ann.plies)
        await ann.play_on(2)
    async with (
        run_server(tmp_path / "copy.sqlite") as again,
        again.open_table(table_id, tokens) as ann,
    ):
        assert (await ann.receive_type("table"))["plies"] == plies
        await ann.play_on()
        assert ann.outcome is not None
