"""Where bots, hints and reviews are computed, in what order, and for how long.

Compiled search releases Python's global lock while it runs.  One core is left for the event loop,
and where the system allows it, the threads that search have a low priority.
"""

import asyncio
import os
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from atoll.bots.thinking import Thinking, cores
from atoll.server.operations import metrics
from atoll.server.settings import ServerSettings
from atoll.server.thinking.fair_slots import Claim, FairSlots, Lease
from atoll.table.commands.refusal import Refusal

__all__ = ["LEAST_SHARE", "NICENESS", "Scheduler"]

NICENESS = 10
LEAST_SHARE = 0.1
"""The share of the usual time that a search has at least, however many wait."""

T = TypeVar("T")


class Scheduler:
    """Runs quick work at once, and gives long work a fair share of the cores."""

    def __init__(self, settings: ServerSettings) -> None:
        slots = max(1, (cores() - 1) // settings.workers)
        self._settings = settings
        self._slots = FairSlots(slots)
        self._quick = ThreadPoolExecutor(2, "quick")
        self._long = ThreadPoolExecutor(slots, "long", initializer=_lower_priority)
        self._stepwise = ThreadPoolExecutor(
            settings.most_reviews, "stepwise", initializer=_lower_priority
        )

    def thinking(self, claim: Claim) -> Thinking:
        """Return how long a search may take now: less while many wait."""
        return Thinking(self._settings.bot_time * self._share(claim))

    def _share(self, claim: Claim) -> float:
        return max(LEAST_SHARE, min(1.0, 2.0 / (1 + self._slots.waiting(claim.priority))))

    def check_room(self, claim: Claim) -> None:
        """Refuse a hint if too many wait, of this address or in all."""
        settings = self._settings
        if (
            self._slots.waiting_of(claim.address) >= settings.most_waiting_of_address
            or self._slots.waiting() >= settings.most_waiting
        ):
            raise Refusal("hint-busy")

    async def run_quick(self, work: Callable[[], T]) -> T:
        """Run what takes milliseconds."""
        return await asyncio.get_running_loop().run_in_executor(self._quick, work)

    async def run(self, claim: Claim, work: Callable[[], T]) -> T:
        """Run what may take a second, once there is a slot for it."""
        metrics.THINKING_SHARE.observe(self._share(claim))
        lease = await self._acquire(claim)
        running = self._long.submit(work)
        loop = asyncio.get_running_loop()
        # A thread cannot be stopped: the slot is free when it is done, even if nobody waits for it.
        running.add_done_callback(lambda _: _call_soon(loop, lease.release))
        return await asyncio.wrap_future(running)

    def run_in_steps(self, claim: Claim, work: Callable[[Callable[[], None]], T]) -> Future[T]:
        """Run what takes many seconds; it calls its argument between its steps."""
        loop = asyncio.get_running_loop()
        return self._stepwise.submit(_Steps(loop, self._acquire, claim, self._slots).run, work)

    async def _acquire(self, claim: Claim) -> Lease:
        with metrics.WAIT.time(), metrics.WAITING.track_inprogress():
            return await self._slots.acquire(claim)

    def close(self) -> None:
        """Begin nothing more."""
        for executor in (self._quick, self._long, self._stepwise):
            executor.shutdown(wait=False, cancel_futures=True)


class _Steps:
    """Work in a thread that gives its slot back between its steps if others wait."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        acquire: Callable[[Claim], Coroutine[None, None, Lease]],
        claim: Claim,
        slots: FairSlots,
    ) -> None:
        self._loop = loop
        self._acquire = acquire
        self._claim = claim
        self._slots = slots

    def run(self, work: Callable[[Callable[[], None]], T]) -> T:
        self._lease = self._wait_for_slot()
        try:
            return work(self._pause)
        finally:
            _call_soon(self._loop, self._lease.release)

    def _wait_for_slot(self) -> Lease:
        return asyncio.run_coroutine_threadsafe(self._acquire(self._claim), self._loop).result()

    def _pause(self) -> None:
        if self._slots.waiting():
            _call_soon(self._loop, self._lease.release)
            self._lease = self._wait_for_slot()


def _call_soon(loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> None:
    """Call in the event loop, unless it has ended."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(call)


def _lower_priority() -> None:
    # Linux has priorities for single threads; elsewhere this would slow the whole server.
    if hasattr(os, "setpriority") and hasattr(os, "sched_getaffinity"):
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
