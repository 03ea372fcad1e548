"""The WebSocket protocol class, which sends and receives messages without passing ASGI.

Through ASGI every message would pass a dozen functions and wait for its turn, four times for
each ply at a table of four.  Opening and closing still use ASGI: they are rare.

This relies on parts of uvicorn and websockets that are not public; which ones, and what to do when
they change, is in `tests/server/test_library_internals.py`.
"""

import asyncio
import struct

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from atoll.engine.json_values import Json

__all__ = ["KEY", "TEXT", "WebSocketProtocol", "protocol_of"]

TEXT = 0x81
"""The first byte of a text message in one frame."""

KEY = "atoll.protocol"
"""The ASGI extension by which the application finds its protocol object."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket with direct sending and receiving.

    Messages sent in one turn of the event loop leave in one write: a ply, chance's plies after it
    and the answer to the player.
    """

    _flush_scheduled = False

    async def run_asgi(self) -> None:
        extensions: Json = self.scope["extensions"]
        extensions[KEY] = self
        await super().run_asgi()

    def send_message(self, message: bytes) -> None:
        """Queue a text message; ignore it if the page is gone."""
        if self.conn.state is not OPEN:
            return
        self.conn.writes += (_header(len(message)), message)
        if not self._flush_scheduled:
            self._flush_scheduled = True
            self.loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._flush_scheduled = False
        pieces = self.conn.data_to_send()
        if pieces and not self.transport.is_closing():
            self.transport.write(b"".join(pieces))  # uvloop writes one piece the fastest

    async def receive_message(self) -> bytes | None:
        """Return the next message, or None when the connection has been closed."""
        event = await self.receive()
        if event["type"] != "websocket.receive":
            return None
        return event.get("bytes") or (event.get("text") or "").encode()

    async def hand_over(self, successor: asyncio.Protocol, closed: asyncio.Future[None]) -> None:
        """Let another object have the connection, of which nothing has been answered yet.

        Return when it is closed.  Until then uvicorn knows only this object, and closes the
        connection by it.
        """
        self.handshake_complete = self.close_sent = True
        successor.connection_made(self.transport)
        if self.disconnected:
            successor.connection_lost(None)
        else:
            self.transport.set_protocol(successor)
        try:
            await closed
        finally:
            self.connections.discard(self)

    @property
    def congested(self) -> bool:
        """Whether the transport's write buffer is above its high-water mark."""
        return not self.writable.is_set()

    @property
    def unsent(self) -> int:
        """Bytes in the transport's write buffer."""
        return self.transport.get_write_buffer_size()


def _header(size: int) -> bytes:
    """Return the header of an unmasked text message in one frame (RFC 6455, 5.2).

    The library would copy every message twice to put a header before it.
    """
    if size < 126:
        return bytes((TEXT, size))
    if size < 2**16:
        return struct.pack("!BBH", TEXT, 126, size)
    return struct.pack("!BBQ", TEXT, 127, size)


def protocol_of(websocket: WebSocket) -> WebSocketProtocol:
    """Return the protocol object of an accepted WebSocket."""
    protocol: WebSocketProtocol = websocket.scope["extensions"][KEY]
    return protocol
