"""Whether the server can be used: its log can be written, its games can be played."""

from collections.abc import Iterable

from starlette.responses import JSONResponse

from atoll.server.errors import refusal_of
from atoll.server.shelf import Preparation
from atoll.store.errors import StoreError
from atoll.store.log import EventLog


async def examine(log: EventLog, games: Iterable[Preparation]) -> JSONResponse:
    """200 when all is well, else 503; what is wrong with the log is told by a message's id."""
    try:
        await log.try_out()
        store = "ok"
    except StoreError as error:
        store = refusal_of(error).id
    rules = {game.name: _state(game) for game in games}
    ready = store == "ok" and "ready" in rules.values() and "compiling" not in rules.values()
    words = {"live": True, "ready": ready, "store": store, "rules": rules}
    return JSONResponse(words, 200 if ready else 503)


def _state(game: Preparation) -> str:
    return "broken" if game.broken else "ready" if game.ready else "compiling"
