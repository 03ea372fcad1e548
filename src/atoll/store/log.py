"""The event log: durable appends, written in groups, and reading them back."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

from atoll.store import notification_schema, player_index
from atoll.store.errors import Conflict, Failure, StoreError, error_of, translated_errors
from atoll.store.player_index import PlayerSeat, Statement, insertion, removal
from atoll.store.row import Row
from atoll.store.schema import connect, limit_size, open_database

__all__ = ["LOCK_TIMEOUT", "MOST_AT_ONCE", "MOST_PLAYER_SEATS", "EventLog"]

LOCK_TIMEOUT = 5.0
"""Seconds to wait for another program that has locked the file."""

MOST_AT_ONCE = 150
"""Rows in one statement: every SQLite takes that many arguments."""

MOST_PLAYER_SEATS = 1000
"""Seats of one player that are read."""

_INSERT = "INSERT INTO event (table_id, seq, kind, seat, payload, at) VALUES "
_VALUES = "(?, ?, ?, ?, ?, ?)"
_SELECT = (
    "SELECT table_id, seq, kind, seat, payload, at FROM event "
    "WHERE table_id = ? AND seq > ? ORDER BY seq"
)
_SELECT_FIRST = (
    "SELECT table_id, seq, kind, seat, payload, at FROM event "
    "WHERE seq = 1 AND at >= ? ORDER BY at, table_id"
)

_SELECT_LAST = (
    "SELECT table_id, seq, kind, seat, payload, at FROM event "
    "WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
)
_REMOVE = (
    "DELETE FROM event WHERE table_id = ? AND (SELECT max(seq) FROM event WHERE table_id = ?) = ?"
)

_PROBE = Row("", 0, "probe", None, " " * 10_000, 0)
"""Larger than a page, so that it does not fit into a file that may not grow."""
_REMOVE_PROBE = "DELETE FROM event WHERE table_id = '' AND seq = 0"


@dataclass(eq=False)
class _Append:
    """What waits to be written, and the future that waits for it."""

    rows: Sequence[Row]
    statements: Sequence[Statement]
    """Executed together with the rows, or not at all."""
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]
    error: Exception | None = None

    def resolve(self) -> None:
        if self.done.cancelled():
            return
        if self.error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.error)


class EventLog:
    """The log of all tables; the primary key (table_id, seq) is its only lock."""

    def __init__(
        self, path: Path, *, lock_timeout: float = LOCK_TIMEOUT, most_bytes: int | None = None
    ) -> None:
        """Open the log, which may grow to `most_bytes`; raise `StoreError` if it cannot be."""
        self.path = path
        self.on_commit: Callable[[float], None] = lambda seconds: None
        """Called by the writer's thread with the seconds each group took."""
        self._lock_timeout = lock_timeout
        self._writing = open_database(path, lock_timeout)
        if most_bytes is not None:
            limit_size(self._writing, most_bytes)
        self._files = self._identities()
        self._readers = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._waiting: queue.SimpleQueue[_Append | None] = queue.SimpleQueue()
        self._closed = False
        self._closing = threading.Lock()  # guards that nothing is queued after the end
        self._writer = threading.Thread(target=self._write, name="event log", daemon=True)
        self._writer.start()

    def append(
        self, rows: Sequence[Row], player_seats: Sequence[PlayerSeat] = ()
    ) -> asyncio.Future[None]:
        """Write rows, all or none, and return a future that is done when they are durable.

        Rows of the player index are written together with them.  The future raises `Conflict`
        when a sequence number is taken, `StoreError` when the file cannot be written.
        """
        return self._queue(rows, [each for row in player_seats for each in insertion(row)])

    def forget_player(self, player: str, table_id: str | None = None) -> asyncio.Future[None]:
        """Remove a player's rows from the index, of one table or of all."""
        return self._queue([], removal(player, table_id))

    def write(self, statements: Sequence[Statement]) -> asyncio.Future[None]:
        """Execute statements on tables beside the events, all or none, as `append` does."""
        return self._queue([], statements)

    def _queue(self, rows: Sequence[Row], statements: Sequence[Statement]) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        append = _Append(rows, statements, loop, loop.create_future())
        with self._closing:
            if self._closed:
                raise StoreError(Failure.CLOSED, f"the database {self.path} has been closed")
            self._waiting.put(append)
        return append.done

    async def check_writable(self) -> None:
        """Write and remove a row; raise `StoreError` if that fails, or would be lost."""
        await self.append([_PROBE])
        if await asyncio.to_thread(self._identities) != self._files:
            raise error_of(self.path, Failure.REPLACED)

    def _identities(self) -> list[tuple[int, int] | None]:
        """Return which files lie at the paths of the database and its write-ahead log.

        SQLite goes on writing into a file that was removed, and all of that is lost in the end.
        """
        paths = [self.path, self.path.with_name(self.path.name + "-wal")]
        return [_identity(path) for path in paths]

    def read(self, table_id: str, after: int = 0) -> list[Row]:
        """Return the events of a table after a sequence number; none if it does not exist."""
        with translated_errors(self.path):
            return [Row(*row) for row in self._reader().execute(_SELECT, (table_id, after))]

    def player_seats(self, player: str, most: int = MOST_PLAYER_SEATS) -> list[PlayerSeat]:
        """Return the seats in the index of a player, the most recently bound first."""
        with translated_errors(self.path):
            found = self._reader().execute(player_index.SELECT, (player, most))
            return [PlayerSeat(*row) for row in found]

    def player_seats_at(self, player: str, table_id: str) -> list[PlayerSeat]:
        """Return the seats in the index of a player at one table."""
        with translated_errors(self.path):
            found = self._reader().execute(player_index.SELECT_TABLE, (player, table_id))
            return [PlayerSeat(*row) for row in found]

    # Each query has columns of its own types.
    def select(self, query: str, arguments: Sequence[object]) -> list[tuple[Any, ...]]:
        """Return the rows of a query on tables beside the events."""
        with translated_errors(self.path):
            return self._reader().execute(query, arguments).fetchall()

    def first_event(self, table_id: str) -> Row | None:
        """Return the first event of a table; None if it does not exist."""
        with translated_errors(self.path):
            row = self._reader().execute(f"{_SELECT} LIMIT 1", (table_id, 0)).fetchone()
        return None if row is None else Row(*row)

    def first_events(self, since: int) -> list[Row]:
        """Return the first event of every table set up since a time (`at`), the oldest first."""
        with translated_errors(self.path):
            return [Row(*row) for row in self._reader().execute(_SELECT_FIRST, (since,))]

    def last_events(self) -> Iterator[Row]:
        """Yield the newest event of every table, each read only when it is needed."""
        for table_id in self.table_ids():
            with translated_errors(self.path):
                row = self._reader().execute(_SELECT_LAST, (table_id,)).fetchone()
            if row is not None:
                yield Row(*row)

    def count_tables(self) -> int:
        """Return the number of tables."""
        return sum(1 for _ in self.table_ids())

    def remove(self, table_id: str, last: int) -> bool:
        """Remove all of a table, and return True, unless it has an event after event `last`."""
        connection = self._reader()
        with translated_errors(self.path), _transaction(connection):
            removed = connection.execute(_REMOVE, (table_id, table_id, last)).rowcount > 0
            if removed:
                connection.execute(player_index.REMOVE_TABLE, (table_id,))
                for sql, arguments in notification_schema.table_removal(table_id):
                    connection.execute(sql, arguments)
            return removed

    def table_ids(self) -> Iterator[str]:
        """Yield the ids of all tables, each read only when it is needed."""
        last = ""
        query = "SELECT min(table_id) FROM event WHERE table_id > ?"
        while True:
            with translated_errors(self.path):
                (table_id,) = self._reader().execute(query, (last,)).fetchone()
            if table_id is None:
                return
            yield table_id
            last = table_id

    def close(self) -> None:
        """Write what is waiting, then close the file."""
        with self._closing:
            if self._closed:
                return
            self._closed = True
            self._waiting.put(None)
        self._writer.join()
        for reader in self._connections:
            reader.close()
        self._writing.close()

    def _reader(self) -> sqlite3.Connection:
        """Return this thread's own connection: readers never wait for the writer."""
        if not hasattr(self._readers, "connection"):
            self._readers.connection = connect(self.path, self._lock_timeout)
            # A damaged text must only fail its own table, not the others of the same query.
            self._readers.connection.text_factory = partial(str, encoding="utf-8", errors="replace")
            self._connections.append(self._readers.connection)
        reader: sqlite3.Connection = self._readers.connection
        return reader

    def _write(self) -> None:
        """Write, in the writer's thread, all that waits in one transaction after the other."""
        while (group := self._next_group()) is not None:
            began = time.perf_counter()
            try:
                with translated_errors(self.path):
                    self._commit(group)
            except Exception as error:  # the thread must go on, or nothing more would be written
                for append in group:
                    append.error = error
            self.on_commit(time.perf_counter() - began)
            for loop in {append.loop for append in group}:
                appends = [append for append in group if append.loop is loop]
                # On a loop that has been closed, no task waits any more.
                with contextlib.suppress(RuntimeError):
                    loop.call_soon_threadsafe(_resolve_all, appends)

    def _next_group(self) -> list[_Append] | None:
        """Wait for an append, and return all that wait by then; None when the log closes."""
        append = self._waiting.get()
        group: list[_Append] = []
        while append is not None:
            group.append(append)
            try:
                append = self._waiting.get_nowait()
            except queue.Empty:
                return group
        if group:
            self._waiting.put(None)  # close after this group
        return group or None

    def _commit(self, group: Sequence[_Append]) -> None:
        """Write the group durably, leaving out the appends that conflict.

        A single statement is a transaction by itself.  Each further statement would have to
        wait for Python's lock, because the event loop of a busy server hardly ever pauses.
        """
        rows = [row for append in group for row in append.rows]
        simple = _PROBE not in rows and not any(append.statements for append in group)
        try:
            if 0 < len(rows) <= MOST_AT_ONCE and simple:
                statement = _INSERT + ", ".join([_VALUES] * len(rows))
                self._writing.execute(statement, [*chain.from_iterable(rows)])
                return
        except sqlite3.IntegrityError:
            pass  # some append conflicts; writing them one by one shows which
        self._commit_one_by_one(group)

    def _commit_one_by_one(self, group: Sequence[_Append]) -> None:
        with _transaction(self._writing):
            for append in group:
                append.error = self._insert(append)

    def _insert(self, append: _Append) -> Conflict | None:
        self._writing.execute("SAVEPOINT append")
        try:
            self._writing.executemany(_INSERT + _VALUES, append.rows)
            if _PROBE in append.rows:
                self._writing.execute(_REMOVE_PROBE)
            for sql, arguments in append.statements:
                self._writing.execute(sql, arguments)
        except sqlite3.IntegrityError as error:
            self._writing.execute("ROLLBACK TO append")
            return Conflict(str(error))
        finally:
            if self._writing.in_transaction:
                self._writing.execute("RELEASE append")
        return None


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


@contextlib.contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Commit what the block writes, or none of it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # SQLite has already rolled back after some errors, such as a full disk.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _resolve_all(appends: Sequence[_Append]) -> None:
    for append in appends:
        append.resolve()
