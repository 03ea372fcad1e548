"""What the processes of one database ask of each other."""

from collections.abc import Callable
from typing import cast

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from atoll.engine.json_values import TypeForm
from atoll.server.cluster.all_metrics import METRICS
from atoll.server.cluster.forwarding.remote_tasks import TASKS
from atoll.server.cluster.forwarding.table_tasks import AnyTableTask, TableTask
from atoll.server.cluster.peer_lobbies import LOBBY
from atoll.server.http import errors
from atoll.server.http.json_response import json_response
from atoll.server.http.requests import read_body
from atoll.server.protocol.decoding import decode
from atoll.server.settings import ServerSettings
from atoll.server.tables.registry import TableRegistry
from atoll.server.ws.lobby_socket import serve_process
from atoll.store.errors import StoreError
from atoll.table.commands.refusal import Refusal

__all__ = ["LARGEST_TASK", "internal_app"]

LARGEST_TASK = 1024 * 1024


def internal_app(
    api: ASGIApp, registry: TableRegistry, settings: ServerSettings, measure: Callable[[], bytes]
) -> Starlette:
    """Return the application for other processes: the API, and calls of their own."""

    async def perform(request: Request) -> Response:
        body = await read_body(request, LARGEST_TASK)
        task = cast("TableTask[object]", decode(body, cast("type[TypeForm]", AnyTableTask)))
        async with registry.open(request.path_params["table"]) as live:
            return json_response(await task.run(live))

    async def lobby(websocket: WebSocket) -> None:
        await serve_process(websocket, registry.public_tables, settings)

    async def metrics(request: Request) -> Response:
        return PlainTextResponse(measure())

    return Starlette(
        routes=[
            Mount("/api", api),
            Route(TASKS, perform, methods=["POST"]),
            WebSocketRoute(LOBBY, lobby),
            Route(METRICS, metrics),
        ],
        exception_handlers={
            Refusal: errors.answer,
            StoreError: errors.answer,
            Exception: errors.answer,
        },
    )
