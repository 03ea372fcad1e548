"""A table's WebSocket: sends the updates of a table and takes commands."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.websockets import WebSocket

from atoll.server.cluster.ownership import HeldElsewhere
from atoll.server.protocol.commands import Command, Hello, HistoryQuery, Say
from atoll.server.protocol.updates import Accepted, Compiled, Compiling
from atoll.server.settings import ServerSettings
from atoll.server.tables.game_loader import GameStatus
from atoll.server.tables.live_table import LiveTable
from atoll.server.tables.registry import TableRegistry
from atoll.server.updates import history_answers
from atoll.server.updates.catch_up import KnownState
from atoll.server.ws.connection import LATER, UNKNOWN, Connection, ConnectionEnd, serve
from atoll.server.ws.dispatch import dispatch
from atoll.server.ws.socket_limits import Place, SocketLimits
from atoll.store.errors import StoreError
from atoll.table.commands.refusal import Refusal

__all__ = ["serve_table"]


async def serve_table(
    websocket: WebSocket,
    registry: TableRegistry,
    socket_limits: SocketLimits,
    settings: ServerSettings,
) -> None:
    """Serve a page at a table."""
    table_id = websocket.path_params["table"]

    async def converse(connection: Connection) -> None:
        with socket_limits.arrive(connection.address) as place:
            await _converse(connection, registry, table_id, place)

    await serve(websocket, settings, converse)


async def _converse(
    connection: Connection, registry: TableRegistry, table_id: str, place: Place
) -> None:
    hello = await _receive_hello(connection)
    try:
        place.begin()
        if not registry.in_memory(table_id):
            place.check_load(hello.tokens)
        async with (
            registry.open(table_id) as live,
            _reporting_progress(connection, registry.game_status(live.table)),
        ):
            await _serve_messages(live, connection, place, hello)
    except HeldElsewhere as error:
        raise ConnectionEnd(LATER) from error  # the page connects again, and finds the table
    except (Refusal, StoreError) as error:
        connection.refuse(None, error)
        unknown = isinstance(error, Refusal) and error.id == "table-unknown"
        raise ConnectionEnd(UNKNOWN if unknown else LATER) from error


@asynccontextmanager
async def _reporting_progress(connection: Connection, status: GameStatus) -> AsyncIterator[None]:
    """Send the compile progress of the game while the block runs."""
    if status.compiled:
        yield
        return
    reporting = asyncio.create_task(_report_progress(connection, status))
    try:
        yield
    finally:
        reporting.cancel()


async def _report_progress(connection: Connection, status: GameStatus) -> None:
    try:
        async for compiled, rules in status.progress():
            connection.send_update(Compiling(compiled, rules))
    except Refusal as refusal:
        connection.refuse(None, refusal)
    else:
        connection.send_update(Compiled())


async def _receive_hello(connection: Connection) -> Hello:
    async with connection.limiting_silence():
        while True:
            message = await connection.receive()
            if isinstance(message, Hello):
                return message
            connection.refuse(message.id, Refusal("request-malformed", reason="say hello first"))


async def _serve_messages(
    live: LiveTable, connection: Connection, place: Place, hello: Hello
) -> None:
    """Answer the first hello, and handle all messages that follow."""
    try:
        _subscribe(live, connection, place, hello)
        while True:
            message = await connection.receive()
            if isinstance(message, Hello):
                place.begin()
                _subscribe(live, connection, place, message)
            elif isinstance(message, HistoryQuery):
                await _answer_history(live, connection, place, message)
            else:
                await _execute(live, connection, message)
    finally:
        live.unsubscribe(connection)


def _subscribe(live: LiveTable, connection: Connection, place: Place, hello: Hello) -> None:
    place.sit(live.table.id, live.table.seats_of(hello.tokens))
    connection.hidden = hello.hidden
    live.subscribe(connection, hello.tokens, _known(hello), hello.perspective, hello.keys)


def _known(hello: Hello) -> KnownState | None:
    return None if hello.after is None else KnownState(hello.after, hello.seat)


async def _execute(live: LiveTable, connection: Connection, command: Command) -> None:
    viewer = connection.viewer
    try:
        if isinstance(command, Say) and not connection.allow_remark():
            raise Refusal("talk-too-fast")
        await live.execute(lambda table: dispatch(table, viewer, live.presence, command))
    except HeldElsewhere as error:
        raise ConnectionEnd(LATER) from error  # the page sends it again where the table is now
    except (Refusal, StoreError) as error:
        connection.refuse(command.id, error)
    else:
        connection.send_update(Accepted(command.id))


async def _answer_history(
    live: LiveTable, connection: Connection, place: Place, query: HistoryQuery
) -> None:
    try:
        place.check_read()
        answer = await history_answers.answer(live.table, connection.viewer, query)
    except Refusal as refusal:
        connection.refuse(query.id, refusal)
    else:
        connection.send_update(answer)
