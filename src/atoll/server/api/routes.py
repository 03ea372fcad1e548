"""The tables over HTTP (docs/contribute/protocol.md)."""

import asyncio
import contextlib
import time
from collections.abc import Mapping
from typing import TypeVar

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from atoll import bots
from atoll.engine.game import Game
from atoll.engine.json_values import Json
from atoll.server.api.replay_api import ReplayApi
from atoll.server.api.tutorial_api import TutorialApi
from atoll.server.http import errors
from atoll.server.http.rate_limits import RateLimitMiddleware, RateLimits, SocketLimits
from atoll.server.http.requests import admit, number, read_body
from atoll.server.operations import health, metrics
from atoll.server.protocol.messages import (
    AskForHint,
    GiveToBot,
    NewTable,
    Rematch,
    SitDown,
    understand,
)
from atoll.server.settings import ServerSettings
from atoll.server.tables.expiry import Expiry
from atoll.server.tables.game_loader import GameLoader, GameStatus
from atoll.server.tables.registry import TableRegistry
from atoll.server.thinking import reviews
from atoll.server.thinking.reviews import Reviews
from atoll.server.ws import lobby_socket, table_socket
from atoll.store.errors import StoreError
from atoll.store.log import EventLog
from atoll.table import table_view
from atoll.table.analysis import hints
from atoll.table.events import Event
from atoll.table.refusal import Refusal
from atoll.table.seats import seating, tokens
from atoll.table.seats.viewer import Viewer
from atoll.table.table import Table

Body = TypeVar("Body")


class Api:
    """The API as an application of its own, to be mounted under /api."""

    def __init__(self, log: EventLog, settings: ServerSettings) -> None:
        loader = GameLoader()
        self._lobby = TableRegistry(log, loader, settings)
        self._creations = RateLimits(settings.tables_per_minute, 60.0)
        self._doors = SocketLimits(settings)
        self._reviews = Reviews(settings, loader)
        self._settings = settings
        self._log = log
        log.on_commit = metrics.COMMITS.observe
        self._preparing = asyncio.gather(
            loader.load(),
            self._lobby.list_open_tables(),
            self._look_after_old_tables(Expiry(log, self._lobby, settings)),
            self._lobby.wake_ups.find_tables(time.time()),
            metrics.watch_lag(),
            return_exceptions=True,  # else its end would come with the end of the first of them
        )
        self.app = Starlette(
            middleware=[Middleware(RateLimitMiddleware, settings=settings)],
            routes=[
                Route("/games", self.games),
                Route("/tables", self.create, methods=["POST"]),
                Route("/tables/{table}", self.table),
                Route("/tables/{table}/seats", self.sit, methods=["POST"]),
                Route("/tables/{table}/seats/{seat}/bot", self.give_to_bot, methods=["POST"]),
                Route("/tables/{table}/hint", self.hint, methods=["POST"]),
                Route("/tables/{table}/rematch", self.rematch, methods=["POST"]),
                *ReplayApi(self._lobby, self._creations).routes,
                *reviews.routes(self._lobby, self._reviews),
                *TutorialApi(loader).routes,
                WebSocketRoute("/tables/{table}/socket", self.socket),
                Route("/lobby", self.lobby),
                WebSocketRoute("/lobby/socket", self.lobby_socket),
            ],
            exception_handlers={
                Refusal: errors.answer,
                StoreError: errors.answer,
                ClientDisconnect: errors.answer,
                404: errors.answer,
                405: errors.answer,
                Exception: errors.answer,
            },
        )

    async def _look_after_old_tables(self, rounds: Expiry) -> None:
        await self._lobby.count_tables()  # before any of them is removed
        await rounds.run()

    async def close(self) -> None:
        """End the preparations, and finish what is being written."""
        self._preparing.cancel()
        await asyncio.gather(self._preparing, return_exceptions=True)
        self._reviews.close()
        await self._lobby.close()

    async def health(self) -> JSONResponse:
        """Whether the server can be used."""
        return await health.check(self._log, self._lobby.loader.games.values())

    def metrics(self) -> Response:
        """What is measured."""
        states = {status.name: status.state for status in self._lobby.loader.games.values()}
        return metrics.response(self._lobby.count_by_status(), states)

    async def games(self, request: Request) -> JSONResponse:
        """All games that can be played, and how far their rules are."""
        playable = []
        for status in self._lobby.loader.games.values():
            with contextlib.suppress(Refusal):
                playable.append(_describe(await status.game(), status))
        return JSONResponse(playable)

    async def create(self, request: Request) -> JSONResponse:
        """Set up a table."""
        wish = understand(await read_body(request), NewTable)
        admit(request, self._lobby, self._creations)
        table, held = await self._lobby.create(wish)
        return _seated(table, held)

    async def rematch(self, request: Request) -> JSONResponse:
        """Lay the same table again, or come to the one that somebody has laid."""
        wish = understand(await read_body(request), Rematch)
        async with self._lobby.open(request.path_params["table"]) as room:
            if room.table.next is None:
                admit(request, self._lobby, self._creations)
            table, held = await self._lobby.rematch(room, wish.tokens, rotate=wish.rotate)
        return _seated(table, held)

    async def table(self, request: Request) -> JSONResponse:
        """A table and who sits there."""
        async with self._lobby.open(request.path_params["table"]) as room:
            return JSONResponse(table_view.describe(room.table, Viewer(), room.presence))

    async def sit(self, request: Request) -> JSONResponse:
        """Sit down on an open seat."""
        wish = understand(await read_body(request), SitDown)
        token, seats = tokens.new_token(), []

        def sit(table: Table) -> list[Event]:
            sat = seating.sit(table, wish.name, token, wish.seat)
            seats.append(sat.seat)
            return [sat]

        async with self._lobby.open(request.path_params["table"]) as room:
            await room.execute(sit)
        return JSONResponse({"seat": seats[0], "token": token}, 201)

    async def give_to_bot(self, request: Request) -> JSONResponse:
        """Give an open seat to a bot."""
        wish = understand(await read_body(request), GiveToBot)
        seat = number(request.path_params["seat"], "the seat")
        async with self._lobby.open(request.path_params["table"]) as room:
            await room.execute(
                lambda table: [seating.give_to_bot(table, wish.token, seat, wish.bot)]
            )
        return JSONResponse({"seat": seat, "bot": wish.bot})

    async def hint(self, request: Request) -> JSONResponse:
        """The plies a strong player would consider, for whoever has to decide."""
        wish = understand(await read_body(request), AskForHint)
        async with self._lobby.open(request.path_params["table"]) as room:
            held = room.table.seats_of(wish.tokens)
            seen = hints.view_for_hint(room.table, held, wish.seq)
            if not self._lobby.game_status(room.table).compiled:
                raise Refusal("hint-compiling")
            advice = await room.hints.get(bots.adviser(room.table.created.game), seen)
        return JSONResponse({"advice": [hints.to_json(each) for each in advice]})

    async def socket(self, websocket: WebSocket) -> None:
        """Watch a table and play."""
        await table_socket.serve_table(websocket, self._lobby, self._doors, self._settings)

    async def lobby(self, request: Request) -> JSONResponse:
        """The public tables."""
        return JSONResponse(self._lobby.public_tables.listing())

    async def lobby_socket(self, websocket: WebSocket) -> None:
        """The public tables, and whatever changes among them."""
        await lobby_socket.serve_lobby(
            websocket, self._lobby.public_tables, self._doors, self._settings
        )


def _seated(table: str, held: Mapping[int, str]) -> JSONResponse:
    """The answer to somebody who has got seats at a table of their own."""
    seats = [{"seat": seat, "token": token} for seat, token in held.items()]
    return JSONResponse({"table": table, "seats": seats}, 201)


def _describe(game: Game, status: GameStatus) -> Json:
    return {
        "name": game.name,
        "title": game.title,
        "seats": [game.seats[0], game.seats[-1]],
        "options": [
            {
                "name": option.name,
                "values": option.values,
                "default": option.default,
                "help": option.help,
            }
            for option in game.options
        ],
        "choices": [{"name": choice.name, "values": choice.values} for choice in game.choices],
        "bots": bots.offered(game.name),
        "hints": bots.has_adviser(game.name),
        "compiled": status.compiled,
    }
