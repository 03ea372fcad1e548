"""Tutorials over HTTP: every position of the script, told as a table would tell it to its seat."""

import asyncio
from functools import cache

import msgspec
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from atoll import games
from atoll.engine.json_values import Json
from atoll.server.tables.game_loader import GameLoader
from atoll.server.ws import updates
from atoll.table.events import Began, Chair, Created, Event, Played
from atoll.table.refusal import Refusal
from atoll.table.seats.presence import Presence
from atoll.table.seats.viewer import Viewer
from atoll.table.table import Table
from atoll.tutorials.script import LEARNER, Chapter, Say, has_tutorial, read

WHO = Viewer(frozenset({LEARNER}))
THERE = Presence(online=WHO.held_seats)
BOT = "novice"
"""Who the script says sits on the other seats."""


class TutorialApi:
    """The part of the API that teaches."""

    def __init__(self, loader: GameLoader) -> None:
        self._loader = loader
        gzip = Middleware(GZipMiddleware)
        self.routes = [Route("/tutorials/{game}", self.tutorial, middleware=[gzip])]

    async def tutorial(self, request: Request) -> Response:
        """The whole tutorial of a game."""
        game = await self._loader.game(request.path_params["game"])
        if not has_tutorial(game.name):
            raise Refusal("tutorial-none")
        told = await asyncio.to_thread(_told, game.name)
        return Response(told, media_type="application/json")


@cache
def _told(game: str) -> bytes:
    return msgspec.json.encode({"chapters": [tell(chapter) for chapter in read(game)]})


def tell(chapter: Chapter) -> Json:
    """A chapter: the table as it opens, and then one after another what is said and played."""
    table = _table(chapter)
    opening = updates.whole(table, WHO, THERE)
    beats: list[Json] = []
    for beat in chapter.beats:
        if isinstance(beat, Say):
            beats.append(beat._asdict())
        else:
            table.apply(event := Played(beat))
            beats.append(next(updates.of_event(table, event, WHO, THERE)))
    return {"opening": opening, "beats": beats}


def _table(chapter: Chapter) -> Table:
    """A table that is in no log: the learner sits there with bots."""
    header = chapter.header
    others = [Chair(bot=BOT)] * (header["players"] - 1)
    chairs = (Chair(key="learner"), *others)
    game = games.find(header["game"])
    options = game.check_options(header["options"])
    created = Created(game.name, header["players"], options, chairs, seed="", hints=False)
    events: list[Event] = [created, Began(header["setup"]), *map(Played, chapter.so_far)]
    return Table.of("tutorial", events, games.find)
