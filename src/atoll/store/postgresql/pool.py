"""A few connections shared by all threads that read."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import psycopg

from atoll.store.errors import Failure, StoreError
from atoll.store.location import PostgresqlDatabase
from atoll.store.postgresql.connection import RECONNECT_SECONDS, connect, is_lost
from atoll.store.postgresql.errors import translate, translated_errors

__all__ = ["MOST_CONNECTIONS", "RETRY_SECONDS", "ConnectionPool"]

MOST_CONNECTIONS = 8
"""Of one process, beside the writer's."""

Result = TypeVar("Result")

RETRY_SECONDS = 0.1
"""Between two attempts to connect again."""


class ConnectionPool:
    """Lends connections, and replaces those that were lost."""

    def __init__(self, database: PostgresqlDatabase, lock_timeout: float) -> None:
        self._database = database
        self._lock_timeout = lock_timeout
        self._idle: list[psycopg.Connection] = []
        self._free = threading.BoundedSemaphore(MOST_CONNECTIONS)
        self._closed = False

    def run(self, work: Callable[[psycopg.Connection], Result]) -> Result:
        """Lend a connection for work that is repeated if the connection is lost meanwhile."""
        with self._free:
            connection, result = self._attempt(work)
            self._take_back(connection)
            return result

    @contextmanager
    def transaction(self) -> Iterator[psycopg.Connection]:
        """Lend a connection in a transaction, which is committed at the end of the block."""
        with self._free:
            connection, _ = self._attempt(lambda connection: connection.execute("BEGIN"))
            try:
                with translated_errors(self._database):
                    yield connection
                    connection.execute("COMMIT")
            except BaseException:
                if not is_lost(connection):
                    connection.rollback()
                raise
            finally:
                self._take_back(connection)

    def _attempt(
        self, work: Callable[[psycopg.Connection], Result]
    ) -> tuple[psycopg.Connection, Result]:
        """Return the result of the work, and the connection it was done with."""
        deadline = time.monotonic() + RECONNECT_SECONDS
        while True:
            try:
                connection = self._take()
                try:
                    return connection, work(connection)
                except psycopg.Error as error:
                    self._take_back(connection)
                    raise translate(self._database, error) from error
            except StoreError as error:
                lost = error.failure in (Failure.UNREACHABLE, Failure.REFUSED)
                if not lost or time.monotonic() > deadline:
                    raise
            time.sleep(RETRY_SECONDS)

    def _take(self) -> psycopg.Connection:
        if self._closed:
            raise StoreError(Failure.CLOSED, f"the database {self._database} has been closed")
        try:
            return self._idle.pop()
        except IndexError:
            return connect(self._database, self._lock_timeout)

    def _take_back(self, connection: psycopg.Connection) -> None:
        if is_lost(connection):
            return
        if self._closed:
            connection.close()
        else:
            self._idle.append(connection)

    def close(self) -> None:
        """Close the idle connections now, and the others when they come back."""
        self._closed = True
        while self._idle:
            self._idle.pop().close()
