"""The parts of the event log that are the same in every database."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager

from atoll.store import player_index
from atoll.store.event_log import MOST_PLAYER_SEATS
from atoll.store.leases import Fence, LeaseStore
from atoll.store.notifications import NotificationStore, table_removal
from atoll.store.player_index import PlayerSeat, insertion, removal
from atoll.store.row import Row
from atoll.store.sql.database import Execute, Statement, Values
from atoll.store.sql.group_writer import Append, GroupWriter

__all__ = ["COLUMNS", "PROBE", "REMOVE_PROBE", "SqlLog"]

COLUMNS = "table_id, seq, kind, seat, payload, at"

_SELECT = f"SELECT {COLUMNS} FROM event WHERE table_id = ? AND seq > ? ORDER BY seq"
_SELECT_FIRST = f"SELECT {COLUMNS} FROM event WHERE seq = 1 AND at >= ? ORDER BY at, table_id"
_REMOVE = (
    "DELETE FROM event WHERE table_id = ? AND (SELECT max(seq) FROM event WHERE table_id = ?) = ?"
)

# An append with a fence of the table ends before its rows are counted, or fails.
_LOCK_LEASE = "UPDATE lease SET epoch = epoch WHERE table_id = ?"

PROBE = Row("", 0, "probe", None, " " * 10_000, 0)
"""Larger than a page, so that it does not fit into a file that may not grow."""
REMOVE_PROBE = "DELETE FROM event WHERE table_id = '' AND seq = 0"


class SqlLog(ABC):
    """An event log, as far as its statements do not depend on the database."""

    @property
    @abstractmethod
    def now(self) -> str:
        """The SQL expression for the time by the clock of the database, in milliseconds."""

    def __init__(
        self, name: str, commit_at_once: Callable[[Sequence[Append]], bool] | None = None
    ) -> None:
        """Start the writer of an open database with this name (see `GroupWriter`)."""
        self.leases = LeaseStore(self)
        self.notifications = NotificationStore(self)
        self._writer = GroupWriter(name, self._commit, commit_at_once)

    @property
    def on_commit(self) -> Callable[[float], None]:
        """Called with the seconds each group took, by the thread that wrote it."""
        return self._writer.on_commit

    @on_commit.setter
    def on_commit(self, callback: Callable[[float], None]) -> None:
        self._writer.on_commit = callback

    @abstractmethod
    def _commit(self, group: Sequence[Append]) -> None:
        """Write the group durably; set the errors of the appends that conflict."""

    @abstractmethod
    def select(self, query: str, arguments: Sequence[str | int]) -> list[Values]:
        """Return the rows of a query."""

    @abstractmethod
    def transaction(self) -> AbstractContextManager[Execute]:
        """Commit at once what the block executes, or none of it if it raises."""

    def append(
        self,
        rows: Sequence[Row],
        player_seats: Sequence[PlayerSeat] = (),
        fence: Fence | None = None,
    ) -> asyncio.Future[None]:
        statements = [each for row in player_seats for each in insertion(row)]
        return self._writer.write(rows, statements, fence)

    def forget_player(self, player: str, table_id: str | None = None) -> asyncio.Future[None]:
        return self.write(removal(player, table_id))

    def write(self, statements: Sequence[Statement]) -> asyncio.Future[None]:
        """Execute statements, all or none, in the same groups as appends to the log."""
        return self._writer.write([], statements)

    async def check_writable(self) -> None:
        await self.append([PROBE])

    def read(self, table_id: str, after: int = 0) -> list[Row]:
        return [Row(*row) for row in self.select(_SELECT, (table_id, after))]

    def first_event(self, table_id: str) -> Row | None:
        rows = self.select(f"{_SELECT} LIMIT 1", (table_id, 0))
        return Row(*rows[0]) if rows else None

    def first_events(self, since: int) -> list[Row]:
        return [Row(*row) for row in self.select(_SELECT_FIRST, (since,))]

    def player_seats(self, player: str, most: int = MOST_PLAYER_SEATS) -> list[PlayerSeat]:
        return [PlayerSeat(*row) for row in self.select(player_index.SELECT, (player, most))]

    def player_seats_at(self, player: str, table_id: str) -> list[PlayerSeat]:
        rows = self.select(player_index.SELECT_TABLE, (player, table_id))
        return [PlayerSeat(*row) for row in rows]

    def remove(self, table_id: str, last: int) -> bool:
        with self.transaction() as execute:
            execute(_LOCK_LEASE, (table_id,))
            if not execute(_REMOVE, (table_id, table_id, last)).rowcount:
                return False
            execute(player_index.REMOVE_TABLE, (table_id,))
            for sql, arguments in table_removal(table_id):
                execute(sql, arguments)
            execute("DELETE FROM lease WHERE table_id = ?", (table_id,))
            return True
