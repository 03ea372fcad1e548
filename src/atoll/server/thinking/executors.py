"""Threads for bots and reviews, which never block the event loop.

Compiled search releases Python's global lock while it runs.  One core is left for the event loop,
and where the system allows it, these threads have a low priority.
"""

import os
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from atoll.bots.thinking import cores

__all__ = ["NICENESS", "bot_executor", "review_executor"]

NICENESS = 10


def bot_executor() -> ThreadPoolExecutor:
    """Return threads for the bots of all tables."""
    return _threads(max(1, cores() - 1), "bot")


def review_executor() -> ThreadPoolExecutor:
    """Return a thread for reviews, so that no bot waits for one."""
    return _threads(1, "review")


def _threads(count: int, name: str) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(count, name, initializer=_lower_priority)


def _lower_priority() -> None:
    # Linux has priorities for single threads; elsewhere this would slow the whole server.
    if hasattr(os, "setpriority") and hasattr(os, "sched_getaffinity"):
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
