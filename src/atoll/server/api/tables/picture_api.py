"""Small pictures of tables, as spectators see them, over HTTP."""

import asyncio
from importlib.metadata import version

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response

from atoll import pictures
from atoll.engine.json_values import InputError, Json
from atoll.pictures.small import draw_small
from atoll.server.api.calls import Call
from atoll.server.protocol.requests import PictureQuery
from atoll.server.protocol.responses import Picture
from atoll.server.tables.registry import TableRegistry
from atoll.table.commands.refusal import Refusal
from atoll.table.fairness.chance import Chance
from atoll.table.table import Table

__all__ = ["ASKED_AGAIN", "CALLS", "EXAMPLE", "KEPT", "PictureApi", "spectator_view"]

KEPT = "private, max-age=31536000, immutable"
ASKED_AGAIN = "private, no-cache"

EXAMPLE = Chance("00" * 32, "example")
"""Lays out the board of a picture for a table whose game has not begun."""


class PictureApi:
    """The call for pictures."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def picture(self, request: Request, query: PictureQuery) -> Response:
        """Return a part of the board as spectators see it; before the game, of an example."""
        async with self._registry.open(request.path_params["table"]) as live:
            table = live.table
            if not pictures.has_picture(table.created.game):
                raise Refusal("picture-none")
            seq = str(table.game_seq)
            headers = {
                "ETag": f'W/"{version("atoll")}-{seq}-{query.theme}"',
                "Cache-Control": KEPT if query.seq == seq else ASKED_AGAIN,
                "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
            }
            if headers["ETag"] in request.headers.get("if-none-match", ""):
                return Response(status_code=304, headers=headers)
            view = spectator_view(table)
        dark = query.theme == "dark"
        drawn = await asyncio.to_thread(draw_small, table.created.game, view, dark=dark)
        return Response(drawn, media_type="image/svg+xml", headers=headers)


CALLS = (
    Call(
        "GET",
        "/tables/{table}/picture.svg",
        PictureApi.picture,
        Picture,
        query=PictureQuery,
        costly=True,
        errors=("picture-none",),
        middleware=(Middleware(GZipMiddleware),),
    ),
)


def spectator_view(table: Table) -> Json:
    """Return what all may see; of a game that has not begun, of an example."""
    if table.position is not None:
        return table.position.view(None)
    try:
        return _example(table, table.chosen)
    except InputError:  # a rare arrangement that the example's dice do not fit
        return _example(table, {})


def _example(table: Table, chosen: Json) -> Json:
    created, dice = table.created, EXAMPLE.dice("setup")
    example = table.game.deal(created.players, created.options, dice, chosen, created.edition)
    return example.view(None)
