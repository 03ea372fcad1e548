"""Relaying a page's WebSocket to the process that serves its table.

The bytes are passed on as they are, the handshake too: neither side notices the process between.
"""

import asyncio
from typing import Self, cast

__all__ = ["Relay"]


class Relay:
    """Two connections, each of which sends what the other receives."""

    def __init__(self) -> None:
        self.page = _End(self)
        self.owner = _End(self)
        self.page.other, self.owner.other = self.owner, self.page
        loop = asyncio.get_running_loop()
        self.answered: asyncio.Future[bool] = loop.create_future()
        """Whether the owner has sent anything before its connection was closed."""
        self.closed: asyncio.Future[None] = loop.create_future()
        """Done when both connections are closed."""
        self._open = 2

    def shut(self) -> None:
        """Close both connections, once all has been sent that was received."""
        for end in (self.page, self.owner):
            if end.transport is not None:
                end.transport.close()

    def note_answer(self, *, answered: bool) -> None:
        """Note the first bytes of the owner, or that it has sent none."""
        if not self.answered.done():
            self.answered.set_result(answered)

    def note_lost(self) -> None:
        """Count a connection that is closed, and close the other."""
        self._open -= 1
        self.shut()
        self.note_answer(answered=False)
        if not self._open and not self.closed.done():
            self.closed.set_result(None)


class _End(asyncio.Protocol):
    """One of the two connections."""

    other: Self
    transport: asyncio.Transport | None = None

    def __init__(self, relay: Relay) -> None:
        self._relay = relay
        self._unsent: list[bytes] = []
        """Received before the other connection was there."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is of no class of asyncio
        self.transport.writelines(self.other.take_unsent())

    def data_received(self, data: bytes) -> None:
        if self.other.transport is not None:
            self.other.transport.write(data)
        else:
            self._unsent.append(data)
            self._relay.note_answer(answered=True)

    def take_unsent(self) -> list[bytes]:
        """Return what the other connection is to send first."""
        unsent, self._unsent = self._unsent, []
        return unsent

    def pause_writing(self) -> None:
        if self.other.transport is not None:
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other.transport is not None:
            self.other.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._relay.note_lost()
