"""The HTTP protocol class, which limits a request's head and the time it may take.

uvicorn would keep the head of a request in memory however long it becomes, and would wait for its
end forever.

This relies on parts of uvicorn that are not public; which ones, and what to do when they change, is
in `tests/server/test_library_internals.py`.
"""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

__all__ = ["LARGEST_HEAD", "REQUEST_SECONDS", "HttpProtocol"]

LARGEST_HEAD = 64 * 1024
"""Bytes of a request without its body."""
REQUEST_SECONDS = 60.0
"""How long a request may take to arrive, its body included."""


class HttpProtocol(HttpToolsProtocol):
    """Reads requests, and closes the connection of a request that does not end."""

    _unparsed = 0
    """Bytes received since the parser last completed a part of the request."""
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._set_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_deadline()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unparsed += len(data)
        super().data_received(data)
        if self._unparsed > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._set_deadline()

    def on_headers_complete(self) -> None:
        self._unparsed = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unparsed = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._unparsed = 0
        self._cancel_deadline()
        super().on_message_complete()

    def _set_deadline(self) -> None:
        """Abort the connection unless the request is complete in time."""
        self._cancel_deadline()
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
