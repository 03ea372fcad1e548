"""Waking tables whose clock runs, although no client has them open.

A table in memory has a timer.  An idle table whose clock has more than `LONG` left may be unloaded;
it is opened again when the time is up.  So are those that a restarted server finds in the log.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from itertools import islice

from atoll.server.cluster.ownership import HeldElsewhere
from atoll.server.tables import event_codec
from atoll.store.errors import StoreError
from atoll.store.event_log import EventLog
from atoll.store.row import Row
from atoll.table.commands.refusal import Refusal
from atoll.table.events import Created
from atoll.table.time.clock import DAY

__all__ = ["BATCH", "LONG", "PAUSE_SECONDS", "Open", "WakeUps"]

logger = logging.getLogger(__name__)

LONG = 60 * 60.0
"""Seconds.  A decision with more time than this goes on where it stood when its table is loaded,
but has this long after a restart of the server; a shorter one starts over."""
PAUSE_SECONDS = 0.1
"""After a table that had to be loaded, so that live tables do not wait."""
BATCH = 100
"""Tables that are looked up at a time."""

Open = Callable[[str], AbstractAsyncContextManager[object]]
"""`TableRegistry.open`."""


class WakeUps:
    """The times at which unloaded tables are opened."""

    def __init__(self, log: EventLog, open_table: Open) -> None:
        self._log = log
        self._open = open_table
        self._handles: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._started = time.monotonic()

    @property
    def reserve(self) -> float:
        """The seconds that a long decision still has, however long the server was down."""
        return max(0.0, LONG - (time.monotonic() - self._started))

    def schedule(self, table_id: str, seconds: float) -> None:
        """Open a table in this many seconds."""
        self.cancel(table_id)
        loop = asyncio.get_running_loop()
        self._handles[table_id] = loop.call_later(seconds, self._wake, table_id)

    def has(self, table_id: str) -> bool:
        """Return whether a table is to be opened later."""
        return table_id in self._handles

    def cancel(self, table_id: str) -> None:
        """Forget a table: it has been opened, and has a timer of its own."""
        handle = self._handles.pop(table_id, None)
        if handle is not None:
            handle.cancel()

    def _wake(self, table_id: str) -> None:
        task = asyncio.create_task(self._open_briefly(table_id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _open_briefly(self, table_id: str) -> None:
        try:
            async with self._open(table_id):
                pass
        except HeldElsewhere:
            pass  # its process wakes it
        except (Refusal, StoreError) as error:
            logger.warning("table %s: %s", table_id, error)

    async def find_tables(self, now: float) -> None:
        """Open the tables in the log whose clock may run, at a time in seconds since 1970."""
        try:
            await self._find_tables(now)
        except StoreError as error:
            logger.error("%s", error)  # each of them goes on when a client opens it

    async def _find_tables(self, now: float) -> None:
        last_rows = self._log.last_events()
        while batch := await asyncio.to_thread(lambda: [*islice(last_rows, BATCH)]):
            recent = [row for row in batch if now - row.at / 1000 < 2 * 14 * DAY + DAY]
            for table_id in await asyncio.to_thread(self._with_clock, recent, now):
                await self._open_briefly(table_id)
                await asyncio.sleep(PAUSE_SECONDS)

    def _with_clock(self, last_rows: Sequence[Row], now: float) -> list[str]:
        """Return the tables of these newest events at which a decision may be under way.

        Where none was made for much longer than the clock allows, the game is over.
        """
        found = []
        for last in last_rows:
            rule = self._clock_rule_seconds(last.table_id)
            if rule and now - last.at / 1000 < 2 * rule + DAY:
                found.append(last.table_id)
        return found

    def _clock_rule_seconds(self, table_id: str) -> int:
        first = self._log.first_event(table_id)
        try:
            [created] = event_codec.from_rows([first] if first else [])
        except Exception:  # its rows are damaged; the other tables can still be woken
            return 0
        clock = created.clock if isinstance(created, Created) else None
        return clock.seconds if clock else 0

    def close(self) -> None:
        """Wake no more tables."""
        for table_id in list(self._handles):
            self.cancel(table_id)
        for task in self._tasks:
            task.cancel()
