"""One page's WebSocket: it says hello, hears the news of a table, and plays."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette.websockets import WebSocket, WebSocketDisconnect

from atoll.server.http.errors import refusal_of
from atoll.server.http.rate_limits import RateLimit, SocketLimits, address_of
from atoll.server.operations import metrics
from atoll.server.protocol.messages import (
    LARGEST,
    Command,
    Hello,
    LookBack,
    Message,
    Say,
    understand,
)
from atoll.server.settings import ServerSettings
from atoll.server.tables.game_loader import GameStatus
from atoll.server.tables.live_table import LiveTable
from atoll.server.tables.public_tables import PublicTables
from atoll.server.tables.registry import TableRegistry
from atoll.server.ws import history, updates
from atoll.server.ws.dispatch import dispatch
from atoll.server.ws.ws_protocol import protocol_of
from atoll.store.errors import StoreError
from atoll.table.refusal import Refusal
from atoll.table.seats.viewer import Viewer

MOST_UNSENT = 4_000_000
"""Bytes waiting for a page that does not take them; with more it must come again."""

GONE, TOO_LARGE, TOO_MANY, LATER, UNKNOWN = 0, 1009, 1008, 1013, 4404
"""Why a connection ends, in the numbers of the WebSocket protocol."""


class ConnectionEnd(Exception):  # noqa: N818 - nothing is wrong with the server
    """The connection ends: the page is gone, or the server ends it with this code."""

    def __init__(self, code: int = GONE) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """A page at the other end, which watches one table."""

    def __init__(self, websocket: WebSocket, settings: ServerSettings) -> None:
        self.who = Viewer()
        self._wire = protocol_of(websocket)
        self._window = RateLimit(settings.messages_per_second, 1.0)
        self._speech = RateLimit(settings.remarks_per_ten_seconds, 10.0)
        self._overrun = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Send a message when the page takes it."""
        self._wire.say(message)
        if self._wire.congested and self._wire.unsent > MOST_UNSENT:
            self._overrun.set()

    def say(self, **words: object) -> None:
        self.send(updates.encode(words))

    def may_speak(self) -> bool:
        """Whether it is not too soon to say something more."""
        return self._speech.allow()

    def refuse(self, id: int | None, error: Exception) -> None:
        """Tell the page why what it wished cannot be."""
        self.say(type="refused", id=id, error=refusal_of(error).to_json())

    async def watch_speed(self) -> None:
        """End the connection when the page does not take what it is sent."""
        await self._overrun.wait()
        raise ConnectionEnd(LATER)

    async def hear(self) -> Message:
        """The next message that can be understood; others are refused."""
        while True:
            raw = await self._wire.hear()
            if raw is None:
                raise ConnectionEnd
            if len(raw) > LARGEST:
                raise ConnectionEnd(TOO_LARGE)
            if not self._window.allow():
                raise ConnectionEnd(TOO_MANY)
            try:
                return understand(raw, Message)  # type: ignore[arg-type]
            except Refusal as refusal:
                self.refuse(None, refusal)


async def serve_table(
    websocket: WebSocket, lobby: TableRegistry, doors: SocketLimits, settings: ServerSettings
) -> None:
    """Serve a page at a table."""
    table = websocket.path_params["table"]

    async def converse(connection: Connection) -> None:
        with doors.admit(address_of(websocket), table):
            await _converse(connection, lobby, table)

    await _serve(websocket, settings, converse)


async def serve_board(
    websocket: WebSocket, board: PublicTables, doors: SocketLimits, settings: ServerSettings
) -> None:
    """Serve a page that looks at the notice board."""

    async def converse(connection: Connection) -> None:
        with doors.admit(address_of(websocket)):
            await _read(connection, board)

    await _serve(websocket, settings, converse)


async def _serve(
    websocket: WebSocket,
    settings: ServerSettings,
    converse: Callable[[Connection], Awaitable[None]],
) -> None:
    """Serve one page until it or we have had enough."""
    await websocket.accept()
    connection = Connection(websocket, settings)
    with metrics.SOCKETS.track_inprogress():
        code = await _until_goodbye(connection, converse)
    if code:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await websocket.close(code)


async def _until_goodbye(
    connection: Connection, converse: Callable[[Connection], Awaitable[None]]
) -> int:
    """The code with which the connection is to be closed."""
    code = GONE
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(connection.watch_speed())
            # In a task of its own it need not pass ASGI's layers whenever it hears something.
            group.create_task(_admitted(connection, converse))
    except* ConnectionEnd as ends:
        code = max(end.code for end in _leaves(ends))
    return code


async def _admitted(
    connection: Connection, converse: Callable[[Connection], Awaitable[None]]
) -> None:
    """Converse, unless there is no room for one more."""
    try:
        await converse(connection)
    except Refusal as refusal:
        connection.refuse(None, refusal)
        raise ConnectionEnd(LATER) from refusal


def _leaves(group: BaseExceptionGroup[ConnectionEnd]) -> list[ConnectionEnd]:
    """The goodbyes themselves, however deeply they are grouped."""
    found: list[ConnectionEnd] = []
    for end in group.exceptions:
        found += _leaves(end) if isinstance(end, BaseExceptionGroup) else [end]
    return found


async def _read(connection: Connection, board: PublicTables) -> None:
    """Whoever reads the board has nothing to say."""
    with board.read_by(connection):
        while True:
            message = await connection.hear()
            silence = Refusal("request-malformed", reason="the lobby only tells")
            connection.refuse(None if isinstance(message, Hello) else message.id, silence)


async def _converse(connection: Connection, lobby: TableRegistry, table: str) -> None:
    hello = await _first_hello(connection)
    try:
        async with (
            lobby.room(table) as room,
            _reporting_progress(connection, lobby.status(room.table)),
        ):
            await _stay(room, connection, hello)
    except (Refusal, StoreError) as error:
        connection.refuse(None, error)
        unknown = isinstance(error, Refusal) and error.id == "table-unknown"
        raise ConnectionEnd(UNKNOWN if unknown else LATER) from error


@asynccontextmanager
async def _reporting_progress(connection: Connection, status: GameStatus) -> AsyncIterator[None]:
    """While the page is there, say how far the compilation of its game is."""
    if status.compiled:
        yield
        return
    reporting = asyncio.create_task(_report_progress(connection, status))
    try:
        yield
    finally:
        reporting.cancel()


async def _report_progress(connection: Connection, status: GameStatus) -> None:
    async for compiled, rules in status.progress():
        connection.say(type="compiling", compiled=compiled, rules=rules)
    connection.say(type="compiled")


async def _first_hello(connection: Connection) -> Hello:
    while True:
        message = await connection.hear()
        if isinstance(message, Hello):
            return message
        connection.refuse(message.id, Refusal("request-malformed", reason="say hello first"))


async def _stay(room: LiveTable, connection: Connection, message: Message) -> None:
    """Do what the page wishes, message by message."""
    try:
        while True:
            if isinstance(message, Hello):
                past = await room.recall(message.after)
                room.enter(connection, message.tokens, past, message.eyes)
            elif isinstance(message, LookBack):
                await _look_back(room, connection, message)
            else:
                await _fulfil(room, connection, message)
            message = await connection.hear()
    finally:
        room.leave(connection)


async def _fulfil(room: LiveTable, connection: Connection, wish: Command) -> None:
    who = connection.who
    try:
        if isinstance(wish, Say) and not connection.may_speak():
            raise Refusal("talk-too-fast")
        await room.act(lambda table: dispatch(table, who, room.presence, wish))
    except (Refusal, StoreError) as error:
        connection.refuse(wish.id, error)
    else:
        connection.say(type="accepted", id=wish.id)


async def _look_back(room: LiveTable, connection: Connection, wish: LookBack) -> None:
    try:
        words = await history.answer(room.table, connection.who, wish)
    except Refusal as refusal:
        connection.refuse(wish.id, refusal)
    else:
        connection.say(**words)
