"""Reviews of finished games, computed one after another in the background and kept for a while."""

import asyncio
import logging
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import CancelledError, Future

from atoll import bots
from atoll.bots.review import Effort, Review, review
from atoll.engine.position import Position
from atoll.server.protocol.responses import (
    ReviewCompiling,
    ReviewProgress,
    ReviewReady,
    ReviewWaiting,
    ReviewWorking,
)
from atoll.server.settings import ServerSettings
from atoll.server.tables.game_loader import GameLoader, GameStatus
from atoll.server.thinking.executors import review_executor
from atoll.table.analysis.review import finished, to_review
from atoll.table.refusal import Refusal
from atoll.table.table import Table

__all__ = ["MOST_KEPT", "Reviews"]

logger = logging.getLogger(__name__)

MOST_KEPT = 200
"""Finished reviews that are kept; an older one is computed again on request."""


class Reviews:
    """The reviews of all finished games: done, under way and waiting."""

    def __init__(self, settings: ServerSettings, loader: GameLoader) -> None:
        self._settings = settings
        self._loader = loader
        self._executor = review_executor()
        self._closed = threading.Event()
        self._jobs: OrderedDict[str, _Job] = OrderedDict()

    def request(self, table: Table) -> ReviewProgress:
        """Start a game's review unless there is one; return its progress or raise `Refusal`."""
        game = finished(table)
        if table.id not in self._jobs:
            if len(self._unfinished()) > self._settings.most_waiting_reviews:
                raise Refusal("review-busy")
            status = self._loader.request(table.created.game)
            job = _Job(game, self._settings.review_effort, self._closed, status)
            self._jobs[table.id] = job
            job.start(self._executor.submit)
            self._drop_old()
        return self.progress(table)

    def progress(self, table: Table) -> ReviewProgress:
        """Return the progress of a game's review, or the review; raise `Refusal` if none."""
        finished(table)
        job = self._jobs.get(table.id)
        if job is None:
            raise Refusal("review-unknown")
        try:
            return job.progress(self._unfinished())
        except Exception as error:
            del self._jobs[table.id]  # the next request tries again
            logger.exception("the game at table %s cannot be reviewed", table.id)
            raise Refusal("review-failed") from error

    def close(self) -> None:
        """Cancel the review under way, and all that wait."""
        self._closed.set()
        self._executor.shutdown(wait=False, cancel_futures=True)

    def _unfinished(self) -> list["_Job"]:
        return [job for job in self._jobs.values() if not job.done]

    def _drop_old(self) -> None:
        while len(self._jobs) > MOST_KEPT and next(iter(self._jobs.values())).done:
            self._jobs.popitem(last=False)


class _Job:
    """One review: waiting, under way or done."""

    def __init__(
        self, game: Position, effort: Effort, closed: threading.Event, status: GameStatus
    ) -> None:
        self._game, self._effort, self._closed = game, effort, closed
        self._status = status
        self._progress = (0, 1)
        self._result: Future[Review] = Future()

    def start(self, submit: Callable[..., Future[Review]]) -> None:
        """Submit the review as soon as the search is compiled."""
        if self._status.compiled:
            self._result = submit(self._compute)
        else:
            self._waiting = asyncio.create_task(self._submit_when_compiled(submit))

    async def _submit_when_compiled(self, submit: Callable[..., Future[Review]]) -> None:
        try:
            async for _ in self._status.progress():
                pass
            self._result = submit(self._compute)
        except Exception as error:
            self._result.set_exception(error)

    @property
    def done(self) -> bool:
        return self._result.done()

    def progress(self, unfinished: list["_Job"]) -> ReviewProgress:
        """Return the progress; raise the error with which the review has failed."""
        if self.done:
            return ReviewReady(to_review(self._result.result()))
        if not self._status.compiled:
            compiled, rules = self._status.compiled_rules, self._status.rules
            return ReviewCompiling(compiled, rules)
        if self._result.running():
            done, total = self._progress
            return ReviewWorking(done, total)
        return ReviewWaiting(unfinished.index(self))

    def _compute(self) -> Review:
        adviser = bots.adviser(self._game.game.name)
        return review(self._game, adviser, self._report, self._effort)

    def _report(self, done: int, total: int) -> None:
        if self._closed.is_set():
            raise CancelledError
        self._progress = (done, total)
