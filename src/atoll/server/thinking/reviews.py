"""Reviews of finished games, computed in the background and kept for a while."""

import asyncio
import logging
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from functools import partial
from typing import TypeAlias

from atoll import bots
from atoll.bots.review import Effort, Review, review
from atoll.engine.position import Position
from atoll.server.protocol.responses import (
    ReviewCompiling,
    ReviewProgress,
    ReviewReady,
    ReviewWorking,
)
from atoll.server.settings import ServerSettings
from atoll.server.tables.game_loader import GameLoader, GameStatus
from atoll.server.thinking.fair_slots import Claim, Priority
from atoll.server.thinking.scheduler import Scheduler
from atoll.table.analysis.review import finished, to_review
from atoll.table.commands.refusal import Refusal
from atoll.table.table import Table

__all__ = ["MOST_KEPT", "Reviews"]

logger = logging.getLogger(__name__)

MOST_KEPT = 200
"""Finished reviews that are kept; an older one is computed again on request."""


class Reviews:
    """The reviews of all finished games: done, under way and waiting."""

    def __init__(self, settings: ServerSettings, loader: GameLoader, scheduler: Scheduler) -> None:
        self._settings = settings
        self._loader = loader
        self._scheduler = scheduler
        self._closed = threading.Event()
        self._jobs: OrderedDict[str, _Job] = OrderedDict()

    def request(self, table: Table, address: str) -> ReviewProgress:
        """Start a game's review unless there is one; return its progress or raise `Refusal`."""
        game = finished(table)
        if table.id not in self._jobs:
            self._check_room(address)
            status = self._loader.request(table.created.game)
            status.check_compilable()
            job = _Job(game, self._settings.review_effort, self._closed, status, address)
            self._jobs[table.id] = job
            claim = Claim(Priority.REVIEW, address, table.id)
            job.start(partial(self._scheduler.run_in_steps, claim))
            self._drop_old()
        return self.progress(table)

    def progress(self, table: Table) -> ReviewProgress:
        """Return the progress of a game's review, or the review; raise `Refusal` if none."""
        finished(table)
        job = self._jobs.get(table.id)
        if job is None:
            raise Refusal("review-unknown")
        try:
            return job.progress()
        except Refusal:
            raise
        except Exception as error:
            del self._jobs[table.id]  # the next request tries again
            logger.exception("the game at table %s cannot be reviewed", table.id)
            raise Refusal("review-failed") from error

    def close(self) -> None:
        """Cancel the reviews under way."""
        self._closed.set()

    def _check_room(self, address: str) -> None:
        unfinished = [job.address for job in self._jobs.values() if not job.done]
        if (
            len(unfinished) >= self._settings.most_reviews
            or unfinished.count(address) >= self._settings.most_reviews_of_address
        ):
            raise Refusal("review-busy")

    def _drop_old(self) -> None:
        while len(self._jobs) > MOST_KEPT and next(iter(self._jobs.values())).done:
            self._jobs.popitem(last=False)


_Submit: TypeAlias = Callable[[Callable[[Callable[[], None]], Review]], "Future[Review]"]
"""`Scheduler.run_in_steps` for one game."""


class _Job:
    """One review, under way or done."""

    def __init__(
        self,
        game: Position,
        effort: Effort,
        closed: threading.Event,
        status: GameStatus,
        address: str,
    ) -> None:
        self.address = address
        self._game, self._effort, self._closed = game, effort, closed
        self._status = status
        self._progress = (0, 1)
        self._result: Future[Review] = Future()

    def start(self, submit: _Submit) -> None:
        """Submit the review as soon as the search is compiled."""
        if self._status.compiled:
            self._result = submit(self._compute)
        else:
            self._waiting = asyncio.create_task(self._submit_when_compiled(submit))

    async def _submit_when_compiled(self, submit: _Submit) -> None:
        try:
            async for _ in self._status.progress():
                pass
            self._result = submit(self._compute)
        except Exception as error:
            self._result.set_exception(error)

    @property
    def done(self) -> bool:
        return self._result.done()

    def progress(self) -> ReviewProgress:
        """Return the progress; raise the error with which the review has failed."""
        if self.done:
            return ReviewReady(to_review(self._result.result()))
        if not self._status.compiled:
            compiled, rules = self._status.compiled_rules, self._status.rules
            return ReviewCompiling(compiled, rules)
        return ReviewWorking(*self._progress)

    def _compute(self, pause: Callable[[], None]) -> Review:
        def report(done: int, total: int) -> None:
            pause()
            if self._closed.is_set():
                raise CancelledError
            self._progress = (done, total)

        adviser = bots.adviser(self._game.game.name)
        return review(self._game, adviser, report, self._effort)
