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
from atoll.server.updates import table_updates
from atoll.server.updates.ply_updates import whole_position
from atoll.table.commands.refusal import Refusal
from atoll.table.events import Began, Chair, Created, Event, Played
from atoll.table.table import Table
from atoll.table.views.presence import Presence
from atoll.table.views.viewer import Viewer
from atoll.tutorials.script import LEARNER, Chapter, Say, has_tutorial, read

__all__ = ["BOT", "CALLS", "VIEWER", "TutorialApi", "play_chapter"]

VIEWER = Viewer(frozenset({LEARNER}))
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
    chapters = [play_chapter(chapter, _chairs(chapter), VIEWER) for chapter in read(game)]
    return msgspec.json.encode(Tutorial(chapters))


def _chairs(chapter: Chapter) -> tuple[Chair, ...]:
    """Return the seats of the learner and of bots."""
    return (Chair(key="learner"), *[Chair(bot=BOT)] * (chapter.header["players"] - 1))


def play_chapter(chapter: Chapter, chairs: tuple[Chair, ...], viewer: Viewer) -> TutorialChapter:
    """Play a chapter of the script: return its opening, and what is said and played then."""
    table = _table(chapter, chairs)
    presence = Presence(online=viewer.held_seats)
    opening = table_updates.whole(table, viewer, presence)
    beats: list[Beat] = []
    for beat in chapter.beats:
        if isinstance(beat, Say):
            beats.append(CoachSays(beat.key, beat.at))
        else:
            table.apply(Played(beat))
            beats.append(whole_position(table, viewer, presence))
    return TutorialChapter(opening, beats)


def _table(chapter: Chapter, chairs: tuple[Chair, ...]) -> Table:
    """Return a table that is in no log."""
    header = chapter.header
    game = games.find(header["game"])
    created = Created(
        game.name,
        header["players"],
        game.check_options(header["options"], header["atoll"]),
        chairs,
        seed="",
        hints=False,
        stated_edition=header["atoll"],
    )
    events: list[Event] = [created, Began(header["setup"]), *map(Played, chapter.so_far)]
    return Table.of("tutorial", events, games.find)
