"""Requests without an end, sent by hand: no client would."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from atoll.server.http import http_protocol
from tests.server.house import House

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: here\r\n"


@asynccontextmanager
async def connected(house: House, begins: bytes) -> AsyncIterator[asyncio.StreamReader]:
    """What is answered to somebody who sends this and then nothing more."""
    address, port = house.address.split(":")
    reader, writer = await asyncio.open_connection(address, int(port))
    writer.write(begins)
    try:
        async with asyncio.timeout(30):
            yield reader
    finally:
        writer.transport.abort()


@pytest.mark.parametrize(
    "endless",
    [
        b"GET /" + b"a" * 100_000,
        HEAD + b"X: " + b"a" * 100_000,
        HEAD + b"X: a\r\n" * 20_000,
        HEAD + b"Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n" + b"X: a\r\n" * 200_000,
    ],
    ids=["path", "header", "headers", "trailers"],
)
async def test_a_head_without_an_end_is_refused(house: House, endless: bytes) -> None:
    # Who is still sending when the door closes may not hear why.
    async with connected(house, endless) as answer:
        with suppress(ConnectionResetError):
            assert (await answer.read()).startswith(b"HTTP/1.1 400 ")


async def test_a_body_in_the_smallest_pieces_is_read(house: House) -> None:
    pieces = b"1\r\n \r\n" * 30_000
    chunked = HEAD + b"Transfer-Encoding: chunked\r\n\r\n" + pieces + b"0\r\n\r\n"
    async with connected(house, chunked) as answer:
        assert b"request-malformed" in await answer.readuntil(b"}}")


@pytest.mark.parametrize(
    "unfinished", [b"", b"GET /api/l", HEAD, HEAD + b"Content-Length: 9\r\n\r\n{"]
)
async def test_a_request_that_does_not_come_is_not_waited_for(
    house: House, monkeypatch: pytest.MonkeyPatch, unfinished: bytes
) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_SECONDS", 0.2)
    async with connected(house, unfinished) as answer:
        assert await answer.read() == b""


async def test_whoever_has_come_in_may_stay(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_SECONDS", 0.2)
    table, _ = await house.set_up("HO")
    async with house.at(table) as visitor, connected(house, b"") as answer:
        await visitor.hear_type("table")
        assert await answer.read() == b""  # who came later and said nothing is gone
        assert (await house.post(f"/api/tables/{table}/seats", {"name": "Bo"})).status_code == 201
        await visitor.hear_status("playing")
