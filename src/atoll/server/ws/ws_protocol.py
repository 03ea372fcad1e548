"""The wire to a page: once its WebSocket is open, messages go straight to and from the frames.

Through ASGI every message would pass a dozen functions and wait for its turn, four times for
each ply at a table of four.  Opening and closing stay ASGI's: they are seldom.
"""

import struct

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from atoll.engine.json_values import Json

TEXT = 0x81
"""The first byte of a message that is not continued."""

KEY = "atoll.wire"
"""Under which the application finds the wire among the extensions of ASGI."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that can be spoken to directly.

    What is said in one turn of the event loop leaves in one piece: a ply, chance's plies after
    it and the answer to whoever played it.
    """

    _gathers = False

    async def run_asgi(self) -> None:
        extensions: Json = self.scope["extensions"]
        extensions[KEY] = self
        await super().run_asgi()

    def say(self, message: bytes) -> None:
        """Send a message of text, soon; a page that is gone hears nothing."""
        if self.conn.state is not OPEN:
            return
        self.conn.writes += (_head(len(message)), message)
        if not self._gathers:
            self._gathers = True
            self.loop.call_soon(self._pass_on)

    def _pass_on(self) -> None:
        self._gathers = False
        pieces = self.conn.data_to_send()
        if pieces and not self.transport.is_closing():
            self.transport.writelines(pieces)

    async def hear(self) -> bytes | None:
        """The next message; None: the page is gone, or the connection has been closed."""
        event = await self.receive()
        if event["type"] != "websocket.receive":
            return None
        return event.get("bytes") or (event.get("text") or "").encode()

    @property
    def congested(self) -> bool:
        """Whether more is said than the page takes."""
        return not self.writable.is_set()

    @property
    def unsent(self) -> int:
        """So many bytes the page has not taken yet."""
        return self.transport.get_write_buffer_size()


def _head(size: int) -> bytes:
    """What stands before a whole message of text, unmasked, of so many bytes (RFC 6455, 5.2).

    The library would copy every message twice to put this before it.
    """
    if size < 126:
        return bytes((TEXT, size))
    if size < 2**16:
        return struct.pack("!BBH", TEXT, 126, size)
    return struct.pack("!BBQ", TEXT, 127, size)


def protocol_of(websocket: WebSocket) -> WebSocketProtocol:
    """The wire of a WebSocket that has been opened."""
    wire: WebSocketProtocol = websocket.scope["extensions"][KEY]
    return wire
