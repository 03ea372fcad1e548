"""The socket: whatever is said to it, it answers or closes, and nothing else breaks."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from atoll.server.settings import ServerSettings
from tests.server.house import House, Visitor, open_house

NONSENSE: list[Any] = [
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


@pytest.mark.parametrize("message", NONSENSE, ids=range(len(NONSENSE)))
async def test_nonsense_is_refused_and_the_connection_stays(house: House, message: Any) -> None:
    table, tokens = await house.set_up("HH")
    async with house.at(table, tokens) as ann:
        await ann.hear_type("table")
        await ann.socket.send(message)
        refused = await ann.hear()
        assert refused["type"] == "refused"
        assert refused["id"] is None
        assert refused["error"]["id"] == "request-malformed"
        assert (await ann.play(ann.legal[0]))["type"] == "accepted"


async def test_plies_that_mean_nothing_are_refused(house: House) -> None:
    table, tokens = await house.set_up("HHHH")
    async with house.at(table, tokens) as ann:
        assert await ann.to_decide()
        seat, seq = ann.legal[0]["by"], ann.seq
        for ply in ({}, {"by": seat}, {"by": seat, "do": 7}, {"by": "chance", "do": "die"}):
            answer = await ann.play(ply, id=5)
            assert answer["type"] == "refused"
            assert answer["error"]["id"] == "refused-ply"
        assert ann.seq == seq


async def test_whoever_does_not_say_hello_is_asked_to(house: House) -> None:
    table, _ = await house.set_up("HB")
    async with house.socket(table) as socket:
        await socket.send('{"type": "play", "id": 3, "seq": 1, "ply": {}}')
        assert '"id":3' in str(await socket.recv())
        await socket.send('{"type": "hello", "tokens": [], "after": null}')
        assert '"type":"refused"' not in str(await socket.recv())


async def test_there_is_no_such_table(house: House) -> None:
    async with house.at("nowhere") as visitor:
        refused = await visitor.hear()
        assert refused["error"]["id"] == "table-unknown"
        with pytest.raises(ConnectionClosed) as closed:
            await visitor.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


async def test_a_message_that_is_too_large_closes_the_connection(house: House) -> None:
    table, tokens = await house.set_up("HH")
    async with house.at(table, tokens) as ann:
        await ann.hear_type("table")
        await ann.socket.send("x" * 70_000)
        with pytest.raises(ConnectionClosed) as closed:
            await ann.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    async with house.at(table, tokens) as again:
        assert await again.to_decide()


async def test_too_many_messages_close_the_connection(database: Path) -> None:
    async with open_house(database, settings=ServerSettings()) as house:
        table, tokens = await house.set_up("HH")
        async with house.at(table, tokens) as ann:
            await ann.hear_type("table")
            for _ in range(100):
                await ann.socket.send("{}")
            with pytest.raises(ConnectionClosed) as closed:
                await ann.hear_until(lambda _: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008


async def test_another_sites_page_cannot_connect(house: House) -> None:
    table, _ = await house.set_up("HB")
    with pytest.raises(InvalidStatus) as refused:
        async with house.socket(table, origin="http://evil.example"):
            pass
    assert refused.value.response.status_code == 403
    async with house.socket(table, origin=f"http://{house.address}") as socket:
        await socket.send('{"type": "hello", "tokens": []}')
        assert await socket.recv()


async def test_a_page_that_takes_nothing_has_to_come_again(house: House) -> None:
    table, _ = await house.set_up("RRRRRRR")
    address = f"ws://{house.address}/api/tables/{table}/socket"
    async with house.at(table) as watcher:
        await watcher.hear_status("over")
        async with connect(address, max_queue=1) as socket:
            await ask_without_listening(socket, watcher)
            with pytest.raises(ConnectionClosed) as closed:
                await listen(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
    async with house.at(table) as watcher:
        assert (await watcher.hear())["outcome"] is not None


async def ask_without_listening(socket: ClientConnection, watcher: Visitor) -> None:
    """Ask for the whole table again and again, until somebody else sees the server give up."""
    hello = '{"type": "hello", "tokens": []}'
    await socket.send(hello)
    await watcher.hear_until(lambda _: watcher.table["watching"] == 2)
    given_up = asyncio.create_task(watcher.hear_until(lambda _: watcher.table["watching"] == 1))
    while not given_up.done():
        await socket.send(hello)
        await asyncio.sleep(0)  # the server is in the same loop


async def listen(socket: ClientConnection) -> None:
    """Hear everything there is."""
    async for _ in socket:
        pass
