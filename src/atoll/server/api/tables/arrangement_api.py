"""Arranging a set-up by hand, before a table is created."""

import asyncio

from starlette.requests import Request

from atoll.server.api.calls import Call
from atoll.server.protocol.requests import ArrangementRequest
from atoll.server.protocol.responses import Arrangement
from atoll.server.tables.game_loader import GameLoader
from atoll.table.commands import creation

__all__ = ["CALLS", "ArrangementApi"]


class ArrangementApi:
    """The call that checks and completes arrangements."""

    def __init__(self, loader: GameLoader) -> None:
        self._loader = loader

    async def arrange(self, request: Request, body: ArrangementRequest) -> Arrangement:
        """Check what was chosen of a set-up, and deal the rest of what may be chosen."""
        game = await self._loader.request(request.path_params["game"]).game()
        # In a thread, because the game may be dealt several times until it fits.
        chosen = await asyncio.to_thread(
            creation.arrange, game, body.players, body.options, body.chosen
        )
        return Arrangement(chosen)


CALLS = (
    Call(
        "POST",
        "/games/{game}/arrangements",
        ArrangementApi.arrange,
        Arrangement,
        body=ArrangementRequest,
        errors=("game-unknown", "game-broken", "table-players", "table-options", "table-chosen"),
        costly=True,
    ),
)
