"""Old tables that nobody finishes: when they are closed, and the round that looks for them.

A table at which the game never began is taken out of the log as a whole.  A game under way
is abandoned, by an event like any other: it stays in the log and can be replayed.  Finished
games are kept.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from itertools import islice

from atoll.server.limits import Limits
from atoll.server.tables.registry import TableRegistry
from atoll.store.errors import StoreError
from atoll.store.log import EventLog
from atoll.store.row import Row as Line
from atoll.table.events import Abandoned, Event
from atoll.table.refusal import Refusal
from atoll.table.table import Table

logger = logging.getLogger(__name__)

DAY = 24 * 60 * 60.0
ROUND_SECONDS = 60 * 60.0
"""How often the server looks for tables that have expired."""
PAUSE_SECONDS = 0.1
"""After a table that had to be read: those who play come first."""
SOME = 100
"""So many tables are looked up at a time."""


def abandon(table: Table) -> Sequence[Event]:
    """Nobody plays here any more."""
    return [] if table.ended or table.started is None else [Abandoned()]


class ExpiryRounds:
    """Goes through all tables, time and again."""

    def __init__(self, log: EventLog, lobby: TableRegistry, limits: Limits) -> None:
        self._log, self._lobby, self._limits = log, lobby, limits
        self._settled: set[str] = set()
        """Tables that have ended; an ended table stays so."""

    async def go(self) -> None:
        """One round after the other, as long as the server runs."""
        while True:
            try:
                await self.go_once(time.time())
            except StoreError as error:
                logger.error("%s", error)
            except Exception:
                logger.exception("old tables cannot be looked for")
            await asyncio.sleep(ROUND_SECONDS)

    async def go_once(self, now: float) -> None:
        """Close what has expired by now, in seconds since 1970."""
        tables = self._log.last_events()
        while some := await asyncio.to_thread(lambda: [*islice(tables, SOME)]):
            for last in some:
                try:
                    await self._look_at(last, now)
                except StoreError:
                    raise
                except Exception:  # its lines are damaged; the others expire all the same
                    logger.exception("table %s cannot be looked after", last.table_id)

    async def _look_at(self, last: Line, now: float) -> None:
        """Close a table, if nothing has happened there for long and nobody is there."""
        quiet_days = (now - last.at / 1000) / DAY
        if 0 < self._limits.open_days <= quiet_days and self._may_touch(last.table_id):
            await self._remove_unless_begun(last)
        if 0 < self._limits.playing_days <= quiet_days and self._may_touch(last.table_id):
            await self._abandon(last.table_id)
            await asyncio.sleep(PAUSE_SECONDS)

    def _may_touch(self, table: str) -> bool:
        return table not in self._settled and not self._lobby.in_use(table)

    async def _remove_unless_begun(self, last: Line) -> None:
        lines = await asyncio.to_thread(self._log.read, last.table_id)
        begun = any(line.kind == "began" for line in lines)
        if not begun and await self._lobby.remove(last.table_id, last.seq):
            self._settled.add(last.table_id)

    async def _abandon(self, table: str) -> None:
        try:
            async with self._lobby.room(table) as room:
                await room.act_unless_late(abandon)
        except Refusal as refusal:  # its game cannot be played here, or it has just been removed
            logger.warning("table %s: %s", table, refusal)
        self._settled.add(table)
