"""The schema of a database: creating it, or refusing the database."""

import psycopg

from atoll.store.errors import Failure, StoreError
from atoll.store.location import PostgresqlDatabase
from atoll.store.postgresql.errors import translated_errors

__all__ = ["VERSION", "check_schema", "prepare_schema"]

VERSION = 1

_LOCK = 0x41544F4C
"""The number of the advisory lock under which one of several starting servers makes the tables."""

# Ids are compared byte by byte, as SQLite does; the order of a language would be slow, too.
_TABLES = (
    "CREATE TABLE atoll (version INTEGER NOT NULL)",
    """
    CREATE TABLE event (
        table_id TEXT COLLATE "C" NOT NULL,
        seq INTEGER NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER,
        payload TEXT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (table_id, seq)
    )
    """,
    # Find the first events since a time, and the tables, without reading the whole log.
    "CREATE INDEX event_first ON event (at) WHERE seq = 1",
    "CREATE INDEX event_table ON event (table_id) WHERE seq = 1",
    """
    CREATE TABLE player_seat (
        player TEXT COLLATE "C" NOT NULL,
        table_id TEXT COLLATE "C" NOT NULL,
        seat INTEGER NOT NULL,
        nonce TEXT NOT NULL,
        key TEXT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (player, table_id, seat)
    )
    """,
    "CREATE INDEX player_seat_table ON player_seat (table_id, seat, at)",
    """
    CREATE TABLE push_subscription (
        endpoint TEXT COLLATE "C" NOT NULL PRIMARY KEY,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        origin TEXT NOT NULL,
        at BIGINT NOT NULL
    )
    """,
    """
    CREATE TABLE push_seat (
        table_id TEXT COLLATE "C" NOT NULL,
        key TEXT COLLATE "C" NOT NULL,
        endpoint TEXT COLLATE "C" NOT NULL,
        PRIMARY KEY (table_id, key, endpoint)
    )
    """,
    "CREATE INDEX push_seat_endpoint ON push_seat (endpoint)",
    """
    CREATE TABLE webhook (
        table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
        url TEXT NOT NULL,
        format TEXT NOT NULL,
        seat INTEGER NOT NULL,
        locale TEXT NOT NULL,
        origin TEXT NOT NULL,
        at BIGINT NOT NULL
    )
    """,
    """
    CREATE TABLE lease (
        table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
        owner TEXT COLLATE "C" NOT NULL,
        epoch BIGINT NOT NULL
    )
    """,
    "CREATE INDEX lease_owner ON lease (owner)",
    """
    CREATE TABLE process (
        id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
        address TEXT NOT NULL,
        expires BIGINT NOT NULL
    )
    """,
    "CREATE TABLE push_key (id INTEGER PRIMARY KEY CHECK (id = 1), pem BYTEA NOT NULL)",
)

_FIND_TABLES = """
    SELECT relname FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')
        AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
"""


def prepare_schema(connection: psycopg.Connection, database: PostgresqlDatabase) -> None:
    """Create the tables in an empty database; refuse another program's, and a newer Atoll's."""
    with translated_errors(database), connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
        if check_schema(connection, database):
            return
        for statement in _TABLES:
            connection.execute(statement.encode())
        connection.execute("INSERT INTO atoll VALUES (%s)", (VERSION,))


def check_schema(connection: psycopg.Connection, database: PostgresqlDatabase) -> bool:
    """Return whether a database has the tables; raise `StoreError` if it has other ones."""
    _check_encoding(connection, database)
    tables = {name for (name,) in connection.execute(_FIND_TABLES)}
    if not tables:
        return False
    if not {"atoll", "event"} <= tables:
        raise StoreError(
            Failure.UNREADABLE,
            f"the database {database} belongs to another program; choose another",
        )
    _check_version(connection, database)
    return True


def _check_encoding(connection: psycopg.Connection, database: PostgresqlDatabase) -> None:
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise StoreError(
            Failure.UNSUPPORTED,
            f"the database {database} has the encoding {encoding}; create it with "
            "createdb --encoding UTF8 --template template0",
        )


def _check_version(connection: psycopg.Connection, database: PostgresqlDatabase) -> None:
    [(version,)] = connection.execute("SELECT max(version) FROM atoll").fetchall()
    if version > VERSION:
        raise StoreError(
            Failure.NEWER,
            f"the database {database} was written by a newer Atoll (version {version} of its "
            f"tables; this Atoll reads up to {VERSION}); update Atoll, or choose another database",
        )
