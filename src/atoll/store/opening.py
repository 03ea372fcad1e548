"""Opening the log, wherever it is."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

from atoll.store.errors import Failure, StoreError
from atoll.store.event_log import EventLog
from atoll.store.location import Location, SqliteFile
from atoll.store.sqlite.log import SqliteLog
from atoll.store.sqlite.server_lock import ServerLock

__all__ = ["MOST_BYTES", "open_log", "requires_psycopg", "server_lock"]


MOST_BYTES = 10_000_000_000
"""The size to which a file may grow unless the host says otherwise."""


def open_log(location: Location, *, most_bytes: int | None = None) -> EventLog:
    """Open the log, and create or upgrade its schema; raise `StoreError` if that fails.

    Only a file can be limited to `most_bytes`.
    """
    if isinstance(location, SqliteFile):
        return SqliteLog(location.path, most_bytes=most_bytes or MOST_BYTES)
    if most_bytes is not None:
        raise StoreError(
            Failure.UNSUPPORTED,
            "--most-megabytes is for a database that is a file; limit the disk of PostgreSQL",
        )
    with requires_psycopg():
        from atoll.store.postgresql.log import PostgresqlLog
    return PostgresqlLog(location)


@contextmanager
def requires_psycopg() -> Iterator[None]:
    """Raise `StoreError` if the block cannot import what PostgreSQL needs."""
    try:
        yield
    except ImportError as error:
        raise StoreError(
            Failure.UNSUPPORTED,
            "a PostgreSQL database needs psycopg, which is not installed: "
            "pip install 'atoll[postgresql]'",
        ) from error


def server_lock(location: Location) -> AbstractContextManager[object]:
    """Refuse a second server on a file; any number of them may share a PostgreSQL database."""
    return ServerLock(location.path) if isinstance(location, SqliteFile) else nullcontext()
