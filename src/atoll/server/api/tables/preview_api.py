"""Previews of links to tables: tags for the page's head, and pictures as PNG."""

import contextlib

from starlette.requests import Request
from starlette.responses import Response

from atoll import pictures
from atoll.pictures.preview import draw_preview
from atoll.server.api.calls import Call
from atoll.server.api.tables.picture_api import ASKED_AGAIN, KEPT, spectator_view
from atoll.server.cluster.forwarding.table_tasks import DescribePreview
from atoll.server.http.rate_limits import RateLimits, address_of
from atoll.server.previews.renderer import Renderer
from atoll.server.previews.tags import preview_seats, state_key
from atoll.server.protocol.requests import PreviewQuery
from atoll.server.protocol.responses import PreviewPicture
from atoll.server.settings import ServerSettings
from atoll.server.tables.registry import TableRegistry
from atoll.server.texts import language_of
from atoll.store.errors import StoreError
from atoll.table.commands.refusal import Refusal

__all__ = ["CALLS", "PreviewApi"]


class PreviewApi:
    """Tags and pictures of links to tables."""

    def __init__(self, registry: TableRegistry, settings: ServerSettings) -> None:
        self._registry = registry
        self._renderer = Renderer()
        self._tags = RateLimits(settings.table_loads_per_minute, 60.0)
        self._drawn = RateLimits(settings.previews_per_minute, 60.0)

    async def tags(self, request: Request, table_id: str) -> str:
        """Return tags for the head of a table's page; none if there is no such table."""
        loaded = self._registry.in_memory(table_id)
        if not loaded and not self._tags.allow(address_of(request)):
            return ""
        with contextlib.suppress(Refusal, StoreError):
            language = language_of(request.headers.get("accept-language", ""))
            task = DescribePreview(str(request.base_url).rstrip("/"), language)
            return await self._registry.perform(table_id, task)
        return ""

    async def preview(self, request: Request, query: PreviewQuery) -> Response:
        """Return a picture for messengers: the board as spectators see it, and the seats."""
        async with self._registry.open(request.path_params["table"]) as live:
            table = live.table
            game, key = table.created.game, state_key(table)
            if not pictures.has_picture(game):
                raise Refusal("picture-none")
            view, seats = spectator_view(table), preview_seats(table)
        kept = f"{table.id} {key}"
        drawn = self._renderer.kept(kept)
        if drawn is None:
            if not self._drawn.allow(address_of(request)):
                raise Refusal("request-too-many")
            drawn = await self._renderer.draw(kept, lambda: draw_preview(game, view, seats))
        if drawn is None:
            raise Refusal("request-failed")
        caching = KEPT if query.state == key else ASKED_AGAIN
        return Response(drawn, media_type="image/png", headers={"Cache-Control": caching})


CALLS = (
    Call(
        "GET",
        "/tables/{table}/preview.png",
        PreviewApi.preview,
        PreviewPicture,
        query=PreviewQuery,
        errors=("picture-none",),
        costly=True,
    ),
)
