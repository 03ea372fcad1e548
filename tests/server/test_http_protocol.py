"""The HTTP protocol class: requests that do not end, sent as raw bytes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from atoll.server.http import http_protocol
from tests.server.running_server import RunningServer

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"


@asynccontextmanager
async def connected(server: RunningServer, start: bytes) -> AsyncIterator[asyncio.StreamReader]:
    """Send only this start of a request; yield a reader of the answer."""
    address, port = server.address.split(":")
    reader, writer = await asyncio.open_connection(address, int(port))
    writer.write(start)
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
async def test_an_endless_head_is_refused(server: RunningServer, endless: bytes) -> None:
    # A client that is still sending may get a reset instead of the answer.
    async with connected(server, endless) as answer:
        with suppress(ConnectionResetError):
            assert (await answer.read()).startswith(b"HTTP/1.1 400 ")


async def test_a_body_in_tiny_chunks_is_read(server: RunningServer) -> None:
    pieces = b"1\r\n \r\n" * 30_000
    chunked = HEAD + b"Transfer-Encoding: chunked\r\n\r\n" + pieces + b"0\r\n\r\n"
    async with connected(server, chunked) as answer:
        assert b"request-malformed" in await answer.readuntil(b"}}")


@pytest.mark.parametrize(
    "unfinished", [b"", b"GET /api/l", HEAD, HEAD + b"Content-Length: 9\r\n\r\n{"]
)
async def test_an_unfinished_request_is_aborted_in_time(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, unfinished: bytes
) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_SECONDS", 0.2)
    async with connected(server, unfinished) as answer:
        assert await answer.read() == b""


async def test_an_open_websocket_has_no_deadline(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_SECONDS", 0.2)
    table_id, _ = await server.create_table("HO")
    async with server.open_table(table_id) as page, connected(server, b"") as answer:
        await page.receive_type("table")
        assert await answer.read() == b""  # the silent connection has been aborted
        assert (
            await server.post(f"/api/tables/{table_id}/seats", {"name": "Bo"})
        ).status_code == 201
        await page.wait_for_status("playing")
