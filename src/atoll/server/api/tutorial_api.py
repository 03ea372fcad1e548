"""Tutorials over HTTP: their positions, as the table of a learner would show them."""

import asyncio
from functools import cache

import msgspec
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response

from atoll import games
from atoll.server.api.calls import Call
from atoll.server.protocol.responses import Beat, CoachSays, Tutorial, TutorialChapter
from atoll.server.tables.game_loader import GameLoader
from atoll.server.ws import updates
from atoll.server.ws.ply_updates import whole_position
from atoll.table.commands.refusal import Refusal
from atoll.table.events import Began, Chair, Created, Event, Played
from atoll.table.seats.presence import Presence
from atoll.table.seats.viewer import Viewer
from atoll.table.table import Table
from atoll.tutorials.script import LEARNER, Chapter, Say, has_tutorial, read

__all__ = ["BOT", "CALLS", "PRESENCE", "VIEWER", "TutorialApi", "play_chapter"]

VIEWER = Viewer(frozenset({LEARNER}))
PRESENCE = Presence(online=VIEWER.held_seats)
BOT = "novice"
"""The bot on the other seats."""


class TutorialApi:
    """The call for tutorials."""

    def __init__(self, loader: GameLoader) -> None:
        self._loader = loader

    async def tutorial(self, request: Request) -> Response:
        """Return the tutorial of a game."""
        game = await self._loader.game(request.path_params["game"])
        if not has_tutorial(game.name):
            raise Refusal("tutorial-none")
        encoded = await asyncio.to_thread(_encoded, game.name)
        return Response(encoded, media_type="application/json")


CALLS = (
    Call(
        "GET",
        "/tutorials/{game}",
        TutorialApi.tutorial,
        Tutorial,
        errors=("game-unknown", "game-broken", "tutorial-none"),
        middleware=(Middleware(GZipMiddleware),),
    ),
)


@cache
def _encoded(game: str) -> bytes:
    return msgspec.json.encode(Tutorial([play_chapter(chapter) for chapter in read(game)]))


def play_chapter(chapter: Chapter) -> TutorialChapter:
    """Play a chapter of the script: return its opening, and what is said and played then."""
    table = _table(chapter)
    opening = updates.whole(table, VIEWER, PRESENCE)
    beats: list[Beat] = []
    for beat in chapter.beats:
        if isinstance(beat, Say):
            beats.append(CoachSays(beat.key, beat.at))
        else:
            table.apply(Played(beat))
            beats.append(whole_position(table, VIEWER, PRESENCE))
    return TutorialChapter(opening, beats)


def _table(chapter: Chapter) -> Table:
    """Return a table that is in no log, with the learner and bots."""
    header = chapter.header
    others = [Chair(bot=BOT)] * (header["players"] - 1)
    chairs = (Chair(key="learner"), *others)
    game = games.find(header["game"])
    options = game.check_options(header["options"])
    created = Created(game.name, header["players"], options, chairs, seed="", hints=False)
    events: list[Event] = [created, Began(header["setup"]), *map(Played, chapter.so_far)]
    return Table.of("tutorial", events, games.find)
