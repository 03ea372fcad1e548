"""Opening the log's file: making it, or making sure that it is one we understand."""

import sqlite3
from pathlib import Path

from atoll.store.errors import Failure, StoreError, explained

VERSION = 1

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

# The beginnings of tables by their time, without a walk through everything ever played.
CREATE_INDEX = "CREATE INDEX IF NOT EXISTS event_first ON event (at) WHERE seq = 1"


def connect(path: Path, patience: float) -> sqlite3.Connection:
    """A connection that waits this many seconds for others, and any thread may use."""
    return sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)


def open_database(path: Path, patience: float) -> sqlite3.Connection:
    """Open the log, making its folder and file when there are none; raises `StoreError`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(
            Failure.UNREADABLE, f"the folder {path.parent} cannot be made ({error.strerror})"
        ) from error
    with explained(path):
        connection = connect(path, patience)
        try:
            check(connection, path)  # before anything of somebody else's is changed
            _make_durable(connection)
            _create(connection)
        except BaseException:
            connection.close()
            raise
    return connection


def check(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse another program's database, and one of a newer Atoll."""
    things = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    owner = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if owner != APPLICATION and (things or version or owner):
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
    """What has been committed stays, even if the power fails."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")


def limit_size(connection: sqlite3.Connection, most_bytes: int) -> None:
    """Let the file grow to so many bytes; beyond that it is full, as if its disk were."""
    page: int = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {max(1, most_bytes // page)}")


def _create(connection: sqlite3.Connection) -> None:
    """Make the table unless it is there.

    Taking the lock for it also says at once whether the file can be written at all.
    """
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(CREATE)
    connection.execute(CREATE_INDEX)
    if connection.execute("PRAGMA user_version").fetchone()[0] == 0:
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("COMMIT")
