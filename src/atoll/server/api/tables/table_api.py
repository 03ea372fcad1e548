"""Games, tables, seats, hints and the lobby over HTTP."""

import contextlib
from collections.abc import Mapping
from functools import partial

from starlette.requests import Request

from atoll import bots
from atoll.engine.game import Game
from atoll.server.api.calls import CREATE_ERRORS, Call
from atoll.server.http.rate_limits import RateLimits, address_of
from atoll.server.http.requests import admit, number
from atoll.server.protocol.requests import (
    GiveToBot,
    HintRequest,
    NewTable,
    RematchRequest,
    RenameSeat,
    SitDown,
)
from atoll.server.protocol.responses import (
    BotSeated,
    ChoiceInfo,
    GameInfo,
    HeldSeat,
    HeldSeats,
    Hints,
    OptionInfo,
    SeatName,
)
from atoll.server.protocol.updates import LobbyListing
from atoll.server.tables.game_loader import GameStatus
from atoll.server.tables.registry import TableRegistry
from atoll.table.analysis import hints
from atoll.table.commands.refusal import Refusal
from atoll.table.events import Event
from atoll.table.seats import seating, tokens
from atoll.table.table import Table
from atoll.table.views import table_view
from atoll.table.views.messages import TableInfo
from atoll.table.views.viewer import Viewer

__all__ = ["CALLS", "TableApi"]


class TableApi:
    """The calls about tables."""

    def __init__(self, registry: TableRegistry, creations: RateLimits) -> None:
        self._registry = registry
        self._creations = creations

    async def games(self, request: Request) -> list[GameInfo]:
        """Return all games that can be played."""
        playable = []
        for status in self._registry.loader.games.values():
            with contextlib.suppress(Refusal):
                playable.append(_game_info(await status.game(), status))
        return playable

    async def create(self, request: Request, body: NewTable) -> HeldSeats:
        """Create a table, and return one's seats there."""
        admit(request, self._registry, self._creations)
        return _held_seats(*await self._registry.create(body))

    async def table(self, request: Request) -> TableInfo:
        """Return a table as a spectator sees it."""
        async with self._registry.open(request.path_params["table"]) as live:
            return table_view.describe(live.table, Viewer(), live.presence)

    async def sit(self, request: Request, body: SitDown) -> HeldSeat:
        """Take an open seat."""
        token, seats = tokens.new_token(), []

        def sit(table: Table) -> list[Event]:
            sat = seating.sit(table, body.name, token, body.seat, body.emblem)
            seats.append(sat.seat)
            return [sat]

        async with self._registry.open(request.path_params["table"]) as live:
            await live.execute(sit)
        return HeldSeat(seats[0], token)

    async def rename(self, request: Request, body: RenameSeat) -> SeatName:
        """Change the name and the emblem of one's seat, before the game or beside bots."""
        seat = number(request.path_params["seat"], "the seat")
        async with self._registry.open(request.path_params["table"]) as live:
            await live.execute(
                lambda table: seating.rename(table, body.token, seat, body.name, body.emblem)
            )
            chair = live.table.chairs[seat]
        return SeatName(seat, chair.name or "", chair.emblem)

    async def give_to_bot(self, request: Request, body: GiveToBot) -> BotSeated:
        """Give an open seat to a bot, as a player of the table."""
        seat = number(request.path_params["seat"], "the seat")
        async with self._registry.open(request.path_params["table"]) as live:
            await live.execute(
                lambda table: [seating.give_to_bot(table, body.token, seat, body.bot)]
            )
        return BotSeated(seat, body.bot)

    async def rematch(self, request: Request, body: RematchRequest) -> HeldSeats:
        """Create the next table with the same players, or join it if it exists."""
        async with self._registry.open(request.path_params["table"]) as live:
            if live.table.next is None:
                admit(request, self._registry, self._creations)
            return _held_seats(*await self._registry.rematch(live, body))

    async def hint(self, request: Request, body: HintRequest) -> Hints:
        """Return the plies a strong player would consider, as the player to decide."""
        async with self._registry.open(request.path_params["table"]) as live:
            held = live.table.seats_of(body.tokens)
            view = hints.view_for_hint(live.table, held, body.seq)
            status = self._registry.game_status(live.table)
            status.check_compilable()
            if not status.compiled:
                raise Refusal("hint-compiling")
            adviser = partial(bots.adviser, live.table.created.game)
            advice = await live.hints.get(adviser, view, address_of(request))
        return Hints([hints.to_hint(each) for each in advice])

    async def lobby(self, request: Request) -> LobbyListing:
        """Return the public tables."""
        return self._registry.public_tables.listing()


CALLS = (
    Call("GET", "/games", TableApi.games, list[GameInfo]),
    Call("GET", "/lobby", TableApi.lobby, LobbyListing),
    Call(
        "POST",
        "/tables",
        TableApi.create,
        HeldSeats,
        body=NewTable,
        status=201,
        errors=(
            *("game-unknown", "game-broken", "table-players", "table-options", "table-chosen"),
            *("table-seats", "table-clock", "table-bot", "seat-name", "first-settled"),
            *CREATE_ERRORS,
        ),
    ),
    Call("GET", "/tables/{table}", TableApi.table, TableInfo, costly=True),
    Call(
        "POST",
        "/tables/{table}/seats",
        TableApi.sit,
        HeldSeat,
        body=SitDown,
        status=201,
        errors=(
            *("seat-name", "seat-unknown", "seat-taken", "seat-kept", "seat-none-open"),
            "seat-begun",
        ),
    ),
    Call(
        "POST",
        "/tables/{table}/seats/{seat}/name",
        TableApi.rename,
        SeatName,
        body=RenameSeat,
        errors=("refused-seat", "seat-unknown", "seat-name", "seat-named"),
    ),
    Call(
        "POST",
        "/tables/{table}/seats/{seat}/bot",
        TableApi.give_to_bot,
        BotSeated,
        body=GiveToBot,
        errors=("seat-token", "seat-unknown", "seat-taken", "seat-begun", "table-bot"),
    ),
    Call(
        "POST",
        "/tables/{table}/rematch",
        TableApi.rematch,
        HeldSeats,
        body=RematchRequest,
        status=201,
        errors=(
            *("seat-token", "rematch-playing", "rematch-late", "rematch-first", "rematch-loser"),
            *("table-chosen", *CREATE_ERRORS),
        ),
    ),
    Call(
        "POST",
        "/tables/{table}/hint",
        TableApi.hint,
        Hints,
        body=HintRequest,
        errors=(
            *("hint-off", "hint-none", "hint-spectator"),
            *("hint-compiling", "hint-busy", "game-uncompiled"),
            *("refused-open", "refused-over", "refused-stale", "refused-turn"),
        ),
    ),
)


def _held_seats(table_id: str, held: Mapping[int, str]) -> HeldSeats:
    return HeldSeats(table_id, [HeldSeat(seat, token) for seat, token in held.items()])


def _game_info(game: Game, status: GameStatus) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        seats=(game.seats[0], game.seats[-1]),
        options=[
            OptionInfo(option.name, list(option.values), option.default, option.help)
            for option in game.options
        ],
        choices=[ChoiceInfo(choice.name, list(choice.values)) for choice in game.choices],
        parts=list(game.parts),
        bots=bots.offered(game.name),
        hints=bots.has_adviser(game.name),
        compiled=status.compiled,
    )
