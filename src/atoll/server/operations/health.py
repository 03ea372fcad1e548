"""The health check: the log can be written and there is a game to play."""

import asyncio
from collections.abc import Iterable
from time import monotonic

from starlette.responses import JSONResponse

from atoll.server.http.errors import refusal_of
from atoll.server.tables.game_loader import GameStatus
from atoll.store.errors import StoreError
from atoll.store.event_log import EventLog

__all__ = ["PROBE_SECONDS", "HealthCheck"]

PROBE_SECONDS = 5.0
"""The log is written at most this often, however often the server's health is asked for."""


class HealthCheck:
    """Checks the log, and remembers for a while what it found."""

    def __init__(self, log: EventLog) -> None:
        self._log = log
        self._store = ""
        self._due = 0.0
        self._probing = asyncio.Lock()

    async def report(self, games: Iterable[GameStatus]) -> JSONResponse:
        """Return 200 if the server is ready, else 503; `store` is "ok" or a message id."""
        async with self._probing:
            if monotonic() >= self._due:
                self._store = await self._probe()
                self._due = monotonic() + PROBE_SECONDS
        rules = {game.name: game.state for game in games}
        playable = {"interpreted", "compiled"} & set(rules.values())
        ready = self._store == "ok" and bool(playable)
        report = {"live": True, "ready": ready, "store": self._store, "rules": rules}
        return JSONResponse(report, 200 if ready else 503)

    async def _probe(self) -> str:
        try:
            await self._log.check_writable()
        except StoreError as error:
            return refusal_of(error).id
        return "ok"
