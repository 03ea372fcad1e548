"""The API: all calls and sockets below `/api` (docs/contribute/protocol.md)."""

import asyncio
import time
from functools import cache

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from atoll.engine.json_values import Json
from atoll.server.api import example_api, notification_api, player_api, tutorial_api
from atoll.server.api.calls import Call, Socket, routes_of
from atoll.server.api.example_api import ExampleApi
from atoll.server.api.notification_api import NotificationApi
from atoll.server.api.player_api import PlayerApi
from atoll.server.api.tables import (
    arrangement_api,
    challenge_api,
    picture_api,
    preview_api,
    replay_api,
    review_api,
    table_api,
)
from atoll.server.api.tables.arrangement_api import ArrangementApi
from atoll.server.api.tables.challenge_api import ChallengeApi
from atoll.server.api.tables.picture_api import PictureApi
from atoll.server.api.tables.preview_api import PreviewApi
from atoll.server.api.tables.replay_api import ReplayApi
from atoll.server.api.tables.review_api import ReviewApi
from atoll.server.api.tables.table_api import TableApi
from atoll.server.api.tutorial_api import TutorialApi
from atoll.server.cluster.all_metrics import collect
from atoll.server.cluster.cluster import Cluster
from atoll.server.cluster.forwarding.forwarding import Forwarding
from atoll.server.cluster.forwarding.internal_api import internal_app
from atoll.server.cluster.membership import Membership
from atoll.server.cluster.peer_lobbies import PeerLobbies
from atoll.server.http import errors
from atoll.server.http.rate_limits import RateLimitMiddleware, RateLimits
from atoll.server.notifications.notifier import Notifier
from atoll.server.openapi.document import describe
from atoll.server.operations import metrics
from atoll.server.operations.health import HealthCheck
from atoll.server.protocol.commands import ClientMessage
from atoll.server.protocol.updates import LobbyMessage, ServerMessage
from atoll.server.settings import ServerSettings
from atoll.server.tables.game_loader import GameLoader
from atoll.server.tables.registry import TableRegistry
from atoll.server.thinking.reviews import Reviews
from atoll.server.timers.expiry import Expiry
from atoll.server.ws import lobby_socket, table_socket
from atoll.server.ws.socket_limits import SocketLimits
from atoll.store.errors import StoreError
from atoll.store.event_log import EventLog
from atoll.table.commands.refusal import Refusal

__all__ = ["CALLS", "OWN_CALLS", "SOCKETS", "Api"]


class Api:
    """The API as an application of its own, mounted below `/api`."""

    def __init__(
        self, log: EventLog, settings: ServerSettings, cluster: Cluster | None = None
    ) -> None:
        """With a cluster, this process shares the tables of the log with others."""
        loader = GameLoader()
        self._notifier = Notifier(log, settings)
        calling = settings.push or settings.webhooks
        self._registry = TableRegistry(
            *(log, loader, settings, self._notifier if calling else None, cluster)
        )
        self._cluster = cluster
        self._membership = None if cluster is None else Membership(cluster)
        self._lobbies = PeerLobbies(self._registry.public_tables)
        creations = RateLimits(settings.tables_per_minute, 60.0)
        imports = RateLimits(settings.imports_per_hour, 3600.0)
        reads = RateLimits(settings.reads_per_minute, 60.0)
        self._socket_limits = SocketLimits(settings, reads)
        self._reviews = Reviews(settings, loader, self._registry.scheduler)
        self._previews = PreviewApi(self._registry, settings)
        self._settings = settings
        self._health = HealthCheck(log)
        log.on_commit = metrics.COMMITS.observe
        self._background = asyncio.gather(
            loader.load(),
            self._registry.list_open_tables(),
            self._expire(Expiry(log, self._registry, settings)),
            self._registry.wake_ups.find_tables(time.time()),
            metrics.watch_lag(),
            self._stay_alive(),
            return_exceptions=True,  # else its end would come with the end of the first of them
        )
        self.app = Starlette(
            middleware=[
                Middleware(RateLimitMiddleware, settings=settings),
                *([] if cluster is None else [self._forwarding(cluster)]),
            ],
            routes=[
                *routes_of(TableApi(self._registry, creations), table_api.CALLS, reads),
                *routes_of(PlayerApi(self._registry, log, settings), player_api.CALLS, reads),
                *routes_of(
                    NotificationApi(self._registry, self._notifier, settings),
                    notification_api.CALLS,
                    reads,
                ),
                *routes_of(PictureApi(self._registry), picture_api.CALLS, reads),
                *routes_of(self._previews, preview_api.CALLS, reads),
                *routes_of(ReplayApi(self._registry, creations, imports), replay_api.CALLS, reads),
                *routes_of(
                    ChallengeApi(self._registry, creations, settings), challenge_api.CALLS, reads
                ),
                *routes_of(ReviewApi(self._registry, self._reviews), review_api.CALLS, reads),
                *routes_of(TutorialApi(loader), tutorial_api.CALLS, reads),
                *routes_of(ExampleApi(loader), example_api.CALLS, reads),
                *routes_of(ArrangementApi(loader), arrangement_api.CALLS, reads),
                *routes_of(self, OWN_CALLS, reads),
                *(WebSocketRoute(each.path, each.handler.__get__(self)) for each in SOCKETS),
            ],
            exception_handlers={
                Refusal: errors.answer,
                StoreError: errors.answer,
                ClientDisconnect: errors.answer,
                404: errors.answer,
                405: errors.answer,
                Exception: errors.answer,
            },
        )

        self.internal = internal_app(self.app, self._registry, settings, self._measure)

    def _forwarding(self, cluster: Cluster) -> Middleware:
        return Middleware(Forwarding, registry=self._registry, cluster=cluster)

    async def _stay_alive(self) -> None:
        if self._membership is not None:
            await self._membership.run(self._registry, self._lobbies)

    async def _expire(self, expiry: Expiry) -> None:
        await self._registry.count_tables()  # before any of them is removed
        await expiry.run()

    async def close(self) -> None:
        """Cancel background tasks, and finish what is being written."""
        self._background.cancel()
        await asyncio.gather(self._background, return_exceptions=True)
        self._reviews.close()
        self._lobbies.close()
        await self._registry.close()
        if self._membership is not None:
            await self._membership.close()
        await self._notifier.close()

    async def health(self) -> JSONResponse:
        """Return whether the server can be used."""
        return await self._health.report(self._registry.loader.games.values())

    async def metrics(self) -> Response:
        """Return the measurements of all processes for Prometheus."""
        measured = self._measure()
        if self._cluster is not None and self._membership is not None:
            client, peers = self._cluster.client, self._membership.peers.values()
            measured = await collect(client, self._cluster.here.id, measured, peers)
        return metrics.response(measured)

    def _measure(self) -> bytes:
        states = {status.name: status.state for status in self._registry.loader.games.values()}
        return metrics.measure(self._registry.count_by_status(), states)

    async def preview_tags(self, request: Request, table_id: str) -> str:
        """Return tags for the head of a table's page, for messengers."""
        return await self._previews.tags(request, table_id)

    async def openapi(self, request: Request) -> Response:
        """Return this API as an OpenAPI 3.1 document."""
        encoded = await asyncio.to_thread(_encoded_document)
        return Response(encoded, media_type="application/json")

    async def table_socket(self, websocket: WebSocket) -> None:
        """Watch a table and play."""
        await table_socket.serve_table(
            websocket, self._registry, self._socket_limits, self._settings
        )

    async def lobby_socket(self, websocket: WebSocket) -> None:
        """Watch the public tables."""
        await lobby_socket.serve_lobby(
            websocket, self._registry.public_tables, self._socket_limits, self._settings
        )


OWN_CALLS = (Call("GET", "/openapi.json", Api.openapi, Json),)

CALLS = (
    *table_api.CALLS,
    *player_api.CALLS,
    *notification_api.CALLS,
    *picture_api.CALLS,
    *preview_api.CALLS,
    *replay_api.CALLS,
    *challenge_api.CALLS,
    *review_api.CALLS,
    *tutorial_api.CALLS,
    *example_api.CALLS,
    *arrangement_api.CALLS,
    *OWN_CALLS,
)

SOCKETS = (
    Socket("/tables/{table}/socket", Api.table_socket, ServerMessage, ClientMessage),
    Socket("/lobby/socket", Api.lobby_socket, LobbyMessage),
)


@cache
def _encoded_document() -> bytes:
    return msgspec.json.encode(describe(CALLS, SOCKETS))
