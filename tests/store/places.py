"""Where the tests keep a log: a file, or a database of the tests' own server."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import psycopg

from atoll.store.event_log import EventLog
from atoll.store.location import Location, PostgresqlDatabase, SqliteFile
from atoll.store.opening import open_log

__all__ = ["Place"]


@dataclass(frozen=True)
class Place:
    """A database that may be opened several times."""

    location: Location

    @contextmanager
    def opened(self) -> Iterator[EventLog]:
        log = open_log(self.location)
        try:
            yield log
        finally:
            log.close()

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Lock the log, as another program that writes to it does."""
        match self.location:
            case SqliteFile(path):
                with closing(sqlite3.connect(path, isolation_level=None)) as connection:
                    connection.execute("BEGIN IMMEDIATE")
                    yield
                    connection.execute("ROLLBACK")
            case PostgresqlDatabase(url):
                with psycopg.connect(url) as other:
                    other.execute("LOCK TABLE event IN EXCLUSIVE MODE")
                    yield

    def commits(self) -> int:
        """Return how many transactions have written events that still exist."""
        match self.location:
            case SqliteFile(path):
                return commits_of_file(path)
            case PostgresqlDatabase(url):
                with psycopg.connect(url) as other:
                    query = "SELECT count(DISTINCT xmin::text) FROM event"
                    [(commits,)] = other.execute(query).fetchall()
                return int(commits)

    def count(self, table: str) -> int:
        """Return the number of rows in a table."""
        query = f"SELECT count(*) FROM {table}"
        match self.location:
            case SqliteFile(path):
                with closing(sqlite3.connect(path)) as connection:
                    return int(connection.execute(query).fetchone()[0])
            case PostgresqlDatabase(url):
                with psycopg.connect(url) as other:
                    [(count,)] = other.execute(query.encode()).fetchall()
                return int(count)


def commits_of_file(path: Path) -> int:
    """Return the number of transactions in the write-ahead log.

    The last frame of each carries the size of the database.
    """
    wal = Path(f"{path}-wal").read_bytes()
    page = int.from_bytes(wal[8:12], "big")
    headers = [wal[at : at + 24] for at in range(32, len(wal), 24 + page)]
    return sum(header[4:8] != bytes(4) and header[8:16] == wal[16:24] for header in headers)
