"""One line of the log."""

from typing import NamedTuple


class Event(NamedTuple):
    """Something that happened at a table; the log never looks into the payload."""

    table: str
    seq: int
    kind: str
    seat: int | None
    payload: str
    at: int
    """Milliseconds since 1970."""
