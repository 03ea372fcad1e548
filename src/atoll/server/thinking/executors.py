"""Where bots think and games are reviewed: beside the server's own thread, never in its way.

Compiled search leaves Python's global lock to others while it runs.  One core is kept for the
people, and where the system allows it, thinking gives way to everything else.
"""

import os
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from atoll.bots.thinking import cores

GIVE_WAY = 10  # as `nice` counts


def bot_executor() -> ThreadPoolExecutor:
    """Threads for the bots of all tables."""
    return _threads(max(1, cores() - 1), "bot")


def review_executor() -> ThreadPoolExecutor:
    """A thread that goes through finished games, so that no bot waits for it."""
    return _threads(1, "review")


def _threads(count: int, name: str) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(count, name, initializer=_give_way)


def _give_way() -> None:
    # Linux has priorities for single threads; elsewhere this would slow the whole server.
    if hasattr(os, "setpriority") and hasattr(os, "sched_getaffinity"):
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), GIVE_WAY)
