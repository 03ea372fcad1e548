"""The tables of one player, and seats that come back, over HTTP.

A page has a random player key.  What it shows of it, and the tokens it derives, are in request
bodies only; the server keeps digests.
"""

import asyncio
import hashlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from starlette.requests import Request

from atoll.server.api.calls import STORE_ERRORS, TABLE_ERRORS, Call
from atoll.server.cluster.forwarding.table_tasks import BindSeats, InvitePlayer, ListTable
from atoll.server.http.rate_limits import RateLimits, address_of
from atoll.server.protocol.errors import error_info
from atoll.server.protocol.requests import (
    BindSeat,
    ClaimRequest,
    ForgetPlayer,
    InvitePerson,
    PlayerTablesRequest,
)
from atoll.server.protocol.responses import (
    BoundSeats,
    ClaimState,
    Forgotten,
    MissingTable,
    PersonInvited,
    PlayerTable,
    PlayerTables,
)
from atoll.server.settings import ServerSettings
from atoll.server.tables.activity import now_ms
from atoll.server.tables.registry import TableRegistry
from atoll.store.event_log import EventLog
from atoll.store.player_index import PlayerSeat
from atoll.table.commands.refusal import Refusal
from atoll.table.consent.claim import claim_seat
from atoll.table.seats import seating
from atoll.table.seats.tokens import key_of

__all__ = ["CALLS", "LOADING_AT_ONCE", "MOST_LOADED", "PlayerApi"]

MOST_LOADED = 10
"""Tables that one request may load from the log; the others are asked for again."""
LOADING_AT_ONCE = 4
"""Tables that all requests load at the same time."""


@dataclass
class _Mine:
    """What a player has at one table."""

    bound: list[PlayerSeat] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)


class PlayerApi:
    """The calls of one player."""

    def __init__(self, registry: TableRegistry, log: EventLog, settings: ServerSettings) -> None:
        self._registry = registry
        self._log = log
        self._notifications = log.notifications
        self._claims = RateLimits(settings.claims_per_hour, 3600.0)
        self._invitations = RateLimits(settings.invitations_per_hour, 3600.0)
        self._loads = RateLimits(settings.table_loads_per_minute, 60.0)
        self._loading = asyncio.Semaphore(LOADING_AT_ONCE)

    async def bind_seat(self, request: Request, body: BindSeat) -> BoundSeats:
        """Bind a seat to a player key: only the token that is derived from it holds the seat."""
        task = BindSeats(_digest(body.player), body.token, body.nonce, body.key, now_ms())
        seats = await self._registry.perform(body.table, task)
        await self._notifications.rebind(body.table, key_of(body.token), body.key)
        return BoundSeats(body.table, seats)

    async def player_tables(self, request: Request, body: PlayerTablesRequest) -> PlayerTables:
        """Return how things stand at one's tables."""
        mine = await self._tables_of(body)
        asked = list(mine)[body.first :][: body.limit]
        chosen = self._affordable(address_of(request), asked, await self._registry.served(asked))
        found = await asyncio.gather(*(self._show(each, mine[each]) for each in chosen))
        return PlayerTables(
            tables=[each for each in found if isinstance(each, PlayerTable)],
            missing=[each for each in found if isinstance(each, MissingTable)],
            more=max(0, len(mine) - body.first - len(chosen)),
        )

    async def _tables_of(self, body: PlayerTablesRequest) -> dict[str, _Mine]:
        """Return what one has at each table, in the order of the answer."""
        mine: dict[str, _Mine] = {}
        if body.player is not None:
            for row in await self._bound_seats(_digest(body.player), body.table):
                mine.setdefault(row.table_id, _Mine()).bound.append(row)
        for seat in body.seats:
            mine.setdefault(seat.table, _Mine()).tokens.append(seat.token)
        return mine

    async def _bound_seats(self, player: str, table_id: str | None) -> list[PlayerSeat]:
        if table_id is None:
            return await asyncio.to_thread(self._log.player_seats, player)
        return await asyncio.to_thread(self._log.player_seats_at, player, table_id)

    def _affordable(
        self, address: str, table_ids: Sequence[str], served: Collection[str]
    ) -> Sequence[str]:
        """Return the first of these tables, of which not too many are to be loaded."""
        loaded = 0
        for number, table_id in enumerate(table_ids):
            if table_id in served:
                continue
            if loaded == MOST_LOADED:
                return table_ids[:number]
            if not self._loads.allow(address):
                if not number:
                    raise Refusal("request-too-many")
                return table_ids[:number]
            loaded += 1
        return table_ids

    async def _show(self, table_id: str, mine: _Mine) -> PlayerTable | MissingTable:
        try:
            async with self._loading:
                return await self._registry.perform(table_id, ListTable(mine.tokens, mine.bound))
        except Refusal as refusal:
            return MissingTable(table_id, error_info(refusal))

    async def forget_player(self, request: Request, body: ForgetPlayer) -> Forgotten:
        """Unbind one's seats from one's player key."""
        await self._log.forget_player(_digest(body.player), body.table)
        return Forgotten(body.table)

    async def invite(self, request: Request, body: InvitePerson) -> PersonInvited:
        """Invite a person with whom one has played to a table that waits for players."""
        table_id = request.path_params["table"]
        async with self._registry.open(table_id) as waiting:
            if not waiting.table.seats_of([body.token]):
                raise Refusal("seat-token")
            if not seating.has_free_seat(waiting.table):
                raise Refusal("seat-none-open")
        if not self._invitations.allow(address_of(request)):
            raise Refusal("invite-too-many")
        invitation = InvitePlayer(body.earlier.token, body.seat, table_id, now_ms())
        await self._registry.perform(body.earlier.table, invitation)
        return PersonInvited(table_id, body.seat)

    async def claim(self, request: Request, body: ClaimRequest) -> ClaimState:
        """Ask the players to return a seat of which one has lost the token."""
        table_id = request.path_params["table"]
        if not self._claims.allow(address_of(request)):
            raise Refusal("claim-too-many")
        bound: set[int] = set()
        if body.player is not None:
            bound = {row.seat for row in await self._bound_seats(_digest(body.player), table_id)}
        async with self._registry.open(table_id) as live:
            await live.execute(
                lambda table: claim_seat(table, body.seat, body.key, live.presence, bound)
            )
            return ClaimState(body.seat, live.table.chairs[body.seat].key == body.key)


CALLS = (
    Call(
        "POST",
        "/player/seats",
        PlayerApi.bind_seat,
        BoundSeats,
        body=BindSeat,
        errors=("seat-token", "refused-stale", *TABLE_ERRORS),
    ),
    Call(
        "POST",
        "/player/tables",
        PlayerApi.player_tables,
        PlayerTables,
        body=PlayerTablesRequest,
        errors=STORE_ERRORS,
    ),
    Call(
        "POST",
        "/player/forget",
        PlayerApi.forget_player,
        Forgotten,
        body=ForgetPlayer,
        errors=STORE_ERRORS,
    ),
    Call(
        "POST",
        "/tables/{table}/invitations",
        PlayerApi.invite,
        PersonInvited,
        body=InvitePerson,
        errors=(
            *("seat-token", "seat-none-open", "seat-unknown", "invite-no-person"),
            *("invite-soon", "invite-too-many", "refused-stale"),
        ),
    ),
    Call(
        "POST",
        "/tables/{table}/claims",
        PlayerApi.claim,
        ClaimState,
        body=ClaimRequest,
        errors=(
            *("seat-unknown", "claim-no-person", "claim-online", "claim-alone", "claim-soon"),
            *("claim-declined", "claim-too-many", "proposal-waits", "refused-stale"),
        ),
    ),
)


def _digest(player: str) -> str:
    """Return what the index keeps of a player."""
    return hashlib.sha256(player.encode()).hexdigest()
