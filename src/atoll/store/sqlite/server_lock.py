"""A lock by which a second server on the same database notices the first."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Self

from atoll.store.errors import Failure, StoreError
from atoll.store.sqlite.errors import translate

__all__ = ["SUFFIX", "ServerLock"]

SUFFIX = "-server"
"""Of the file beside the database that is locked while a server runs."""


class ServerLock:
    """Holds the lock of a database.

    It is SQLite's lock on an empty file, because every system releases that when a process ends.
    """

    def __init__(self, database: Path) -> None:
        """Take the lock; raise `StoreError` if another server holds it."""
        path = database.with_name(database.name + SUFFIX)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._connection = sqlite3.connect(path, timeout=0, isolation_level=None)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(
                Failure.UNREADABLE, f"the file {path} cannot be made ({error})"
            ) from error
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._connection.close()
            if translate(path, error).failure is not Failure.LOCKED:
                raise translate(path, error) from error
            raise StoreError(
                Failure.LOCKED,
                f"another server uses the database {database}; stop it, or choose another "
                "database with --database",
            ) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with closing(self._connection):
            self._connection.execute("ROLLBACK")
