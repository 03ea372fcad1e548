"""Writing groups of appends by one connection, which is replaced when it is lost."""

import time
from collections.abc import Sequence

import msgspec
import psycopg
from psycopg import errors

from atoll.store.errors import Conflict, LeaseLost, StoreError
from atoll.store.leases import Fence
from atoll.store.location import PostgresqlDatabase
from atoll.store.postgresql.connection import RECONNECT_SECONDS, connect, is_lost
from atoll.store.postgresql.errors import translate
from atoll.store.postgresql.placeholders import with_placeholders
from atoll.store.postgresql.pool import RETRY_SECONDS
from atoll.store.row import Row
from atoll.store.sql.group_writer import Append
from atoll.store.sql.sql_log import COLUMNS, PROBE, REMOVE_PROBE

__all__ = ["PostgresqlWriter"]

# Rows as one JSON text take a fraction of the time that arrays or many arguments take here.
_INSERT = f"""
    INSERT INTO event ({COLUMNS})
    SELECT item->>0, (item->>1)::integer, item->>2, (item->>3)::integer,
        item->>4, (item->>5)::bigint
    FROM json_array_elements(%s::json) AS item
""".encode()
# The lock on the rows of the leases ends with the transaction: until then no other process can
# take a lease that has been checked.
_INSERT_FENCED = (
    b"""
    WITH held AS (
        SELECT 1 FROM lease JOIN json_array_elements(%s::json) AS fence
        ON lease.table_id = fence->>0 AND lease.epoch = (fence->>1)::bigint
        FOR SHARE OF lease
    )
    """
    + _INSERT
    + b" WHERE (SELECT count(*) FROM held) = %s"
)
_DOES_NOT_FIT = (psycopg.DataError, ValueError, OverflowError)
_SELECT_FENCE = "SELECT 1 FROM lease WHERE table_id = %s AND epoch = %s FOR SHARE"
_SELECT_ROW = f"SELECT {COLUMNS} FROM event WHERE table_id = %s AND seq = %s".encode()


class PostgresqlWriter:
    """Commits groups; only the log's own thread uses it."""

    def __init__(self, database: PostgresqlDatabase, lock_timeout: float) -> None:
        """Connect; raise `StoreError` if that fails."""
        self._database = database
        self._lock_timeout = lock_timeout
        self.connection = connect(database, lock_timeout)

    def commit(self, group: Sequence[Append]) -> None:
        """Write the group durably, leaving out the appends that conflict.

        When the connection is lost, the group is written by another one.  The server may have
        committed it just before: those appends are recognised by their rows.
        """
        deadline = time.monotonic() + RECONNECT_SECONDS
        waiting = group
        while True:
            try:
                if is_lost(self.connection):
                    self.connection = connect(self._database, self._lock_timeout)
                    waiting = [append for append in waiting if not self._is_written(append)]
                self._write(waiting)
            except psycopg.Error as error:
                retry = is_lost(self.connection) or isinstance(error, errors.DeadlockDetected)
                if isinstance(error, errors.ReadOnlySqlTransaction):
                    self.connection.close()  # the next group looks for a server that writes
                if not retry or time.monotonic() > deadline:
                    raise translate(self._database, error) from error
            except StoreError:  # there is no connection
                if time.monotonic() > deadline:
                    raise
            else:
                return
            time.sleep(RETRY_SECONDS)

    def _is_written(self, append: Append) -> bool:
        """Return whether an append is in the log; statements may be executed twice."""
        if not append.rows or PROBE in append.rows:
            return False
        first = append.rows[0]
        found = self.connection.execute(_SELECT_ROW, (first.table_id, first.seq)).fetchone()
        return found is not None and Row(*found) == first

    def _write(self, group: Sequence[Append]) -> None:
        """Write by one statement, which is a transaction by itself, if nothing speaks against it.

        Each further statement would take one more way to the server and back.
        """
        for append in group:
            append.error = None  # of an earlier attempt
        rows = [row for append in group for row in append.rows]
        simple = PROBE not in rows and not any(append.statements for append in group)
        if rows and simple:
            try:
                if self._insert_all(rows, {append.fence for append in group} - {None}):
                    return
            except (errors.UniqueViolation, *_DOES_NOT_FIT):
                pass  # writing the appends one by one shows which of them it is
        with self.connection.transaction():
            for append in group:
                append.error = self._insert(append)

    def _insert_all(self, rows: Sequence[Row], fences: set[Fence | None]) -> bool:
        """Insert rows by one statement if all the fences hold; return whether they do."""
        encoded = _encode(rows)
        if not fences:
            self.connection.execute(_INSERT, (encoded,))
            return True
        pairs = _encode([*filter(None, fences)])
        inserted = self.connection.execute(_INSERT_FENCED, (pairs, encoded, len(fences)))
        return inserted.rowcount > 0

    def _insert(self, append: Append) -> Exception | None:
        """Write one append; return why it cannot be written."""
        try:
            with self.connection.transaction():
                self._execute(append)
        except errors.UniqueViolation as error:
            return Conflict(str(error))
        except psycopg.DataError as error:
            return translate(self._database, error)
        except _DOES_NOT_FIT as error:
            return error
        except LeaseLost as error:
            return error
        return None

    def _execute(self, append: Append) -> None:
        execute = self.connection.execute
        if append.fence and not execute(_SELECT_FENCE, append.fence).fetchone():
            raise LeaseLost(append.fence.table_id)
        if append.rows:
            execute(_INSERT, (_encode(append.rows),))
        if PROBE in append.rows:
            execute(REMOVE_PROBE)
        for sql, arguments in append.statements:
            execute(with_placeholders(sql), arguments)


def _encode(rows: Sequence[Row | Fence]) -> str:
    return msgspec.json.encode(rows).decode()
