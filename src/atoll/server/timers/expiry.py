"""Expiry of old tables.

A table that never began is removed from the log, and so is an imported game.  A running game is
abandoned by an event like any other: it stays in the log and can be replayed.  Games that were
finished here are kept.

A wrong clock must not remove anything.  A table is old only if the clock says so, and the newest
event before the start together with the time the server has run since.  It is marked by one check
and closed by a later one.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from itertools import islice

from atoll.server.cluster.ownership import HeldElsewhere
from atoll.server.settings import ServerSettings
from atoll.server.tables import event_codec
from atoll.server.tables.registry import TableRegistry
from atoll.store.errors import StoreError
from atoll.store.event_log import EventLog
from atoll.store.row import Row
from atoll.table.commands.refusal import Refusal
from atoll.table.events import Abandoned, Created, Event
from atoll.table.table import Table

__all__ = ["BATCH", "CHECK_SECONDS", "DAY", "PAUSE_SECONDS", "Expiry", "abandon"]

logger = logging.getLogger(__name__)

DAY = 24 * 60 * 60.0
CHECK_SECONDS = 60 * 60.0
"""Time between two checks of all tables."""
PAUSE_SECONDS = 0.1
"""After a table that had to be loaded, so that live tables do not wait."""
BATCH = 100
"""Tables that are looked up at a time."""


def abandon(table: Table) -> Sequence[Event]:
    """Return the event that ends a running game."""
    return [] if table.ended or table.started is None else [Abandoned()]


class Expiry:
    """Hourly checks of all tables."""

    def __init__(
        self,
        log: EventLog,
        registry: TableRegistry,
        settings: ServerSettings,
        uptime: Callable[[], float] = time.monotonic,
    ) -> None:
        """`uptime` counts seconds from any moment on, however the clock is set."""
        self._log, self._registry, self._settings = log, registry, settings
        self._uptime = uptime
        self._started = uptime()
        self._newest_at_start: float | None = None
        self._marked: dict[str, int] = {}
        """Tables that the check before found old, and their last events."""
        self._done: set[str] = set()
        """Tables that were removed or are kept for good, and need no further check."""

    async def run(self) -> None:
        """Check all tables again and again, as long as the server runs."""
        while True:
            try:
                await self.run_once(time.time())
            except StoreError as error:
                logger.error("%s", error)
            except Exception:
                logger.exception("old tables cannot be checked")
            await asyncio.sleep(CHECK_SECONDS)

    async def run_once(self, clock: float) -> None:
        """Mark the tables that are old, and close those that the check before has marked.

        `clock` is in seconds since 1970.
        """
        now = self._agreed_time(clock)
        newest = 0.0
        marked, self._marked = self._marked, {}
        last_rows = self._log.last_events()
        while batch := await asyncio.to_thread(lambda: [*islice(last_rows, BATCH)]):
            for last in batch:
                try:
                    newest = max(newest, last.at / 1000)
                    await self._check(last, now, marked)
                except StoreError:
                    raise
                except Exception:  # its rows are damaged; the other tables can still expire
                    logger.exception("table %s cannot be checked", last.table_id)
        if self._newest_at_start is None:
            self._newest_at_start = newest

    def _agreed_time(self, clock: float) -> float:
        """Return a time that is not past, however far ahead the clock is."""
        if self._newest_at_start is None:
            return clock  # the first check only marks
        return min(clock, self._newest_at_start + self._uptime() - self._started)

    async def _check(self, last: Row, now: float, marked: Mapping[str, int]) -> None:
        quiet_days = (now - last.at / 1000) / DAY
        table_id = last.table_id
        settings = self._settings
        limits = (settings.open_days, settings.playing_days, settings.imported_days)
        if not any(0 < days <= quiet_days for days in limits) or not self._may_close(table_id):
            return
        if marked.get(table_id) == last.seq:
            await self._close(last, quiet_days)
        else:
            self._marked[table_id] = last.seq

    def _may_close(self, table_id: str) -> bool:
        return table_id not in self._done and not self._registry.in_use(table_id)

    async def _close(self, last: Row, quiet_days: float) -> None:
        """Remove or abandon a table if it has been quiet for long enough for its kind."""
        rows = await asyncio.to_thread(self._log.read, last.table_id)
        kinds = {row.kind for row in rows}
        settings = self._settings
        if _is_imported(rows[0]):
            if 0 < settings.imported_days <= quiet_days:
                await self._remove(last)
        elif "began" not in kinds:
            if 0 < settings.open_days <= quiet_days:
                await self._remove(last)
        elif 0 < settings.playing_days <= quiet_days:
            await self._abandon(last.table_id)
            await asyncio.sleep(PAUSE_SECONDS)

    async def _remove(self, last: Row) -> None:
        if await self._registry.remove(last.table_id, last.seq):
            self._done.add(last.table_id)

    async def _abandon(self, table_id: str) -> None:
        try:
            async with self._registry.open(table_id) as live:
                await live.execute_unless_stale(abandon)
        except HeldElsewhere:
            return
        except Refusal as refusal:  # its game is broken here, or it has just been removed
            logger.warning("table %s: %s", table_id, refusal)
        self._done.add(table_id)


def _is_imported(created: Row) -> bool:
    """Return whether a table was made from a transcript: its game came from no table here."""
    [event] = event_codec.from_rows([created])
    return isinstance(event, Created) and event.origin is not None and event.origin.table_id is None
