"""What is said in one turn of the event loop leaves in one piece, and nothing is lost."""

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
"""Bytes that the page has not taken."""


class Pipe(asyncio.Transport):
    """A transport that remembers what it was handed."""

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


Speaker = Callable[[WebSocket, WebSocketProtocol, Pipe], Awaitable[None]]


def heard(speak: Speaker) -> list[bytes]:
    """What leaves after the handshake, when this is said over a wire."""

    async def converse() -> list[bytes]:
        pipe, spoken = Pipe(), asyncio.Event()

        async def serve(websocket: WebSocket) -> None:
            await websocket.accept()
            try:
                await speak(websocket, protocol_of(websocket), pipe)
            finally:
                spoken.set()

        app = Starlette(routes=[WebSocketRoute("/", serve)])
        wire = WebSocketProtocol(uvicorn.Config(app, ws_ping_interval=None), ServerState(), {})
        wire.connection_made(pipe)
        wire.data_received(UPGRADE)
        await spoken.wait()
        return pipe.pieces[1:]

    return asyncio.run(converse())


def text(words: bytes) -> bytes:
    """A message as the library puts it on the wire."""
    return Frame(Opcode.TEXT, words).serialize(mask=False)


def test_one_turn_is_one_piece() -> None:
    async def speak(websocket: WebSocket, wire: WebSocketProtocol, pipe: Pipe) -> None:
        wire.say(b"a ply")
        wire.say(b"another")
        await asyncio.sleep(0)
        wire.say(b"later")
        await asyncio.sleep(0)

    assert heard(speak) == [text(b"a ply") + text(b"another"), text(b"later")]


@pytest.mark.parametrize("size", [0, 125, 126, 2**16 - 1, 2**16])
def test_a_message_of_any_size(size: int) -> None:
    async def speak(websocket: WebSocket, wire: WebSocketProtocol, pipe: Pipe) -> None:
        wire.say(b"x" * size)
        await asyncio.sleep(0)

    assert heard(speak) == [text(b"x" * size)]


def test_what_is_gathered_goes_before_the_end() -> None:
    async def speak(websocket: WebSocket, wire: WebSocketProtocol, pipe: Pipe) -> None:
        wire.say(b"come again")
        await websocket.close(1013)
        wire.say(b"too late")
        await asyncio.sleep(0)

    goodbye = bytes([0x88, 2]) + (1013).to_bytes(2, "big")
    assert heard(speak) == [text(b"come again") + goodbye]


def test_a_page_that_is_gone_meanwhile_is_sent_nothing() -> None:
    async def speak(websocket: WebSocket, wire: WebSocketProtocol, pipe: Pipe) -> None:
        wire.say(b"too late")
        pipe.close()
        await asyncio.sleep(0)

    assert heard(speak) == []


def test_what_the_page_has_not_taken_is_known() -> None:
    unsent = []

    async def speak(websocket: WebSocket, wire: WebSocketProtocol, pipe: Pipe) -> None:
        unsent.append(wire.unsent)

    heard(speak)
    assert unsent == [UNSENT]
