"""A copy of the log, taken while it is in use or not."""

import sqlite3
from contextlib import closing
from pathlib import Path

from atoll.store.errors import Failure, StoreError, explained
from atoll.store.log import PATIENCE
from atoll.store.schema import check, connect


def back_up(source: Path, target: Path) -> None:
    """Write all that has been committed into one new file; raises `StoreError`.

    Nobody has to stop writing meanwhile.  The file appears when it is complete.
    """
    if not source.exists():
        raise StoreError(Failure.UNREADABLE, f"there is no database {source}")
    if target.exists():
        raise StoreError(Failure.UNREADABLE, f"{target} is there already; choose another name")
    with explained(source), closing(connect(source, PATIENCE)) as connection:
        check(connection, source)
        with explained(target):
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
