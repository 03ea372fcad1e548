"""The lobby's WebSocket: sends the public tables and every change among them."""

from starlette.websockets import WebSocket

from atoll.server.listings.public_tables import PublicTables
from atoll.server.protocol.commands import Hello
from atoll.server.settings import ServerSettings
from atoll.server.ws.connection import Connection, serve
from atoll.server.ws.socket_limits import SocketLimits
from atoll.table.commands.refusal import Refusal

__all__ = ["serve_lobby", "serve_process"]


async def serve_lobby(
    websocket: WebSocket,
    public_tables: PublicTables,
    socket_limits: SocketLimits,
    settings: ServerSettings,
) -> None:
    """Serve a page that shows the lobby."""

    async def converse(connection: Connection) -> None:
        with socket_limits.arrive(connection.address) as place:
            place.visit(None)
            with public_tables.subscribe(connection):
                await _refuse_messages(connection)

    await serve(websocket, settings, converse)


async def serve_process(
    websocket: WebSocket, public_tables: PublicTables, settings: ServerSettings
) -> None:
    """Serve another process, which shows the public tables of this one too."""

    async def converse(connection: Connection) -> None:
        with public_tables.share(connection):
            await _refuse_messages(connection)

    await serve(websocket, settings, converse)


async def _refuse_messages(connection: Connection) -> None:
    """Refuse whatever the page sends: the lobby has no commands."""
    while True:
        message = await connection.receive()
        refusal = Refusal("request-malformed", reason="the lobby takes no commands")
        connection.refuse(None if isinstance(message, Hello) else message.id, refusal)
