"""Reading all of a file, and writing a new one."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

from atoll.store.copying.snapshot import TABLES, CopiedTable, Snapshot
from atoll.store.errors import Failure, StoreError
from atoll.store.sql.database import Values
from atoll.store.sqlite.connection import LOCK_TIMEOUT, connect, transaction
from atoll.store.sqlite.errors import translated_errors
from atoll.store.sqlite.partial_file import new_file
from atoll.store.sqlite.schema import check, open_database

__all__ = ["fill_file", "read_file"]


class _FileSnapshot:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        found = connection.execute("SELECT name FROM sqlite_schema")
        self._tables = {name for (name,) in found}
        """An earlier version of the log had fewer tables."""

    def count(self, table: CopiedTable) -> int:
        if table.name not in self._tables:
            return 0
        query = f"SELECT count(*) FROM {table.name}"
        return int(self._connection.execute(query).fetchone()[0])

    def rows(self, table: CopiedTable) -> Iterator[Values]:
        if table.name in self._tables:
            yield from self._connection.execute(table.select)


@contextmanager
def read_file(path: Path) -> Iterator[Snapshot]:
    """Open a file for reading alone; raise `StoreError` if it holds no log."""
    if not path.exists():
        raise StoreError(Failure.UNREADABLE, f"there is no database {path}")
    with translated_errors(path), closing(connect(path, LOCK_TIMEOUT)) as connection:
        check(connection, path)
        connection.text_factory = partial(str, encoding="utf-8", errors="replace")
        connection.execute("BEGIN")
        yield _FileSnapshot(connection)


def fill_file(path: Path, snapshot: Snapshot) -> None:
    """Write all of a snapshot to a new file, which appears when it is complete."""
    with (
        new_file(path) as partial_path,
        translated_errors(path),
        closing(open_database(partial_path, LOCK_TIMEOUT)) as connection,
        transaction(connection),
    ):
        for table in TABLES:
            places = ", ".join("?" * len((*table.key, *table.others)))
            connection.executemany(
                f"INSERT INTO {table.name} ({table.columns}) VALUES ({places})",
                snapshot.rows(table),
            )
