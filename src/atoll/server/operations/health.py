"""The health check: the log can be written and there is a game to play."""

from collections.abc import Iterable

from starlette.responses import JSONResponse

from atoll.server.http.errors import refusal_of
from atoll.server.tables.game_loader import GameStatus
from atoll.store.errors import StoreError
from atoll.store.log import EventLog

__all__ = ["check"]


async def check(log: EventLog, games: Iterable[GameStatus]) -> JSONResponse:
    """Return 200 if the server is ready, else 503; `store` is "ok" or a message id."""
    try:
        await log.check_writable()
        store = "ok"
    except StoreError as error:
        store = refusal_of(error).id
    rules = {game.name: game.state for game in games}
    playable = {"interpreted", "compiled"} & set(rules.values())
    ready = store == "ok" and bool(playable)
    report = {"live": True, "ready": ready, "store": store, "rules": rules}
    return JSONResponse(report, 200 if ready else 503)
