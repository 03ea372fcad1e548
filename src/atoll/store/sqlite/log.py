"""The event log in an SQLite file: durable appends, written in groups, and reading them back."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain
from pathlib import Path

from atoll.store.errors import Conflict, Failure, LeaseLost
from atoll.store.event_log import StoredKey
from atoll.store.row import Row
from atoll.store.sql.database import Execute, Values
from atoll.store.sql.group_writer import Append
from atoll.store.sql.sql_log import COLUMNS, PROBE, REMOVE_PROBE, SqlLog
from atoll.store.sqlite.connection import LOCK_TIMEOUT, connect, limit_size, transaction
from atoll.store.sqlite.errors import error_of, translated_errors
from atoll.store.sqlite.key_file import read_or_create
from atoll.store.sqlite.schema import make_durable, open_database

__all__ = ["MOST_AT_ONCE", "SqliteLog"]

MOST_AT_ONCE = 150
"""Rows and fences in one statement: every SQLite takes that many arguments."""

_INSERT = f"INSERT INTO event ({COLUMNS}) "
_VALUES = "(?, ?, ?, ?, ?, ?)"
_SELECT_LAST = f"SELECT {COLUMNS} FROM event WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
_NOW = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
_SELECT_FENCE = "SELECT 1 FROM lease WHERE table_id = ? AND epoch = ?"


class SqliteLog(SqlLog):
    """The log of all tables in one file."""

    def __init__(
        self, path: Path, *, lock_timeout: float = LOCK_TIMEOUT, most_bytes: int | None = None
    ) -> None:
        """Open the log, which may grow to `most_bytes`; raise `StoreError` if it cannot be."""
        self.path = path
        self._lock_timeout = lock_timeout
        self._writing = open_database(path, lock_timeout)
        self._writing_at_once = connect(path, lock_timeout=0)
        make_durable(self._writing_at_once)
        if most_bytes is not None:
            limit_size(self._writing, most_bytes)
            limit_size(self._writing_at_once, most_bytes)
        self._files = self._identities()
        self._readers = threading.local()
        self._connections: list[sqlite3.Connection] = []
        super().__init__(str(path), self._commit_at_once)

    @property
    def now(self) -> str:
        return _NOW

    async def check_writable(self) -> None:
        await super().check_writable()
        if await asyncio.to_thread(self._identities) != self._files:
            raise error_of(self.path, Failure.REPLACED)

    def _identities(self) -> list[tuple[int, int] | None]:
        """Return which files lie at the paths of the database and its write-ahead log.

        SQLite goes on writing into a file that was removed, and all of that is lost in the end.
        """
        paths = [self.path, self.path.with_name(self.path.name + "-wal")]
        return [_identity(path) for path in paths]

    def push_key(self, create: Callable[[], bytes]) -> StoredKey:
        return read_or_create(self.path, create)

    def select(self, query: str, arguments: Sequence[str | int]) -> list[Values]:
        with translated_errors(self.path):
            return self._reader().execute(query, arguments).fetchall()

    @contextlib.contextmanager
    def transaction(self) -> Iterator[Execute]:
        connection = self._reader()
        with translated_errors(self.path), transaction(connection):
            yield connection.execute

    def last_events(self) -> Iterator[Row]:
        """Yield the newest event of every table, each read only when it is needed."""
        for table_id in self.table_ids():
            for row in self.select(_SELECT_LAST, (table_id,)):
                yield Row(*row)

    def table_ids(self) -> Iterator[str]:
        """Yield the ids of all tables, each read only when it is needed."""
        last = ""
        query = "SELECT min(table_id) FROM event WHERE table_id > ?"
        while True:
            [(table_id,)] = self.select(query, (last,))
            if table_id is None:
                return
            yield table_id
            last = table_id

    def close(self) -> None:
        if not self._writer.close():
            return
        for reader in self._connections:
            reader.close()
        self._writing_at_once.close()
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

    def _commit_at_once(self, group: Sequence[Append]) -> bool:
        """Write a group if nothing has to be waited for; return whether it is written."""
        try:
            return self._insert_all(self._writing_at_once, group)
        except Exception:
            return False  # the thread finds out which append it is, or what is wrong with the file

    def _commit(self, group: Sequence[Append]) -> None:
        """Write the group durably, leaving out the appends that conflict."""
        with translated_errors(self.path):
            try:
                if self._insert_all(self._writing, group):
                    return
            except sqlite3.IntegrityError:
                pass  # some append conflicts; writing them one by one shows which
            self._commit_one_by_one(group)

    def _insert_all(self, connection: sqlite3.Connection, group: Sequence[Append]) -> bool:
        """Insert a usual group by one statement if all its fences hold; return whether they do.

        A single statement is a transaction by itself.  Each further statement would have to
        wait for Python's lock, because the event loop of a busy server hardly ever pauses.
        """
        rows = [row for append in group for row in append.rows]
        fences = {append.fence for append in group if append.fence is not None}
        simple = PROBE not in rows and not any(append.statements for append in group)
        if not simple or not 0 < len(rows) + len(fences) <= MOST_AT_ONCE:
            return False
        values = "VALUES " + ", ".join([_VALUES] * len(rows))
        if not fences:
            connection.execute(_INSERT + values, [*chain.from_iterable(rows)])
            return True
        pairs = "VALUES " + ", ".join(["(?, ?)"] * len(fences))
        condition = f"(SELECT count(*) FROM lease WHERE (table_id, epoch) IN ({pairs})) = ?"
        inserted = connection.execute(
            f"{_INSERT} SELECT * FROM ({values}) WHERE {condition}",
            [*chain.from_iterable(rows), *chain.from_iterable(fences), len(fences)],
        )
        return inserted.rowcount > 0

    def _commit_one_by_one(self, group: Sequence[Append]) -> None:
        with transaction(self._writing):
            for append in group:
                append.error = self._insert(append)

    def _insert(self, append: Append) -> Exception | None:
        """Write one append; return why it cannot be written."""
        if append.fence and not self._writing.execute(_SELECT_FENCE, append.fence).fetchone():
            return LeaseLost(append.fence.table_id)
        self._writing.execute("SAVEPOINT append")
        try:
            self._writing.executemany(_INSERT + "VALUES " + _VALUES, append.rows)
            if PROBE in append.rows:
                self._writing.execute(REMOVE_PROBE)
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
