"""Transcripts, the proof of fairness, imports and branches over HTTP."""

import asyncio
import contextlib

from starlette.requests import Request
from starlette.responses import PlainTextResponse

from atoll import games
from atoll.engine import transcript
from atoll.engine.game import Game
from atoll.engine.transcript import TranscriptError
from atoll.server.api.calls import CREATE_ERRORS, Call
from atoll.server.http.rate_limits import RateLimits, address_of
from atoll.server.http.requests import admit
from atoll.server.protocol.requests import BranchRequest, ChancesQuery, TranscriptQuery
from atoll.server.protocol.responses import HeldSeat, HeldSeats, ImportedTables
from atoll.server.tables.registry import TableRegistry
from atoll.table.analysis.review import MOST_PLIES
from atoll.table.commands.creation import human
from atoll.table.commands.refusal import Refusal
from atoll.table.events import Event
from atoll.table.history import export
from atoll.table.history.branch import branch, import_game
from atoll.table.history.export import ChancePlies
from atoll.table.seats import tokens

__all__ = ["CALLS", "LARGEST_TRANSCRIPT", "MOST_GAMES", "ReplayApi"]

LARGEST_TRANSCRIPT = 2 * 1024 * 1024
MOST_GAMES = 10
"""Games in one file."""


class ReplayApi:
    """The calls about finished games and branches."""

    def __init__(self, registry: TableRegistry, creations: RateLimits, imports: RateLimits) -> None:
        self._registry = registry
        self._creations = creations
        self._imports = imports

    async def transcript(self, request: Request, query: TranscriptQuery) -> PlainTextResponse:
        """Return a finished game as a transcript, with its proof unless `proof=no`."""
        async with self._registry.open(request.path_params["table"]) as live:
            proven = query.proof != "no"
            text = await asyncio.to_thread(export.write, live.table, proven=proven)
            name = f"{live.table.game.name}-{live.table.id}.jsonl"
        return PlainTextResponse(
            text,
            media_type="application/jsonl",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    async def chances(self, request: Request, query: ChancesQuery) -> ChancePlies:
        """Return chance plies from a number on, 50 at a time, with what could have happened."""
        async with self._registry.open(request.path_params["table"]) as live:
            return await asyncio.to_thread(export.chance_plies, live.table, query.first)

    async def branch(self, request: Request, body: BranchRequest) -> HeldSeats:
        """Create a table that goes on from a moment of this one (see *Earlier moments*)."""
        admit(request, self._registry, self._creations)
        token = tokens.new_token()
        chair = human(body.name, token)
        async with self._registry.open(request.path_params["table"]) as live:
            held = live.table.seats_of(body.tokens)
            table_id, events = await asyncio.to_thread(
                branch, live.table, held, body.moment, body.seat, chair, body.bot
            )
        await self._registry.store(table_id, events)
        return HeldSeats(table_id, [HeldSeat(body.seat, token)])

    async def import_transcript(self, request: Request, body: bytes) -> ImportedTables:
        """Create a table for each game of a transcript, at which it can be replayed."""
        admit(request, self._registry, self._creations)
        if not self._imports.allow(address_of(request)):
            raise Refusal("table-too-many")
        for name in self._registry.loader.games:
            if name.encode() in body:
                with contextlib.suppress(Refusal):  # it may not be the game of this file at all
                    await self._registry.loader.game(name)
        tables = await asyncio.to_thread(_read, body)
        admit(request, self._registry, self._creations, len(tables) - 1)
        for table_id, events in tables:
            await self._registry.store(table_id, events)
        return ImportedTables([table_id for table_id, _ in tables])


CALLS = (
    Call(
        "GET",
        "/tables/{table}/transcript",
        ReplayApi.transcript,
        str,
        query=TranscriptQuery,
        costly=True,
        errors=("transcript-not-over", "transcript-redealt"),
    ),
    Call(
        "GET",
        "/tables/{table}/chances",
        ReplayApi.chances,
        ChancePlies,
        query=ChancesQuery,
        costly=True,
        errors=("transcript-not-over", "proof-none"),
    ),
    Call(
        "POST",
        "/tables/{table}/branches",
        ReplayApi.branch,
        HeldSeats,
        body=BranchRequest,
        status=201,
        errors=(
            *("refused-open", "moment-unknown", "seat-unknown", "seat-name", "table-bot"),
            *("branch-live", "branch-over", "branch-other-game", *CREATE_ERRORS),
        ),
    ),
    Call(
        "POST",
        "/transcripts",
        ReplayApi.import_transcript,
        ImportedTables,
        body=bytes,
        status=201,
        errors=("transcript-line", "transcript-games", "transcript-long", *CREATE_ERRORS),
        largest=LARGEST_TRANSCRIPT,
    ),
)


def _find(name: str) -> Game:
    """Return the game of this name; why one is broken is only for the host."""
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
