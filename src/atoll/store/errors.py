"""What can go wrong with the log, said in plain words that name the file."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path


class Trouble(Enum):
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
    Trouble.FULL: "there is no room left on its disk, or it is as large as it may become",
    Trouble.LOCKED: "another program has locked it",
    Trouble.READ_ONLY: "it may not be written",
    Trouble.DISK: "its disk cannot be read or written",
    Trouble.UNREADABLE: "it cannot be used",
}

_BY_CODE = {
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_IOERR: Trouble.DISK,
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_PERM: Trouble.READ_ONLY,
}


class StoreError(Exception):
    """The log cannot do what was asked; nothing that was in it is lost."""

    def __init__(self, trouble: Trouble, message: str) -> None:
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
    trouble = _BY_CODE.get(code, Trouble.UNREADABLE)
    return StoreError(trouble, f"the database {path}: {_ADVICE[trouble]} ({error})")
