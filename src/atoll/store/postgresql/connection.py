"""Connections to a database."""

from contextlib import suppress

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from atoll.store.errors import Failure, StoreError
from atoll.store.location import PostgresqlDatabase
from atoll.store.postgresql.errors import connection_error, translated_errors

__all__ = ["LOCK_TIMEOUT", "RECONNECT_SECONDS", "connect", "is_lost"]

LOCK_TIMEOUT = 5.0
"""Seconds to wait for another program that has locked a table."""

RECONNECT_SECONDS = 5.0
"""How long a lost connection is tried again before an error is reported."""

_DEFAULTS = {
    "application_name": "atoll",
    "connect_timeout": "5",
    # A server that vanished without a word is noticed after ten seconds.
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}

# A commit is a promise to players, so it waits for the disk whatever the database's default is.
_PREPARE = (
    "SELECT set_config('lock_timeout', %s, false), set_config('synchronous_commit', "
    "CASE current_setting('synchronous_commit') WHEN 'off' THEN 'on' "
    "ELSE current_setting('synchronous_commit') END, false)"
)


def connect(database: PostgresqlDatabase, lock_timeout: float = LOCK_TIMEOUT) -> psycopg.Connection:
    """Return a connection that commits each statement; raise `StoreError`."""
    try:
        given = conninfo_to_dict(database.url)
        parameters = make_conninfo(database.url, **{**_DEFAULTS, **given})
    except psycopg.Error as error:
        raise StoreError(
            Failure.UNSUPPORTED,
            f"the URL of the database {database} cannot be read ({str(error).strip()})",
        ) from error
    try:
        connection = psycopg.connect(parameters, autocommit=True)
    except psycopg.Error as error:
        raise connection_error(database, error) from error
    with translated_errors(database):
        connection.execute(_PREPARE, (f"{round(lock_timeout * 1000)}ms",))
    return connection


def is_lost(connection: psycopg.Connection) -> bool:
    """Return whether a connection is of no use any more, after closing it."""
    if connection.closed or connection.broken:
        with suppress(psycopg.Error):
            connection.close()
        return True
    return False
