"""The event log: durable appends in groups, and reading them back."""

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

from atoll.store.errors import Conflict, Failure, StoreError, explained
from atoll.store.row import Event
from atoll.store.schema import connect, limit_size, open_database

PATIENCE = 5.0
"""Seconds to wait for another program that has locked the file."""

MOST_AT_ONCE = 150
"""Events in one statement: every SQLite takes that many arguments."""

_INSERT = "INSERT INTO event (table_id, seq, kind, seat, payload, at) VALUES "
_ROW = "(?, ?, ?, ?, ?, ?)"
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

_TRIAL = Event("", 0, "trial", None, " " * 10_000, 0)
"""Larger than a page, so that a file that may not grow any more has no room for it."""
_REMOVE_TRIAL = "DELETE FROM event WHERE table_id = '' AND seq = 0"


@dataclass(eq=False)
class _Append:
    """Events that want to be written, and whom to tell."""

    events: Sequence[Event]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]
    error: Exception | None = None

    def tell(self) -> None:
        if self.done.cancelled():
            return
        if self.error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.error)


class EventLog:
    """The log of all tables; the primary key (table, seq) is its only lock."""

    def __init__(
        self, path: Path, *, patience: float = PATIENCE, most_bytes: int | None = None
    ) -> None:
        """Open the log, which may grow to so many bytes; raises `StoreError` if it cannot be."""
        self.path = path
        self.on_commit: Callable[[float], None] = lambda seconds: None
        """LocalizedError how long each group took, by the writer's thread."""
        self._patience = patience
        self._writing = open_database(path, patience)
        if most_bytes is not None:
            limit_size(self._writing, most_bytes)
        self._readers = threading.local()
        self._reading: list[sqlite3.Connection] = []
        self._waiting: queue.SimpleQueue[_Append | None] = queue.SimpleQueue()
        self._closed = False
        self._closing = threading.Lock()  # nothing is put into the queue behind its end
        self._writer = threading.Thread(target=self._write, name="event log", daemon=True)
        self._writer.start()

    def append(self, events: Sequence[Event]) -> asyncio.Future[None]:
        """Write the events of one table, all or none; to be awaited until they are durable.

        Raises `Conflict` when a sequence number is taken, `StoreError` when the file
        cannot be written.
        """
        loop = asyncio.get_running_loop()
        wanted = _Append(events, loop, loop.create_future())
        with self._closing:
            if self._closed:
                raise StoreError(Failure.CLOSED, f"the database {self.path} has been closed")
            self._waiting.put(wanted)
        return wanted.done

    async def try_out(self) -> None:
        """See whether anything can be written; raises `StoreError` if not."""
        await self.append([_TRIAL])

    def read(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table, those after a sequence number; none if there is no such table."""
        with explained(self.path):
            return [Event(*row) for row in self._reader().execute(_SELECT, (table, after))]

    def first_events(self, since: int) -> list[Event]:
        """The first event of every table set up since a time (`at`), the oldest table first."""
        with explained(self.path):
            return [Event(*row) for row in self._reader().execute(_SELECT_FIRST, (since,))]

    def last_events(self) -> Iterator[Event]:
        """The newest event of every table, one by one as they are asked for."""
        for table in self.tables():
            with explained(self.path):
                row = self._reader().execute(_SELECT_LAST, (table,)).fetchone()
            if row is not None:
                yield Event(*row)

    def count_tables(self) -> int:
        """How many tables there are."""
        return sum(1 for _ in self.tables())

    def remove(self, table: str, last: int) -> bool:
        """Take a table out of the log as a whole, unless it has gone on after event `last`."""
        with explained(self.path):
            return self._reader().execute(_REMOVE, (table, table, last)).rowcount > 0

    def tables(self) -> Iterator[str]:
        """The names of all tables, one by one as they are asked for."""
        last = ""
        query = "SELECT min(table_id) FROM event WHERE table_id > ?"
        while True:
            with explained(self.path):
                (name,) = self._reader().execute(query, (last,)).fetchone()
            if name is None:
                return
            yield name
            last = name

    def close(self) -> None:
        """Write what is waiting, then close the file."""
        with self._closing:
            if self._closed:
                return
            self._closed = True
            self._waiting.put(None)
        self._writer.join()
        for reader in self._reading:
            reader.close()
        self._writing.close()

    def _reader(self) -> sqlite3.Connection:
        """This thread's own connection: readers never wait for the writer."""
        if not hasattr(self._readers, "connection"):
            self._readers.connection = connect(self.path, self._patience)
            # A damaged text is its table's trouble, and none of those read together with it.
            self._readers.connection.text_factory = partial(str, encoding="utf-8", errors="replace")
            self._reading.append(self._readers.connection)
        reader: sqlite3.Connection = self._readers.connection
        return reader

    def _write(self) -> None:
        """The writer thread: one transaction for all that is waiting."""
        while (group := self._next_group()) is not None:
            began = time.perf_counter()
            try:
                with explained(self.path):
                    self._commit(group)
            except Exception as error:  # without this thread, nothing would ever be written again
                for wanted in group:
                    wanted.error = error
            self.on_commit(time.perf_counter() - began)
            for loop in {wanted.loop for wanted in group}:
                mine = [wanted for wanted in group if wanted.loop is loop]
                # A loop that has been closed has nobody left to tell.
                with contextlib.suppress(RuntimeError):
                    loop.call_soon_threadsafe(_tell_all, mine)

    def _next_group(self) -> list[_Append] | None:
        """Wait for an append, and take all that came meanwhile; None: time to end."""
        wanted = self._waiting.get()
        group: list[_Append] = []
        while wanted is not None:
            group.append(wanted)
            try:
                wanted = self._waiting.get_nowait()
            except queue.Empty:
                return group
        if group:
            self._waiting.put(None)  # the end comes after what was waiting
        return group or None

    def _commit(self, group: Sequence[_Append]) -> None:
        """Write the group durably, leaving out the appends that conflict.

        A single statement is a transaction by itself.  Each statement more would have to
        wait for its turn, because the event loop of a busy server hardly ever pauses.
        """
        events = [event for wanted in group for event in wanted.events]
        try:
            if 0 < len(events) <= MOST_AT_ONCE and _TRIAL not in events:
                statement = _INSERT + ", ".join([_ROW] * len(events))
                self._writing.execute(statement, [*chain.from_iterable(events)])
                return
        except sqlite3.IntegrityError:
            pass  # which of them it is, is found out one by one
        self._commit_one_by_one(group)

    def _commit_one_by_one(self, group: Sequence[_Append]) -> None:
        self._writing.execute("BEGIN IMMEDIATE")
        try:
            for wanted in group:
                wanted.error = self._insert(wanted.events)
            self._writing.execute("COMMIT")
        except BaseException:
            # SQLite has already rolled back after some errors, such as a full disk.
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK")
            raise

    def _insert(self, events: Sequence[Event]) -> Conflict | None:
        self._writing.execute("SAVEPOINT append")
        try:
            self._writing.executemany(_INSERT + _ROW, events)
            if _TRIAL in events:
                self._writing.execute(_REMOVE_TRIAL)
        except sqlite3.IntegrityError as error:
            self._writing.execute("ROLLBACK TO append")
            return Conflict(str(error))
        finally:
            if self._writing.in_transaction:
                self._writing.execute("RELEASE append")
        return None


def _tell_all(group: Sequence[_Append]) -> None:
    for wanted in group:
        wanted.tell()
