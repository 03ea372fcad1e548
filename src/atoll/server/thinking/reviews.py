"""Reviews of finished games: made one after another in the background, and kept a while."""

import asyncio
import logging
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import CancelledError, Future

from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from atoll import bots
from atoll.bots.review import Effort, Review, review
from atoll.engine.json_values import Json
from atoll.engine.position import Position
from atoll.server.settings import ServerSettings
from atoll.server.tables.game_loader import GameLoader, GameStatus
from atoll.server.tables.registry import TableRegistry
from atoll.server.thinking.executors import review_executor
from atoll.table.analysis.review import finished, to_json
from atoll.table.refusal import Refusal
from atoll.table.table import Table

logger = logging.getLogger(__name__)

MOST_KEPT = 200
"""So many finished reviews are kept; an older one is made again for whoever asks."""


class Reviews:
    """The desk at which reviews are asked for: one for each finished game."""

    def __init__(self, settings: ServerSettings, loader: GameLoader) -> None:
        self._settings = settings
        self._loader = loader
        self._thread = review_executor()
        self._closed = threading.Event()
        self._asked: OrderedDict[str, _Job] = OrderedDict()

    def ask(self, table: Table) -> Json:
        """Have a game reviewed, unless it is or will be already; raises `Refusal`."""
        line, key = finished(table), table.id
        if key not in self._asked:
            if len(self._unfinished()) > self._settings.most_waiting_reviews:
                raise Refusal("review-busy")
            status = self._loader.request(table.created.game)
            self._asked[key] = _Job(line, self._settings.review_effort, self._closed, status)
            self._asked[key].begin(self._thread.submit)
            self._forget_old()
        return self.look(table)

    def look(self, table: Table) -> Json:
        """How far the review of a game is; raises `Refusal`."""
        finished(table)
        job = self._asked.get(table.id)
        if job is None:
            raise Refusal("review-unknown")
        try:
            return job.as_json(self._unfinished())
        except Exception as error:
            del self._asked[table.id]  # whoever asks again may be luckier
            logger.exception("the game at table %s cannot be reviewed", table.id)
            raise Refusal("review-failed") from error

    def close(self) -> None:
        """End the one that is being made, and all that wait."""
        self._closed.set()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _unfinished(self) -> list["_Job"]:
        return [job for job in self._asked.values() if not job.done]

    def _forget_old(self) -> None:
        while len(self._asked) > MOST_KEPT and next(iter(self._asked.values())).done:
            self._asked.popitem(last=False)


class _Job:
    """One review: waiting, under way or done."""

    def __init__(
        self, line: Position, effort: Effort, closed: threading.Event, status: GameStatus
    ) -> None:
        self._line, self._effort, self._closed = line, effort, closed
        self._status = status
        self._progress = (0, 1)
        self._made: Future[Review] = Future()

    def begin(self, submit: Callable[..., Future[Review]]) -> None:
        """Have the review made once the search is compiled."""
        if self._status.compiled:
            self._made = submit(self._work)
        else:
            self._waiting = asyncio.create_task(self._begin_later(submit))

    async def _begin_later(self, submit: Callable[..., Future[Review]]) -> None:
        try:
            async for _ in self._status.progress():
                pass
            self._made = submit(self._work)
        except Exception as error:
            self._made.set_exception(error)

    @property
    def done(self) -> bool:
        return self._made.done()

    def as_json(self, unfinished: list["_Job"]) -> Json:
        """How far it is; raises whatever went wrong with it."""
        if self.done:
            return {"state": "ready", "review": to_json(self._made.result())}
        if not self._status.compiled:
            compiled, rules = self._status.compiled_rules, self._status.rules
            return {"state": "compiling", "done": compiled, "total": rules}
        if self._made.running():
            done, total = self._progress
            return {"state": "working", "done": done, "total": total}
        return {"state": "waiting", "before": unfinished.index(self)}

    def _work(self) -> Review:
        return review(self._line, bots.adviser(self._line.game.name), self._tell, self._effort)

    def _tell(self, done: int, total: int) -> None:
        if self._closed.is_set():
            raise CancelledError
        self._progress = (done, total)


def routes(lobby: TableRegistry, desk: Reviews) -> list[Route]:
    """The part of the API that tells how a game went."""

    async def ask(request: Request) -> JSONResponse:
        async with lobby.room(request.path_params["table"]) as room:
            return JSONResponse(desk.ask(room.table))

    async def look(request: Request) -> JSONResponse:
        async with lobby.room(request.path_params["table"]) as room:
            return JSONResponse(desk.look(room.table))

    path = "/tables/{table}/review"
    return [Route(path, ask, methods=["POST"]), Route(path, look)]
