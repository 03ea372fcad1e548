"""One row of the log."""

from typing import NamedTuple

__all__ = ["Row"]


class Row(NamedTuple):
    """An event of a table; the log never looks into the payload."""

    table_id: str
    seq: int
    kind: str
    seat: int | None
    payload: str
    at: int
    """Milliseconds since 1970."""
