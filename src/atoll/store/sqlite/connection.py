"""Connections to a file."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

__all__ = ["LOCK_TIMEOUT", "connect", "limit_size", "transaction"]

LOCK_TIMEOUT = 5.0
"""Seconds to wait for another program that has locked the file."""


def connect(path: Path, lock_timeout: float) -> sqlite3.Connection:
    """Return a connection for any thread, which waits this many seconds for a locked file."""
    return sqlite3.connect(
        path, timeout=lock_timeout, isolation_level=None, check_same_thread=False
    )


def limit_size(connection: sqlite3.Connection, most_bytes: int) -> None:
    """Limit the size of the file, which then fails like a full disk."""
    page: int = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {max(1, most_bytes // page)}")


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
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
