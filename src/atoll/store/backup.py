"""Copying the log, even while a server writes to it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from atoll.store.errors import Failure, StoreError, translated_errors
from atoll.store.log import LOCK_TIMEOUT
from atoll.store.schema import check, connect

__all__ = ["back_up"]


def back_up(source: Path, target: Path) -> None:
    """Write all that has been committed into one new file; raise `StoreError`.

    Writers need not stop meanwhile.  The file appears when it is complete.
    """
    if not source.exists():
        raise StoreError(Failure.UNREADABLE, f"there is no database {source}")
    if target.exists():
        raise StoreError(Failure.UNREADABLE, f"{target} is there already; choose another name")
    with translated_errors(source), closing(connect(source, LOCK_TIMEOUT)) as connection:
        check(connection, source)
        with translated_errors(target):
            _copy(connection, target)


def _copy(connection: sqlite3.Connection, target: Path) -> None:
    partial = target.with_name(f"{target.name}.partial")
    try:
        partial.unlink(missing_ok=True)
        connection.execute("VACUUM INTO ?", (str(partial),))
        partial.rename(target)
    except sqlite3.Error:
        partial.unlink(missing_ok=True)
        raise
    except OSError as error:
        raise StoreError(Failure.UNREADABLE, f"{target} cannot be written ({error})") from error
