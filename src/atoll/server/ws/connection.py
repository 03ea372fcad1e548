"""One page's WebSocket connection: sending, receiving and its limits."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from atoll.server.http.errors import refusal_of
from atoll.server.http.rate_limits import RateLimit, address_of
from atoll.server.operations import metrics
from atoll.server.protocol.commands import ClientMessage, ClientRequest, Ping
from atoll.server.protocol.decoding import LARGEST, decode
from atoll.server.protocol.errors import error_info
from atoll.server.protocol.updates import Pong, Refused
from atoll.server.settings import ServerSettings
from atoll.server.updates import table_updates
from atoll.server.ws.ws_protocol import protocol_of
from atoll.table.commands.refusal import Refusal
from atoll.table.views.viewer import Viewer

__all__ = [
    "GONE",
    "LATER",
    "MOST_UNSENT",
    "TOO_LARGE",
    "TOO_MANY",
    "UNKNOWN",
    "Connection",
    "ConnectionEnd",
    "serve",
]

MOST_UNSENT = 4_000_000
"""Bytes waiting for a page that does not take them; with more it has to connect again."""

GONE, TOO_LARGE, TOO_MANY, LATER, UNKNOWN = 0, 1009, 1008, 1013, 4404
"""Why a connection ends: WebSocket close codes, and 0 if the page has closed it."""


class ConnectionEnd(Exception):  # noqa: N818 - nothing is wrong with the server
    """The connection ends: the page is gone, or the server closes it with this code."""

    def __init__(self, code: int = GONE) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """A connection to one page."""

    def __init__(self, websocket: WebSocket, settings: ServerSettings) -> None:
        self.viewer = Viewer()
        self.address = address_of(websocket)
        self.hidden = False
        self._protocol = protocol_of(websocket)
        self._messages = RateLimit(settings.messages_per_second, 1.0)
        self._remarks = RateLimit(settings.remarks_per_ten_seconds, 10.0)
        self._hello_seconds = settings.hello_seconds
        self._ended = asyncio.Event()
        """Set when the page has to connect again, as when too much is waiting to be sent."""

    def send(self, message: bytes) -> None:
        """Queue an encoded message."""
        self._protocol.send_message(message)
        if self._protocol.congested and self._protocol.unsent > MOST_UNSENT:
            self._ended.set()

    def send_update(self, update: Struct) -> None:
        """Queue a message."""
        self.send(table_updates.encode(update))

    def allow_remark(self) -> bool:
        """Count a chat message and return True, or return False if it comes too soon."""
        return self._remarks.allow()

    def refuse(self, id: int | None, error: Exception) -> None:
        """Send the reason why a command is refused."""
        self.send_update(Refused(id, error_info(refusal_of(error))))

    def disconnect(self) -> None:
        """Let the page connect again: another process serves its table."""
        self._ended.set()

    async def wait_for_end(self) -> None:
        """Raise `ConnectionEnd` when the page has to connect again."""
        await self._ended.wait()
        raise ConnectionEnd(LATER)

    @contextlib.asynccontextmanager
    async def limiting_silence(self) -> AsyncIterator[None]:
        """Raise `ConnectionEnd` if the block, until a page has said hello, takes too long."""
        try:
            async with asyncio.timeout(self._hello_seconds):
                yield
        except TimeoutError:
            raise ConnectionEnd(TOO_MANY) from None

    async def receive(self) -> ClientRequest:
        """Return the next valid request; refuse what is invalid, and answer pings."""
        while True:
            raw = await self._protocol.receive_message()
            if raw is None:
                raise ConnectionEnd
            if len(raw) > LARGEST:
                raise ConnectionEnd(TOO_LARGE)
            if not self._messages.allow():
                raise ConnectionEnd(TOO_MANY)
            try:
                message: ClientMessage = decode(raw, ClientMessage)  # type: ignore[arg-type]
            except Refusal as refusal:
                self.refuse(None, refusal)
                continue
            if not isinstance(message, Ping):
                return message
            self.send_update(Pong())


async def serve(
    websocket: WebSocket,
    settings: ServerSettings,
    converse: Callable[[Connection], Awaitable[None]],
) -> None:
    """Accept a WebSocket and converse with its page until the connection ends."""
    await websocket.accept()
    connection = Connection(websocket, settings)
    with metrics.SOCKETS.track_inprogress():
        code = await _run(connection, converse)
    if code:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await websocket.close(code)


async def _run(connection: Connection, converse: Callable[[Connection], Awaitable[None]]) -> int:
    """Converse until the connection ends; return the close code."""
    code = GONE
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(connection.wait_for_end())
            # As a task of its own it resumes without passing ASGI's layers.
            group.create_task(_converse(connection, converse))
    except* ConnectionEnd as ends:
        code = max(end.code for end in _leaves(ends))
    return code


async def _converse(
    connection: Connection, converse: Callable[[Connection], Awaitable[None]]
) -> None:
    """Converse, or refuse the page if there are too many sockets."""
    try:
        await converse(connection)
    except Refusal as refusal:
        connection.refuse(None, refusal)
        raise ConnectionEnd(LATER) from refusal


def _leaves(group: BaseExceptionGroup[ConnectionEnd]) -> list[ConnectionEnd]:
    """Return the exceptions of a group and of the groups in it."""
    found: list[ConnectionEnd] = []
    for end in group.exceptions:
        found += _leaves(end) if isinstance(end, BaseExceptionGroup) else [end]
    return found
