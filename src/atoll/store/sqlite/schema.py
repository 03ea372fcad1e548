"""The schema of a file: creating it, upgrading it, or refusing the file."""

import sqlite3
from pathlib import Path

from atoll.store.errors import Failure, StoreError
from atoll.store.sqlite.connection import connect
from atoll.store.sqlite.errors import translated_errors

__all__ = ["APPLICATION", "VERSION", "check", "make_durable", "open_database"]

VERSION = 4
"""1: events; 2: the player index too; 3: push subscriptions and webhooks too; 4: leases too."""

APPLICATION = 0x41544F4C  # "ATOL", so that no other program's file is taken for a log

_TABLES = (
    """
    CREATE TABLE IF NOT EXISTS event (
        table_id TEXT NOT NULL,
        seq INTEGER NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER,
        payload TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID
    """,
    # Finds the first events since a time without reading the whole log.
    "CREATE INDEX IF NOT EXISTS event_first ON event (at) WHERE seq = 1",
    """
    CREATE TABLE IF NOT EXISTS player_seat (
        player TEXT NOT NULL,
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        nonce TEXT NOT NULL,
        key TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (player, table_id, seat)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX IF NOT EXISTS player_seat_table ON player_seat (table_id, seat, at)",
    """
    CREATE TABLE IF NOT EXISTS push_subscription (
        endpoint TEXT NOT NULL PRIMARY KEY,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        origin TEXT NOT NULL,
        at INTEGER NOT NULL
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE IF NOT EXISTS push_seat (
        table_id TEXT NOT NULL,
        key TEXT NOT NULL,
        endpoint TEXT NOT NULL,
        PRIMARY KEY (table_id, key, endpoint)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX IF NOT EXISTS push_seat_endpoint ON push_seat (endpoint)",
    """
    CREATE TABLE IF NOT EXISTS webhook (
        table_id TEXT NOT NULL PRIMARY KEY,
        url TEXT NOT NULL,
        format TEXT NOT NULL,
        seat INTEGER NOT NULL,
        locale TEXT NOT NULL,
        origin TEXT NOT NULL,
        at INTEGER NOT NULL
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE IF NOT EXISTS lease (
        table_id TEXT NOT NULL PRIMARY KEY,
        owner TEXT NOT NULL,
        epoch INTEGER NOT NULL
    ) WITHOUT ROWID
    """,
    "CREATE INDEX IF NOT EXISTS lease_owner ON lease (owner)",
    """
    CREATE TABLE IF NOT EXISTS process (
        id TEXT NOT NULL PRIMARY KEY,
        address TEXT NOT NULL,
        expires INTEGER NOT NULL
    ) WITHOUT ROWID
    """,
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
            make_durable(connection)
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


def make_durable(connection: sqlite3.Connection) -> None:
    """Keep what has been committed, even if the power fails."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")


def _create(connection: sqlite3.Connection) -> None:
    """Create the tables that do not exist: all of a new file, or those that a version added.

    Taking the lock also shows at once whether the file can be written at all.
    """
    connection.execute("BEGIN IMMEDIATE")
    for statement in _TABLES:
        connection.execute(statement)
    if connection.execute("PRAGMA user_version").fetchone()[0] < VERSION:
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("COMMIT")
