"""Worked examples over HTTP: their positions, as a spectator sees them."""

import asyncio
from functools import cache

import msgspec
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response

from atoll.server.api.calls import Call
from atoll.server.api.tutorial_api import BOT, play_chapter
from atoll.server.protocol import responses
from atoll.server.tables.game_loader import GameLoader
from atoll.table.commands.refusal import Refusal
from atoll.table.events import Chair
from atoll.table.views.viewer import Viewer
from atoll.tutorials.worked_examples import WorkedExample, has_examples, read_examples

__all__ = ["CALLS", "ExampleApi"]


class ExampleApi:
    """The call for worked examples."""

    def __init__(self, loader: GameLoader) -> None:
        self._loader = loader

    async def examples(self, request: Request) -> Response:
        """Return the worked examples of a game's rules."""
        game = await self._loader.game(request.path_params["game"])
        if not has_examples(game.name):
            raise Refusal("examples-none")
        encoded = await asyncio.to_thread(_encoded, game.name)
        return Response(encoded, media_type="application/json")


CALLS = (
    Call(
        "GET",
        "/examples/{game}",
        ExampleApi.examples,
        responses.Examples,
        errors=("game-unknown", "game-broken", "examples-none"),
        middleware=(Middleware(GZipMiddleware),),
    ),
)


@cache
def _encoded(game: str) -> bytes:
    examples = [_played(example) for example in read_examples(game)]
    return msgspec.json.encode(responses.Examples(examples))


def _played(example: WorkedExample) -> responses.WorkedExample:
    # Only bots play, so a spectator may look through the eyes of any seat.
    chairs = (Chair(bot=BOT),) * example.chapter.header["players"]
    played = play_chapter(example.chapter, chairs, Viewer(perspective=example.seat))
    return responses.WorkedExample(example.name, played.opening, played.beats)
