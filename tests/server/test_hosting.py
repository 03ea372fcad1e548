"""What a host needs: health, metrics, limits for clients, a full database, backups."""

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack, closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from atoll.server.http.host_check import HostNames
from atoll.store.sqlite.backup import copy_file
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
async def test_strangers_are_limited_and_players_always_get_a_place(
    database: Path, limit: str, error: str
) -> None:
    one: dict[str, Any] = {limit: 1}
    async with run_server(database, settings=replace(AMPLE, **one)) as server:
        table_id, tokens = await server.create_table("HB")
        async with server.open_table(table_id) as stranger:
            await stranger.receive_type("table")
            async with server.open_table(table_id) as late:
                last, code = await last_message(late.socket)
                assert (last["type"], last["error"]["id"]) == ("refused", error)
                assert code == 1013
            async with server.open_table(table_id, tokens) as ann:
                assert (await ann.receive_type("table"))["table"]["yours"] == [0]
                await ann.send(type="hello", tokens=[])
                last, _ = await last_message(ann.socket)
                assert last["error"]["id"] == error
        message = {"type": "refused"}
        while message["type"] == "refused":  # until the server notices that the stranger has gone
            async with server.open_table(table_id) as again:
                message = await again.receive()
        assert message["type"] == "table"


async def test_the_sockets_of_one_seat_are_limited(database: Path) -> None:
    async with run_server(database, settings=replace(AMPLE, sockets_per_seat=2)) as server:
        table_id, tokens = await server.create_table("HH")
        async with (
            server.open_table(table_id, tokens[:1]) as one,
            server.open_table(table_id, tokens[:1]) as two,
        ):
            for page in (one, two):
                await page.receive_type("table")
            async with server.open_table(table_id, tokens[:1]) as three:
                last, _ = await last_message(three.socket)
                assert last["error"]["id"] == "socket-too-many"
            async with server.open_table(table_id, tokens[1:]) as other:
                await other.receive_type("table")


async def test_a_socket_that_says_nothing_is_closed(database: Path) -> None:
    async with run_server(database, settings=replace(AMPLE, hello_seconds=0.05)) as server:
        table_id, _ = await server.create_table("HB")
        async with server.socket(table_id) as socket:
            await socket.wait_closed()
            assert socket.close_code == 1008


async def test_one_who_begins_again_and_again_is_refused_and_a_player_is_not(
    database: Path,
) -> None:
    async with run_server(database, settings=replace(AMPLE, hellos_per_minute=3)) as server:
        table_id, tokens = await server.create_table("HB")
        async with server.open_table(table_id) as greedy:
            for _ in range(5):
                await greedy.send(type="hello", tokens=[])
            last, code = await last_message(greedy.socket)
            assert (last["error"]["id"], code) == ("request-too-many", 1013)
        async with server.open_table(table_id, tokens) as ann:
            await ann.receive_type("table")
            await ann.play_on(1)


async def test_a_player_gets_a_place_at_a_table_that_is_not_in_memory(database: Path) -> None:
    async with run_server(database) as server:
        table_id, tokens = await server.create_table("HB")
    few = replace(AMPLE, hellos_per_minute=1, table_loads_per_minute=1)
    async with run_server(database, settings=few) as server:
        busy, _ = await server.create_table("HB")
        async with server.open_table(busy) as greedy:
            await greedy.receive_type("table")
            async with server.open_table(table_id) as stranger:
                last, _ = await last_message(stranger.socket)
                assert last["error"]["id"] == "request-too-many"
            async with server.open_table(table_id, tokens) as ann:
                await ann.receive_type("table")
                await ann.play_on(1)
        async with server.open_table("another", ["no-token"]) as greedy:
            last, _ = await last_message(greedy.socket)
            assert last["error"]["id"] == "request-too-many"


async def test_costly_reads_of_one_address_are_limited(database: Path) -> None:
    few = replace(AMPLE, reads_per_minute=3)
    async with run_server(database, settings=few, proxies=["127.0.0.1"]) as server:
        table_id, tokens = await server.create_table("HB")
        path = f"/api/tables/{table_id}/picture.svg"
        near, far = ({"X-Forwarded-For": f"2001:db8:1:{net}::{net}"} for net in (1, 2))
        neighbour = {"X-Forwarded-For": "2001:db8:1:1:ffff::9"}
        for headers, status in [(near, 200), (near, 200), (neighbour, 200), (neighbour, 429)]:
            assert (await server.client.get(path, headers=headers)).status_code == status
        assert (await server.client.get(path, headers=far)).status_code == 200
        async with server.open_table(table_id, tokens) as ann:
            await ann.receive_type("table")
            for number in range(4):
                await ann.send(type="moments", id=number, first=0, last=0)
            answers = [await ann.receive_answer(number) for number in range(4)]
        assert [answer["type"] for answer in answers] == [*["moments"] * 3, "refused"]
        assert answers[-1]["error"]["id"] == "request-too-many"


async def test_imports_of_one_address_are_limited(database: Path) -> None:
    async with run_server(database, settings=replace(AMPLE, imports_per_hour=1)) as server:
        statuses = [
            (await server.client.post("/api/transcripts", content=b"?")).status_code
            for _ in range(2)
        ]
    assert statuses == [400, 429]


async def test_new_tables_are_refused_when_there_are_too_many(database: Path) -> None:
    async with run_server(database) as server:
        table_id, _ = await server.create_table("HB")
    async with run_server(database, settings=replace(AMPLE, most_tables=2)) as server:
        await server.client.get(f"/api/tables/{table_id}")
        answers = [await server.post("/api/tables", TABLE) for _ in range(3)]
        assert answers[-1].status_code == 503
        assert answers[-1].json()["error"]["id"] == "table-no-room"


@pytest.mark.slow
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
        await asyncio.to_thread(copy_file, database, tmp_path / "copy.sqlite")
        plies = list(ann.plies)
        await ann.play_on(2)
    async with (
        run_server(tmp_path / "copy.sqlite") as again,
        again.open_table(table_id, tokens) as ann,
    ):
        assert (await ann.receive_type("table"))["plies"] == plies
        await ann.play_on()
        assert ann.outcome is not None


# ── Names, faults of clients, files that vanish ──────────────────────────────────────────


@pytest.mark.parametrize(
    ("listens_at", "host", "status"),
    [
        ("127.0.0.1", "127.0.0.1:8321", 200),
        ("127.0.0.1", "localhost:8321", 200),
        ("127.0.0.1", "[::1]:8321", 200),
        ("127.0.0.1", "evil.example", 421),
        ("127.0.0.1", "192.168.1.5:8321", 421),
        ("127.0.0.1", "play.example.org", 200),
        ("0.0.0.0", "192.168.1.5:8321", 200),
        ("0.0.0.0", "[fd00::1]:8321", 200),
        ("0.0.0.0", "Play.Example.org", 200),
        ("0.0.0.0", "evil.example", 421),
        ("0.0.0.0", "localhost.evil.example", 421),
        ("0.0.0.0", "", 421),
    ],
)
async def test_requests_for_other_names_are_refused(
    database: Path, listens_at: str, host: str, status: int
) -> None:
    names = HostNames(listens_at, ["play.example.org"])
    async with run_server(database, names=names) as server:
        for path in ("/", "/health", "/api/games"):
            answer = await server.client.get(path, headers={"Host": host})
            assert answer.status_code == status
        if status == 421:
            assert answer.json()["error"]["id"] == "request-host"
            address, port = server.address.split(":")
            uri = f"ws://{host or 'nobody.example'}/api/tables/any/socket"
            with pytest.raises(InvalidStatus):
                await connect(uri, host=address, port=int(port))


async def test_faults_of_clients_make_few_short_lines(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    text_that_is_none, request_that_is_none = b"\x81\x82\0\0\0\0\xff\xfe", b"\0\1\2\r\n\r\n"
    async with run_server(database) as server:
        table_id, _ = await server.create_table("HB")
        for _ in range(20):
            async with server.socket(table_id) as socket:
                socket.transport.write(text_that_is_none)
                await socket.wait_closed()
            reader, writer = await asyncio.open_connection(*server.address.split(":"))
            writer.write(request_that_is_none)
            await reader.read()
            writer.close()
    lines = [record for record in caplog.records if record.name == "uvicorn.error"]
    assert len(lines) <= 2
    assert not any(record.exc_info for record in lines)


async def test_health_writes_only_now_and_then(database: Path) -> None:
    async with run_server(database) as server:
        assert (await server.client.get("/health")).json()["store"] == "ok"
        text = (await server.client.get("/metrics")).text
        for _ in range(10):
            await server.client.get("/health")
        assert commits(text) == commits((await server.client.get("/metrics")).text)


def commits(metrics: str) -> str:
    return next(line for line in metrics.splitlines() if line.startswith("atoll_commit_seconds_c"))


@pytest.mark.parametrize("suffix", ["", "-wal"])
async def test_health_notices_that_a_file_has_vanished(database: Path, suffix: str) -> None:
    async with run_server(database) as server:
        database.with_name(database.name + suffix).unlink()
        answer = await server.client.get("/health")
        assert (answer.status_code, answer.json()["store"]) == (503, "store-failed")
