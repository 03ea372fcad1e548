"""What can go wrong with the log, said in plain words that name the file."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path


class Failure(Enum):
    """The kinds of trouble, so that others can tell them apart."""

    FULL = "full"
    LOCKED = "locked"
    READ_ONLY = "read-only"
    DISK = "disk"
    UNREADABLE = "unreadable"
    NEWER = "newer"
    UNSUPPORTED = "unsupported"
    CLOSED = "closed"


_ADVICE = {
    Failure.FULL: "there is no room left on its disk, or it is as large as it may become",
    Failure.LOCKED: "another program has locked it",
    Failure.READ_ONLY: "it may not be written",
    Failure.DISK: "its disk cannot be read or written",
    Failure.UNREADABLE: "it cannot be used",
}

_BY_CODE = {
    sqlite3.SQLITE_FULL: Failure.FULL,
    sqlite3.SQLITE_IOERR: Failure.DISK,
    sqlite3.SQLITE_BUSY: Failure.LOCKED,
    sqlite3.SQLITE_LOCKED: Failure.LOCKED,
    sqlite3.SQLITE_READONLY: Failure.READ_ONLY,
    sqlite3.SQLITE_PERM: Failure.READ_ONLY,
}


class StoreError(Exception):
    """The log cannot do what was asked; nothing that was in it is lost."""

    def __init__(self, trouble: Failure, message: str) -> None:
        super().__init__(message)
        self.trouble = trouble


class Conflict(Exception):  # noqa: N818 - a normal answer, not an error of anybody's
    """A sequence number of the append was already taken; nothing of it was written."""


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Whatever SQLite cannot do meanwhile is told of this file."""
    try:
        yield
    except sqlite3.Error as error:
        raise explain(path, error) from error


def explain(path: Path, error: sqlite3.Error) -> StoreError:
    """SQLite's error as one that a host understands."""
    # The low byte of an extended code is the general kind of error.
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    trouble = _BY_CODE.get(code, Failure.UNREADABLE)
    return StoreError(trouble, f"the database {path}: {_ADVICE[trouble]} ({error})")
