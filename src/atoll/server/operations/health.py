"""Whether the server can be used: its log can be written, its games can be played."""

from collections.abc import Iterable

from starlette.responses import JSONResponse

from atoll.server.http.errors import refusal_of
from atoll.server.tables.game_loader import GameStatus
from atoll.store.errors import StoreError
from atoll.store.log import EventLog


async def examine(log: EventLog, games: Iterable[GameStatus]) -> JSONResponse:
    """200 when all is well, else 503; what is wrong with the log is told by a message's id."""
    try:
        await log.check_writable()
        store = "ok"
    except StoreError as error:
        store = refusal_of(error).id
    rules = {game.name: game.state for game in games}
    playable = {"interpreted", "compiled"} & set(rules.values())
    ready = store == "ok" and bool(playable)
    words = {"live": True, "ready": ready, "store": store, "rules": rules}
    return JSONResponse(words, 200 if ready else 503)
