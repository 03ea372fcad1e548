"""Gathered writing: what is sent to a page in one turn of the event loop leaves in one piece.

A ply, chance's plies after it and the answer to whoever played it are messages of their own.
Handing each of them to the system by itself would cost more than making it.
"""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class GatheringProtocol(WebSocketsSansIOProtocol):
    """A WebSocket over a transport that gathers."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(Gathering(transport, self.loop))


class Gathering(asyncio.Transport):
    """A transport that writes at the end of the turn."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._gathered: list[bytes | bytearray | memoryview] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self._gathered:
            self._loop.call_soon(self._pass_on)
        self._gathered.append(data)

    def _pass_on(self) -> None:
        data = b"".join(self._gathered)
        self._gathered.clear()
        if data and not self._transport.is_closing():  # the page may be gone meanwhile
            self._transport.write(data)

    def close(self) -> None:
        self._pass_on()
        self._transport.close()

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def pause_reading(self) -> None:
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._transport.resume_reading()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)
