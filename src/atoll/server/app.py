"""The whole application: the page at once, the tables as soon as their rules are loaded."""

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

from atoll.server.http.origin_check import Guard
from atoll.server.http.page_files import PAGE, Page
from atoll.server.settings import ServerSettings
from atoll.store.log import EventLog

if TYPE_CHECKING:
    from atoll.server.api.routes import Api


class LateApi:
    """The API, imported once the port is open, so that the page is there at once."""

    def __init__(self, log: EventLog, settings: ServerSettings) -> None:
        self._log = log
        self._settings = settings
        self._opening: asyncio.Task[Api] | None = None

    def open(self) -> None:
        self._opening = asyncio.create_task(self._open())

    async def _open(self) -> "Api":
        module = await asyncio.to_thread(import_module, "atoll.server.api.routes")
        api: Api = module.Api(self._log, self._settings)
        return api

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert self._opening is not None
        api = await asyncio.shield(self._opening)
        await api.app(scope, receive, send)

    async def health(self, request: Request) -> JSONResponse:
        """Whether the server can be used; not before the API is there."""
        assert self._opening is not None
        if not self._opening.done():
            return JSONResponse({"live": True, "ready": False}, 503)
        return await self._opening.result().health()

    async def metrics(self, request: Request) -> Response:
        """What is measured, for Prometheus."""
        assert self._opening is not None
        return (await asyncio.shield(self._opening)).metrics()

    async def close(self) -> None:
        assert self._opening is not None
        await (await self._opening).close()


def create_app(
    log: EventLog, page: Path = PAGE, settings: ServerSettings | None = None
) -> Starlette:
    """The application over this log, which it closes when it ends."""
    api = LateApi(log, settings or ServerSettings())

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        api.open()
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
            Mount("/", Page(page), middleware=[Middleware(GZipMiddleware)]),
        ],
        middleware=[Middleware(Guard)],
        lifespan=lifespan,
    )
