"""SQLite's errors, in plain words that name the file."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from atoll.store.errors import Failure, StoreError

__all__ = ["error_of", "translate", "translated_errors"]

_REASONS = {
    Failure.FULL: "there is no room left on its disk, or it is as large as it may become",
    Failure.LOCKED: "another program has locked it",
    Failure.READ_ONLY: "it may not be written",
    Failure.DISK: "its disk cannot be read or written",
    Failure.UNREADABLE: "it cannot be used",
    Failure.REPLACED: "its file, or the one ending in -wal beside it, was removed or replaced "
    "while the server runs: stop the server, and restore a backup",
}

_BY_CODE = {
    sqlite3.SQLITE_FULL: Failure.FULL,
    sqlite3.SQLITE_IOERR: Failure.DISK,
    sqlite3.SQLITE_BUSY: Failure.LOCKED,
    sqlite3.SQLITE_LOCKED: Failure.LOCKED,
    sqlite3.SQLITE_READONLY: Failure.READ_ONLY,
    sqlite3.SQLITE_PERM: Failure.READ_ONLY,
}


@contextmanager
def translated_errors(path: Path) -> Iterator[None]:
    """Raise SQLite's errors as `StoreError`s about this file."""
    try:
        yield
    except sqlite3.Error as error:
        raise translate(path, error) from error


def error_of(path: Path, failure: Failure) -> StoreError:
    """Return a failure that SQLite has not noticed."""
    return StoreError(failure, f"the database {path}: {_REASONS[failure]}")


def translate(path: Path, error: sqlite3.Error) -> StoreError:
    """Return SQLite's error as one that a host understands."""
    # The low byte of an extended code is the general kind of error.
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    failure = _BY_CODE.get(code, Failure.UNREADABLE)
    return StoreError(failure, f"the database {path}: {_REASONS[failure]} ({error})")
