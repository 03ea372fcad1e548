"""Failures of the log, in plain words that name the database."""

from enum import Enum

__all__ = ["Conflict", "Failure", "LeaseLost", "StoreError"]


class Failure(Enum):
    """The kinds of failure."""

    FULL = "full"
    LOCKED = "locked"
    READ_ONLY = "read-only"
    DISK = "disk"
    UNREADABLE = "unreadable"
    UNREACHABLE = "unreachable"
    REFUSED = "refused"
    NEWER = "newer"
    UNSUPPORTED = "unsupported"
    CLOSED = "closed"
    REPLACED = "replaced"


class StoreError(Exception):
    """The log cannot do what was asked; nothing that was in it is lost."""

    def __init__(self, failure: Failure, message: str) -> None:
        super().__init__(message)
        self.failure = failure


class Conflict(Exception):  # noqa: N818 - a normal answer, not a fault
    """A sequence number of the append was already taken; nothing of it was written."""


class LeaseLost(Exception):  # noqa: N818 - a normal answer, not a fault
    """The table of the append's fence has another lease by now; nothing of it was written."""
