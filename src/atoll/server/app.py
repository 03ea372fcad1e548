"""The application: serves the page at once, and the API as soon as it is imported."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.types import Receive, Scope, Send

from atoll.server.cluster.cluster import Cluster
from atoll.server.cluster.forwarding.internal_requests import InternalRequests
from atoll.server.http import errors
from atoll.server.http.host_check import HostCheckMiddleware, HostNames
from atoll.server.http.origin_check import OriginCheckMiddleware
from atoll.server.http.page_files import PAGE, PageFiles
from atoll.server.settings import ServerSettings
from atoll.store.event_log import EventLog

if TYPE_CHECKING:
    from atoll.server.api.routes import Api

__all__ = ["DeferredApi", "create_app"]


class DeferredApi:
    """The API, imported while the page is already being served."""

    def __init__(self, log: EventLog, settings: ServerSettings, cluster: Cluster | None) -> None:
        self._log = log
        self._settings = settings
        self._cluster = cluster
        self._importing: asyncio.Task[Api] | None = None

    def start(self) -> None:
        self._importing = asyncio.create_task(self._import())

    async def _import(self) -> "Api":
        module = await asyncio.to_thread(import_module, "atoll.server.api.routes")
        api: Api = module.Api(self._log, self._settings, self._cluster)
        return api

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert self._importing is not None
        api = await asyncio.shield(self._importing)
        await api.app(scope, receive, send)

    async def internal(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer another process of the same database."""
        assert self._importing is not None
        api = await asyncio.shield(self._importing)
        await api.internal(scope, receive, send)

    async def health(self, request: Request) -> JSONResponse:
        """Answer whether the server can be used: not before the API is imported."""
        assert self._importing is not None
        if not self._importing.done():
            return JSONResponse({"live": True, "ready": False}, 503)
        return await self._importing.result().health()

    async def metrics(self, request: Request) -> Response:
        """Answer with the metrics, for Prometheus."""
        assert self._importing is not None
        return await (await asyncio.shield(self._importing)).metrics()

    async def preview_tags(self, request: Request, table_id: str) -> str:
        """Return tags for messengers; none before the API is imported."""
        assert self._importing is not None
        if not self._importing.done():
            return ""
        return await self._importing.result().preview_tags(request, table_id)

    async def close(self) -> None:
        assert self._importing is not None
        await (await self._importing).close()


def create_app(
    log: EventLog,
    page: Path = PAGE,
    settings: ServerSettings | None = None,
    names: HostNames | None = None,
    cluster: Cluster | None = None,
) -> Starlette:
    """Return the application over this log, which it closes on shutdown.

    Without `names` it answers only to those of this machine.  With a cluster, this process shares
    the tables of the log with others.
    """
    api = DeferredApi(log, settings or ServerSettings(), cluster)
    between_processes = []
    if cluster is not None:
        secret = cluster.here.secret
        between_processes = [Middleware(InternalRequests, internal=api.internal, secret=secret)]

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        api.start()
        try:
            yield
        finally:
            await api.close()
            await asyncio.to_thread(log.close)

    return Starlette(
        routes=[
            Mount("/api", api),
            Route("/health", api.health),
            Route("/metrics", api.metrics),
            Mount("/", PageFiles(page, api.preview_tags), middleware=[Middleware(GZipMiddleware)]),
        ],
        middleware=[
            *between_processes,
            Middleware(OriginCheckMiddleware),
            Middleware(HostCheckMiddleware, names=names or HostNames("localhost")),
        ],
        exception_handlers={404: errors.answer},
        lifespan=lifespan,
    )
