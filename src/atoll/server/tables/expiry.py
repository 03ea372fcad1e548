"""Expiry of old tables that were never finished.

A table that never began is removed from the log.  A running game is abandoned by an event like
any other: it stays in the log and can be replayed.  Finished games are kept.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from itertools import islice

from atoll.server.settings import ServerSettings
from atoll.server.tables.registry import TableRegistry
from atoll.store.errors import StoreError
from atoll.store.log import EventLog
from atoll.store.row import Row
from atoll.table.events import Abandoned, Event
from atoll.table.refusal import Refusal
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

    def __init__(self, log: EventLog, registry: TableRegistry, settings: ServerSettings) -> None:
        self._log, self._registry, self._settings = log, registry, settings
        self._done: set[str] = set()
        """Tables that were removed or have ended, and need no further check."""

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

    async def run_once(self, now: float) -> None:
        """Close all tables that have expired by `now`, in seconds since 1970."""
        last_rows = self._log.last_events()
        while batch := await asyncio.to_thread(lambda: [*islice(last_rows, BATCH)]):
            for last in batch:
                try:
                    await self._check(last, now)
                except StoreError:
                    raise
                except Exception:  # its rows are damaged; the other tables can still expire
                    logger.exception("table %s cannot be checked", last.table_id)

    async def _check(self, last: Row, now: float) -> None:
        """Close a table if its last event is old and it is not in use."""
        quiet_days = (now - last.at / 1000) / DAY
        if 0 < self._settings.open_days <= quiet_days and self._may_close(last.table_id):
            await self._remove_unless_begun(last)
        if 0 < self._settings.playing_days <= quiet_days and self._may_close(last.table_id):
            await self._abandon(last.table_id)
            await asyncio.sleep(PAUSE_SECONDS)

    def _may_close(self, table_id: str) -> bool:
        return table_id not in self._done and not self._registry.in_use(table_id)

    async def _remove_unless_begun(self, last: Row) -> None:
        rows = await asyncio.to_thread(self._log.read, last.table_id)
        begun = any(row.kind == "began" for row in rows)
        if not begun and await self._registry.remove(last.table_id, last.seq):
            self._done.add(last.table_id)

    async def _abandon(self, table_id: str) -> None:
        try:
            async with self._registry.open(table_id) as live:
                await live.execute_unless_stale(abandon)
        except Refusal as refusal:  # its game is broken here, or it has just been removed
            logger.warning("table %s: %s", table_id, refusal)
        self._done.add(table_id)
