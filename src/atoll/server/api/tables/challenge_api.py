"""Challenges over HTTP: the same deal for a friend, and all results side by side."""

import asyncio

from starlette.requests import Request

from atoll.server.api.calls import CREATE_ERRORS, Call
from atoll.server.api.player_api import LOADING_AT_ONCE
from atoll.server.cluster.forwarding.table_tasks import CompareGame, ListChallenges
from atoll.server.http.rate_limits import RateLimits, address_of
from atoll.server.http.requests import admit
from atoll.server.protocol.requests import ChallengeRequest
from atoll.server.protocol.responses import ChallengeTable, ComparedGame, Comparison
from atoll.server.settings import ServerSettings
from atoll.server.tables.registry import TableRegistry
from atoll.table.commands.refusal import Refusal

__all__ = ["CALLS", "ChallengeApi"]


class ChallengeApi:
    """The calls about challenges."""

    def __init__(
        self, registry: TableRegistry, creations: RateLimits, settings: ServerSettings
    ) -> None:
        self._registry = registry
        self._creations = creations
        self._loads = RateLimits(settings.table_loads_per_minute, 60.0)
        self._loading = asyncio.Semaphore(LOADING_AT_ONCE)

    async def create(self, request: Request, body: ChallengeRequest) -> ChallengeTable:
        """Create a table with the deal of a finished game, for a friend."""
        async with self._registry.open(request.path_params["table"]) as live:
            admit(request, self._registry, self._creations)
            return ChallengeTable(await self._registry.challenge(live, body.tokens, body.bot))

    async def compare(self, request: Request) -> Comparison:
        """Return the results of all games with the deal of this one, which must have ended."""
        async with self._registry.open(request.path_params["table"]) as live:
            if not live.table.ended:
                raise Refusal("challenge-secret")
            deal_id = live.table.deal_id
        table_ids = [deal_id, *await self._registry.perform(deal_id, ListChallenges())]
        if not self._loads.allow(address_of(request), len(table_ids)):
            raise Refusal("request-too-many")
        games = await asyncio.gather(*map(self._compared_game, table_ids))
        return Comparison([game for game in games if game is not None])

    async def _compared_game(self, table_id: str) -> ComparedGame | None:
        try:
            async with self._loading:
                return await self._registry.perform(table_id, CompareGame())
        except Refusal:  # a challenge that nobody took up expires
            return None


CALLS = (
    Call(
        "POST",
        "/tables/{table}/challenges",
        ChallengeApi.create,
        ChallengeTable,
        body=ChallengeRequest,
        status=201,
        errors=(
            *("seat-token", "challenge-not-over", "challenge-none", "challenge-many", "table-bot"),
            *CREATE_ERRORS,
        ),
    ),
    Call(
        "GET",
        "/tables/{table}/comparison",
        ChallengeApi.compare,
        Comparison,
        errors=("challenge-secret", "request-too-many"),
    ),
)
