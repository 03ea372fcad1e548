"""The wire to a page: once its WebSocket is open, messages go straight to the frames.

Through ASGI every message would pass a dozen functions and wait for its turn, four times for
each ply at a table of four.  Opening, hearing and closing stay ASGI's: they are seldom.
"""

from typing import Any

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

KEY = "atoll.wire"
"""Under which the application finds the wire among the extensions of ASGI."""


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket that can be spoken to directly.

    What is said in one turn of the event loop leaves in one piece: a ply, chance's plies after
    it and the answer to whoever played it.
    """

    _gathers = False

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[KEY] = self
        await super().run_asgi()

    def say(self, message: bytes) -> None:
        """Send a message of text, soon; a page that is gone hears nothing."""
        if self.conn.state is not OPEN:
            return
        self.conn.send_text(message)
        if not self._gathers:
            self._gathers = True
            self.loop.call_soon(self._pass_on)

    def _pass_on(self) -> None:
        self._gathers = False
        data = b"".join(self.conn.data_to_send())
        if data and not self.transport.is_closing():
            self.transport.write(data)

    @property
    def unsent(self) -> int:
        """So many bytes the page has not taken yet."""
        return self.transport.get_write_buffer_size()


def wire_of(websocket: WebSocket) -> Wire:
    """The wire of a WebSocket that has been opened."""
    wire: Wire = websocket.scope["extensions"][KEY]
    return wire
