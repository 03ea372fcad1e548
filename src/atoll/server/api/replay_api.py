"""Games afterwards, over HTTP: transcripts, the proof of fairness, imports and what-if."""

import asyncio
import contextlib

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse
from starlette.routing import Route

from atoll import games
from atoll.engine import transcript
from atoll.engine.game import Game
from atoll.engine.transcript import TranscriptError
from atoll.server.http.rate_limits import RateLimits
from atoll.server.http.requests import admit, number, read_body
from atoll.server.protocol.messages import Branch, understand
from atoll.server.tables.registry import TableRegistry
from atoll.table.analysis.review import MOST_PLIES
from atoll.table.creation import human
from atoll.table.events import Event
from atoll.table.history import export
from atoll.table.history.branch import branch, import_game
from atoll.table.refusal import Refusal
from atoll.table.seats import tokens

LARGEST_TRANSCRIPT = 2 * 1024 * 1024
MOST_GAMES = 10
"""Games in one file."""


class ReplayApi:
    """The part of the API that looks at games again."""

    def __init__(self, lobby: TableRegistry, creations: RateLimits) -> None:
        self._lobby = lobby
        self._creations = creations
        self.routes = [
            Route("/transcripts", self.bring, methods=["POST"]),
            Route("/tables/{table}/transcript", self.transcript),
            Route("/tables/{table}/chances", self.chances),
            Route("/tables/{table}/branches", self.branch, methods=["POST"]),
        ]

    async def transcript(self, request: Request) -> PlainTextResponse:
        """A finished game as a transcript, with its proof unless `?proof=no`."""
        async with self._lobby.open(request.path_params["table"]) as room:
            proven = request.query_params.get("proof") != "no"
            text = await asyncio.to_thread(export.write, room.table, proven=proven)
            name = f"{room.table.game.name}-{room.table.id}.jsonl"
        return PlainTextResponse(
            text,
            media_type="application/jsonl",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    async def chances(self, request: Request) -> JSONResponse:
        """What could have happened at every ply of chance, some at a time."""
        first = number(request.query_params.get("from", "0"), "from")
        async with self._lobby.open(request.path_params["table"]) as room:
            return JSONResponse(await asyncio.to_thread(export.chances, room.table, first))

    async def branch(self, request: Request) -> JSONResponse:
        """What if: a new table that goes on from a moment of this one."""
        wish = understand(await read_body(request), Branch)
        admit(request, self._lobby, self._creations)
        token = tokens.new_token()
        chair = human(wish.name, token)
        async with self._lobby.open(request.path_params["table"]) as room:
            held = room.table.seats_of(wish.tokens)
            name, events = await asyncio.to_thread(
                branch, room.table, held, wish.moment, wish.seat, chair, wish.bot
            )
        await self._lobby.store(name, events)
        return JSONResponse({"table": name, "seats": [{"seat": wish.seat, "token": token}]}, 201)

    async def bring(self, request: Request) -> JSONResponse:
        """Tables at which the games of a transcript can be looked at."""
        body = await read_body(request, LARGEST_TRANSCRIPT)
        admit(request, self._lobby, self._creations)
        for name in self._lobby.loader.games:
            if name.encode() in body:
                with contextlib.suppress(Refusal):  # it may not be the game of this file at all
                    await self._lobby.loader.game(name)
        tables = await asyncio.to_thread(_read, body)
        admit(request, self._lobby, self._creations, len(tables) - 1)
        for name, events in tables:
            await self._lobby.store(name, events)
        return JSONResponse({"tables": [name for name, _ in tables]}, 201)


def _find(name: str) -> Game:
    """The game of this name; what is wrong with a broken one is only for the host to read."""
    try:
        return games.find(name)
    except games.BrokenGameError as error:
        raise Refusal("game-broken") from error


def _read(body: bytes) -> list[tuple[str, list[Event]]]:
    tables: list[tuple[str, list[Event]]] = []
    try:
        for position in transcript.read(body.splitlines(), _find):
            if len(tables) == MOST_GAMES:
                raise Refusal("transcript-games", most=MOST_GAMES)
            if len(position.plies) > MOST_PLIES:
                raise Refusal("transcript-long", most=MOST_PLIES)
            tables.append(import_game(position))
    except TranscriptError as error:
        raise Refusal("transcript-line", line=error.line, reason=error.reason) from error
    return tables
