"""The event log in a PostgreSQL database."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from atoll.store.event_log import StoredKey
from atoll.store.location import PostgresqlDatabase
from atoll.store.postgresql.connection import LOCK_TIMEOUT
from atoll.store.postgresql.placeholders import with_placeholders
from atoll.store.postgresql.pool import ConnectionPool
from atoll.store.postgresql.schema import prepare_schema
from atoll.store.postgresql.writer import PostgresqlWriter
from atoll.store.row import Row
from atoll.store.sql.database import Cursor, Execute, Values
from atoll.store.sql.group_writer import Append
from atoll.store.sql.sql_log import COLUMNS, SqlLog

__all__ = ["PostgresqlLog"]

_AT_ONCE = 500
"""Tables that are listed by one query."""

_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_SELECT_TABLES = (
    "SELECT table_id FROM event WHERE seq = 1 AND table_id > ? ORDER BY table_id LIMIT ?"
)
_SELECT_LAST = f"""
    SELECT newest.* FROM ({_SELECT_TABLES}) AS listed CROSS JOIN LATERAL (
        SELECT {COLUMNS} FROM event WHERE event.table_id = listed.table_id
        ORDER BY seq DESC LIMIT 1
    ) AS newest ORDER BY newest.table_id
"""
_INSERT_KEY = "INSERT INTO push_key (id, pem) VALUES (1, %s) ON CONFLICT (id) DO NOTHING"


class PostgresqlLog(SqlLog):
    """The log of all tables in one database, which several processes may share."""

    def __init__(self, database: PostgresqlDatabase, *, lock_timeout: float = LOCK_TIMEOUT) -> None:
        """Open the log, and create its tables in an empty database; raise `StoreError`."""
        self.database = database
        self._group_writer = PostgresqlWriter(database, lock_timeout)
        try:
            prepare_schema(self._group_writer.connection, database)
        except BaseException:
            self._group_writer.connection.close()
            raise
        self._pool = ConnectionPool(database, lock_timeout)
        super().__init__(str(database))

    @property
    def now(self) -> str:
        return _NOW

    def _commit(self, group: Sequence[Append]) -> None:
        self._group_writer.commit(group)

    def select(self, query: str, arguments: Sequence[str | int]) -> list[Values]:
        sql = with_placeholders(query)
        return self._pool.run(lambda connection: connection.execute(sql, arguments).fetchall())

    @contextmanager
    def transaction(self) -> Iterator[Execute]:
        with self._pool.transaction() as connection:

            def execute(sql: str, arguments: Sequence[str | int]) -> Cursor:
                return connection.execute(with_placeholders(sql), arguments)

            yield execute

    def push_key(self, create: Callable[[], bytes]) -> StoredKey:
        with self._pool.transaction() as connection:
            found = connection.execute("SELECT pem FROM push_key").fetchone()
            if found is None:
                connection.execute(_INSERT_KEY, (create(),))
                [found] = connection.execute("SELECT pem FROM push_key").fetchall()
        return StoredKey(bytes(found[0]), f"the table push_key of the database {self.database}")

    def last_events(self) -> Iterator[Row]:
        last = ""
        while rows := self.select(_SELECT_LAST, (last, _AT_ONCE)):
            for row in rows:
                yield Row(*row)
            last = rows[-1][0]

    def table_ids(self) -> Iterator[str]:
        last = ""
        while rows := self.select(_SELECT_TABLES, (last, _AT_ONCE)):
            for (last,) in rows:
                yield last

    def close(self) -> None:
        if self._writer.close():
            self._group_writer.connection.close()
            self._pool.close()
