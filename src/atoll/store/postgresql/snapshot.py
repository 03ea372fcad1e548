"""Reading all of a database, and filling an empty one."""

from collections.abc import Iterator
from contextlib import closing, contextmanager

import psycopg

from atoll.store.copying.snapshot import EVENTS, TABLES, CopiedTable, Snapshot
from atoll.store.errors import Failure, StoreError
from atoll.store.location import PostgresqlDatabase
from atoll.store.postgresql.connection import connect
from atoll.store.postgresql.errors import translated_errors
from atoll.store.postgresql.schema import check_schema, prepare_schema
from atoll.store.sql.database import Values

__all__ = ["fill_database", "read_database"]

_AT_ONCE = 2000
"""Rows that are read together."""


class _DatabaseSnapshot:
    def __init__(self, connection: psycopg.Connection) -> None:
        self._connection = connection

    def count(self, table: CopiedTable) -> int:
        query = f"SELECT count(*) FROM {table.name}".encode()
        [(count,)] = self._connection.execute(query).fetchall()
        return int(count)

    def rows(self, table: CopiedTable) -> Iterator[Values]:
        with self._connection.cursor(f"copy_{table.name}") as cursor:
            cursor.itersize = _AT_ONCE
            yield from cursor.execute(table.select.encode())


@contextmanager
def read_database(database: PostgresqlDatabase) -> Iterator[Snapshot]:
    """Open a database for reading alone; raise `StoreError` if it holds no log."""
    with closing(connect(database)) as connection, translated_errors(database):
        connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        if not check_schema(connection, database):
            raise StoreError(Failure.UNREADABLE, f"the database {database} is empty")
        yield _DatabaseSnapshot(connection)


def fill_database(database: PostgresqlDatabase, snapshot: Snapshot) -> None:
    """Write all of a snapshot to an empty database, in one transaction."""
    with closing(connect(database)) as connection:
        prepare_schema(connection, database)
        with translated_errors(database), connection.transaction():
            connection.execute("LOCK TABLE event IN EXCLUSIVE MODE")
            if _DatabaseSnapshot(connection).count(EVENTS):
                raise StoreError(
                    Failure.UNREADABLE,
                    f"the database {database} has tables already; restore into an empty one",
                )
            for table in TABLES:
                statement = f"COPY {table.name} ({table.columns}) FROM STDIN".encode()
                with connection.cursor().copy(statement) as copy:
                    for row in snapshot.rows(table):
                        copy.write_row(row)
        with translated_errors(database):
            connection.execute("ANALYZE")
