"""What a host needs: health, metrics, limits on all that strangers can send, a full disk."""

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
from tests.server.house import AMPLE, House, Json, open_house, seats

TABLE = {"game": "la_tortuga", "players": 2, "seats": seats("HB")}


async def set_up_from(house: House, address: str) -> int:
    """The answer's status when a proxy passes on the wish of this address."""
    headers = {"X-Forwarded-For": address}
    answer = await house.client.post("/api/tables", content=json.dumps(TABLE), headers=headers)
    return answer.status_code


async def last_words(socket: ClientConnection) -> tuple[Json, int]:
    """The last message before the server closes the connection, and the code it closes with."""
    messages: list[Json] = []
    with suppress(ConnectionClosed):
        while True:
            messages.append(json.loads(await socket.recv()))
    assert socket.close_code is not None
    return messages[-1], socket.close_code


# ── Health and metrics ───────────────────────────────────────────────────────────────────


async def test_a_healthy_server_says_so_when_its_games_can_be_played(house: House) -> None:
    async with AsyncExitStack() as stack:
        for game in ("la_tortuga", "forbidden_island", "tobago"):
            wish = {"game": game, "players": 2, "seats": seats("HR")}
            table = (await house.post("/api/tables", wish)).json()["table"]
            visitor = await stack.enter_async_context(house.at(table))
            await visitor.hear_type("table")
        answer = await house.client.get("/health")
        assert answer.status_code == 200
        words = answer.json()
        assert (words["live"], words["ready"], words["store"]) == (True, True, "ok")
        assert set(words["rules"].values()) <= {"interpreted", "compiled"}


async def test_a_server_whose_log_cannot_be_written_is_not_ready(
    house: House, database: Path
) -> None:
    await house.set_up("HB")
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        answer = await house.client.get("/health")
        other.execute("ROLLBACK")
    assert answer.status_code == 503
    assert answer.json()["ready"] is False
    assert answer.json()["store"] == "store-locked"


async def test_metrics_count_and_keep_secrets(house: House) -> None:
    table, tokens = await house.set_up("HB")
    async with house.at(table, tokens) as ann:
        await ann.play_on(3)
        refused = await ann.play({"by": 0, "do": "fly"})
        assert refused["type"] == "refused"
        text = (await house.client.get("/metrics")).text
    for told in (
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
        assert told in text, told
    assert table not in text
    assert tokens[0] not in text
    assert "Ann" not in text


# ── Limits ───────────────────────────────────────────────────────────────────────────────


async def test_one_address_may_want_so_much_a_minute(database: Path) -> None:
    async with open_house(database, settings=replace(AMPLE, requests_per_minute=3)) as house:
        table, _ = await house.set_up("HO")
        for status in (400, 400, 429):
            answer = await house.post(f"/api/tables/{table}/seats", {"name": ""})
            assert answer.status_code == status
        assert answer.json()["error"]["id"] == "request-too-many"
        assert (await house.client.get(f"/api/tables/{table}")).status_code == 200


async def test_a_proxy_that_is_trusted_tells_addresses_apart(database: Path) -> None:
    few = replace(AMPLE, tables_per_minute=1)
    async with open_house(database, settings=few, proxies=["127.0.0.1"]) as house:
        assert await set_up_from(house, "192.0.2.1") == 201
        assert await set_up_from(house, "192.0.2.1") == 429
        assert await set_up_from(house, "192.0.2.2") == 201


async def test_nobody_else_is_believed_to_be_another_address(database: Path) -> None:
    async with open_house(database, settings=replace(AMPLE, tables_per_minute=1)) as house:
        assert await set_up_from(house, "192.0.2.1") == 201
        assert await set_up_from(house, "192.0.2.2") == 429


@pytest.mark.parametrize(
    ("limit", "error"),
    [("sockets_per_address", "socket-too-many"), ("sockets_per_table", "socket-crowd")],
)
async def test_so_many_sockets_and_no_more(database: Path, limit: str, error: str) -> None:
    one: dict[str, Any] = {limit: 1}
    async with open_house(database, settings=replace(AMPLE, **one)) as house:
        table, tokens = await house.set_up("HB")
        async with house.at(table, tokens) as ann:
            await ann.hear_type("table")
            async with house.socket(table) as late:
                message, code = await last_words(late)
                assert (message["type"], message["error"]["id"]) == ("refused", error)
                assert code == 1013
        heard = {"type": "refused"}
        while heard["type"] == "refused":  # the server hears a moment later that Ann has gone
            async with house.at(table, tokens) as again:
                heard = await again.hear()
        assert heard["type"] == "table"


async def test_a_server_with_as_many_tables_as_it_keeps(database: Path) -> None:
    async with open_house(database) as house:
        table, _ = await house.set_up("HB")
    async with open_house(database, settings=replace(AMPLE, most_tables=2)) as house:
        await house.client.get(f"/api/tables/{table}")
        answers = [await house.post("/api/tables", TABLE) for _ in range(3)]
        assert answers[-1].status_code == 503
        assert answers[-1].json()["error"]["id"] == "table-no-room"


async def test_a_full_database_refuses_and_loses_nothing(database: Path) -> None:
    async with open_house(database, most_bytes=40_000) as house:
        table, tokens = await house.set_up("HH")
        answer = await house.post("/api/tables", TABLE)
        for _ in range(300):
            if answer.status_code != 201:
                break
            answer = await house.post("/api/tables", TABLE)
        assert answer.status_code == 503
        assert answer.json()["error"]["id"] == "store-full"
        assert (await house.client.get("/health")).json()["store"] == "store-full"
        assert (await house.client.get(f"/api/tables/{table}")).json()["id"] == table
    async with open_house(database) as house, house.at(table, tokens) as ann:
        await ann.play_on()
        assert ann.outcome is not None


async def test_a_copy_taken_while_people_play_opens_and_goes_on(
    house: House, database: Path, tmp_path: Path
) -> None:
    table, tokens = await house.set_up("HH")
    async with house.at(table, tokens) as ann:
        await ann.play_on(3)
        await asyncio.to_thread(back_up, database, tmp_path / "copy.sqlite")
        told = list(ann.plies)
        await ann.play_on(2)
    async with open_house(tmp_path / "copy.sqlite") as again, again.at(table, tokens) as ann:
        assert (await ann.hear_type("table"))["plies"] == told
        await ann.play_on()
        assert ann.outcome is not None
