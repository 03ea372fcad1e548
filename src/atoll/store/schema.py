"""The schema of the log: creating it in a new file, or checking the version of an old one."""

import sqlite3
from pathlib import Path

from atoll.store import notification_schema, player_index
from atoll.store.errors import Failure, StoreError, translated_errors

__all__ = [
    "APPLICATION",
    "CREATE",
    "CREATE_INDEX",
    "VERSION",
    "check",
    "connect",
    "limit_size",
    "open_database",
]

VERSION = 3
"""1: events; 2: the player index too; 3: push subscriptions and webhooks too."""

APPLICATION = 0x41544F4C  # "ATOL", so that no other program's file is taken for a log

CREATE = """
    CREATE TABLE IF NOT EXISTS event (
        table_id TEXT NOT NULL,
        seq INTEGER NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER,
        payload TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID
"""

# Finds the first events since a time without reading the whole log.
CREATE_INDEX = "CREATE INDEX IF NOT EXISTS event_first ON event (at) WHERE seq = 1"


def connect(path: Path, lock_timeout: float) -> sqlite3.Connection:
    """Return a connection for any thread, which waits this many seconds for a locked file."""
    return sqlite3.connect(
        path, timeout=lock_timeout, isolation_level=None, check_same_thread=False
    )


def open_database(path: Path, lock_timeout: float) -> sqlite3.Connection:
    """Open the log, creating its folder and file if needed; raise `StoreError`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(
            Failure.UNREADABLE, f"the folder {path.parent} cannot be made ({error.strerror})"
        ) from error
    with translated_errors(path):
        connection = connect(path, lock_timeout)
        try:
            check(connection, path)  # before another program's file is changed
            _make_durable(connection)
            _create(connection)
        except BaseException:
            connection.close()
            raise
    return connection


def check(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse another program's database, and one of a newer Atoll."""
    objects = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    owner = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if owner != APPLICATION and (objects or version or owner):
        raise StoreError(
            Failure.UNREADABLE, f"the database {path} belongs to another program; choose another"
        )
    if version > VERSION:
        raise StoreError(
            Failure.NEWER,
            f"the database {path} was written by a newer Atoll (version {version} of the log; "
            f"this Atoll reads up to {VERSION}); update Atoll, or choose another database",
        )


def _make_durable(connection: sqlite3.Connection) -> None:
    """Keep what has been committed, even if the power fails."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")


def limit_size(connection: sqlite3.Connection, most_bytes: int) -> None:
    """Limit the size of the file, which then fails like a full disk."""
    page: int = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {max(1, most_bytes // page)}")


def _create(connection: sqlite3.Connection) -> None:
    """Create the tables that do not exist: all of a new file, or those that a version added.

    Taking the lock also shows at once whether the file can be written at all.
    """
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(CREATE)
    connection.execute(CREATE_INDEX)
    connection.execute(player_index.CREATE)
    connection.execute(player_index.CREATE_INDEX)
    for statement in notification_schema.CREATE:
        connection.execute(statement)
    if connection.execute("PRAGMA user_version").fetchone()[0] < VERSION:
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("COMMIT")
