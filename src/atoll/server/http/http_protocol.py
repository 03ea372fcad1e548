"""The doorstep: requests must come to an end before anybody in the house looks at them.

uvicorn's reader would keep the head of a request in memory however long it becomes, and would
wait for its end forever.
"""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 64 * 1024
"""Bytes of a request that are not its body."""
REQUEST_SECONDS = 60.0
"""How long a request may take to come, its body included."""


class HttpProtocol(HttpToolsProtocol):
    """Reads requests, and closes the door on whoever sends one without an end."""

    _unread = 0
    """Bytes since somebody could last make something of what came."""
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unread += len(data)
        super().data_received(data)
        if self._unread > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect()

    def on_headers_complete(self) -> None:
        self._unread = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unread = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._unread = 0
        self._expect_no_more()
        super().on_message_complete()

    def _expect(self) -> None:
        """A request has to come, or to come to its end, in time."""
        self._expect_no_more()
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _expect_no_more(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
