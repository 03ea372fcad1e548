"""The WebSocket protocol class: one write for each turn of the event loop, and no message lost."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from atoll.server.ws.ws_protocol import WebSocketProtocol, protocol_of

UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: atoll\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: c3RpbGwgbm8gc2VjcmV0cw==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
UNSENT = 7
"""Bytes in the write buffer."""


class FakeTransport(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[bytes] = []
        self.closed = False

    def write(self, data: Any) -> None:
        self.pieces.append(bytes(data))

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def get_write_buffer_size(self) -> int:
        return UNSENT


Conversation = Callable[[WebSocket, WebSocketProtocol, FakeTransport], Awaitable[None]]


def written(converse: Conversation) -> list[bytes]:
    """Return what is written after the handshake during a conversation."""

    async def run() -> list[bytes]:
        transport, done = FakeTransport(), asyncio.Event()

        async def serve(websocket: WebSocket) -> None:
            await websocket.accept()
            try:
                await converse(websocket, protocol_of(websocket), transport)
            finally:
                done.set()

        app = Starlette(routes=[WebSocketRoute("/", serve)])
        protocol = WebSocketProtocol(uvicorn.Config(app, ws_ping_interval=None), ServerState(), {})
        protocol.connection_made(transport)
        protocol.data_received(UPGRADE)
        await done.wait()
        return transport.pieces[1:]

    return asyncio.run(run())


def text(message: bytes) -> bytes:
    """Return the frame that the library makes of a message."""
    return Frame(Opcode.TEXT, message).serialize(mask=False)


def test_messages_of_one_turn_leave_in_one_write() -> None:
    async def converse(
        websocket: WebSocket, protocol: WebSocketProtocol, transport: FakeTransport
    ) -> None:
        protocol.send_message(b"a ply")
        protocol.send_message(b"another")
        await asyncio.sleep(0)
        protocol.send_message(b"later")
        await asyncio.sleep(0)

    assert written(converse) == [text(b"a ply") + text(b"another"), text(b"later")]


@pytest.mark.parametrize("size", [0, 125, 126, 2**16 - 1, 2**16])
def test_a_message_of_any_size_is_one_frame(size: int) -> None:
    async def converse(
        websocket: WebSocket, protocol: WebSocketProtocol, transport: FakeTransport
    ) -> None:
        protocol.send_message(b"x" * size)
        await asyncio.sleep(0)

    assert written(converse) == [text(b"x" * size)]


def test_queued_messages_leave_before_the_close_frame() -> None:
    async def converse(
        websocket: WebSocket, protocol: WebSocketProtocol, transport: FakeTransport
    ) -> None:
        protocol.send_message(b"come again")
        await websocket.close(1013)
        protocol.send_message(b"too late")
        await asyncio.sleep(0)

    close = bytes([0x88, 2]) + (1013).to_bytes(2, "big")
    assert written(converse) == [text(b"come again") + close]


def test_nothing_is_written_to_a_closed_transport() -> None:
    async def converse(
        websocket: WebSocket, protocol: WebSocketProtocol, transport: FakeTransport
    ) -> None:
        protocol.send_message(b"too late")
        transport.close()
        await asyncio.sleep(0)

    assert written(converse) == []


def test_unsent_is_the_size_of_the_write_buffer() -> None:
    unsent = []

    async def converse(
        websocket: WebSocket, protocol: WebSocketProtocol, transport: FakeTransport
    ) -> None:
        unsent.append(protocol.unsent)

    written(converse)
    assert unsent == [UNSENT]
