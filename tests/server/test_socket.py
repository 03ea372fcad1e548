"""The socket answers or closes on any input, and nothing else breaks."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from atoll.server.settings import ServerSettings
from tests.server.running_server import RunningServer, TablePage, run_server

INVALID: list[Any] = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "{}",
    b"\x00\xff",
    '{"type": "dance"}',
    '{"type": "hello"}',
    '{"type": "hello", "tokens": "x"}',
    '{"type": "hello", "tokens": [1]}',
    '{"type": "hello", "tokens": [], "after": -1}',
    '{"type": "hello", "tokens": [], "after": "1"}',
    '{"type": "play"}',
    '{"type": "play", "id": 1, "seq": 1, "ply": []}',
    '{"type": "play", "id": 1, "seq": 1, "ply": {}, "more": 1}',
    '{"type": "play", "id": 1, "seq": 1.5, "ply": {}}',
    '{"type": "play", "id": 1, "seq": 99999999999999999999999999, "ply": {}}',
    "[" * 10_000,
]


@pytest.mark.parametrize("message", INVALID, ids=range(len(INVALID)))
async def test_an_invalid_message_is_refused_and_the_connection_stays_open(
    server: RunningServer, message: Any
) -> None:
    table_id, tokens = await server.create_table("HH")
    async with server.open_table(table_id, tokens) as ann:
        await ann.receive_type("table")
        await ann.socket.send(message)
        refused = await ann.receive()
        assert refused["type"] == "refused"
        assert refused["id"] is None
        assert refused["error"]["id"] == "request-malformed"
        assert (await ann.play(ann.legal[0]))["type"] == "accepted"


async def test_invalid_plies_are_refused(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HHHH")
    async with server.open_table(table_id, tokens) as ann:
        assert await ann.wait_for_decision()
        seat, seq = ann.legal[0]["by"], ann.seq
        for ply in ({}, {"by": seat}, {"by": seat, "do": 7}, {"by": "chance", "do": "die"}):
            answer = await ann.play(ply, id=5)
            assert answer["type"] == "refused"
            assert answer["error"]["id"] == "refused-ply"
        assert ann.seq == seq


async def test_commands_before_hello_are_refused(server: RunningServer) -> None:
    table_id, _ = await server.create_table("HB")
    async with server.socket(table_id) as socket:
        await socket.send('{"type": "play", "id": 3, "seq": 1, "ply": {}}')
        assert '"id":3' in str(await socket.recv())
        await socket.send('{"type": "hello", "tokens": [], "after": null}')
        assert '"type":"refused"' not in str(await socket.recv())


async def test_an_unknown_table_is_refused_and_the_connection_closed(server: RunningServer) -> None:
    async with server.open_table("nowhere") as page:
        refused = await page.receive()
        assert refused["error"]["id"] == "table-unknown"
        with pytest.raises(ConnectionClosed) as closed:
            await page.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


async def test_a_message_that_is_too_large_closes_the_connection(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HH")
    async with server.open_table(table_id, tokens) as ann:
        await ann.receive_type("table")
        await ann.socket.send("x" * 70_000)
        with pytest.raises(ConnectionClosed) as closed:
            await ann.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    async with server.open_table(table_id, tokens) as again:
        assert await again.wait_for_decision()


async def test_too_many_messages_close_the_connection(database: Path) -> None:
    async with run_server(database, settings=ServerSettings()) as server:
        table_id, tokens = await server.create_table("HH")
        async with server.open_table(table_id, tokens) as ann:
            await ann.receive_type("table")
            for _ in range(100):
                await ann.socket.send("{}")
            with pytest.raises(ConnectionClosed) as closed:
                await ann.receive_until(lambda _: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008


async def test_another_sites_page_cannot_connect(server: RunningServer) -> None:
    table_id, _ = await server.create_table("HB")
    with pytest.raises(InvalidStatus) as refused:
        async with server.socket(table_id, origin="http://evil.example"):
            pass
    assert refused.value.response.status_code == 403
    async with server.socket(table_id, origin=f"http://{server.address}") as socket:
        await socket.send('{"type": "hello", "tokens": []}')
        assert await socket.recv()


@pytest.mark.slow
async def test_a_page_that_does_not_read_is_disconnected(server: RunningServer) -> None:
    table_id, _ = await server.create_table("RRRRRRR")
    address = f"ws://{server.address}/api/tables/{table_id}/socket"
    async with server.open_table(table_id) as watcher:
        await watcher.wait_for_status("over")
        async with connect(address, max_queue=1) as socket:
            await send_without_reading(socket, watcher)
            with pytest.raises(ConnectionClosed) as closed:
                await read_all(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
    async with server.open_table(table_id) as watcher:
        assert (await watcher.receive())["outcome"] is not None


async def send_without_reading(socket: ClientConnection, watcher: TablePage) -> None:
    """Request the whole table until another page sees that the server has disconnected this one."""
    hello = '{"type": "hello", "tokens": []}'
    await socket.send(hello)
    await watcher.receive_until(lambda _: watcher.table["watching"] == 2)
    disconnected = asyncio.create_task(
        watcher.receive_until(lambda _: watcher.table["watching"] == 1)
    )
    while not disconnected.done():
        await socket.send(hello)
        await asyncio.sleep(0)  # the server is in the same loop


async def read_all(socket: ClientConnection) -> None:
    """Read until the connection is closed."""
    async for _ in socket:
        pass
