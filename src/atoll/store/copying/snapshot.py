"""All of a log at one moment, in the same form for every database."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple, Protocol

from atoll.store.row import Row
from atoll.store.sql.database import Values

__all__ = ["EVENTS", "TABLES", "CopiedTable", "Snapshot", "tables_of"]


class CopiedTable(NamedTuple):
    """A table of the database that belongs to a copy; leases and processes do not."""

    name: str
    key: tuple[str, ...]
    others: tuple[str, ...]

    @property
    def columns(self) -> str:
        """The names of all columns, for a statement."""
        return ", ".join((*self.key, *self.others))

    @property
    def select(self) -> str:
        """The query for all rows, by key."""
        return f"SELECT {self.columns} FROM {self.name} ORDER BY {', '.join(self.key)}"


EVENTS = CopiedTable("event", ("table_id", "seq"), ("kind", "seat", "payload", "at"))
TABLES = (
    EVENTS,
    CopiedTable("player_seat", ("player", "table_id", "seat"), ("nonce", "key", "at")),
    CopiedTable("push_subscription", ("endpoint",), ("p256dh", "auth", "origin", "at")),
    CopiedTable("push_seat", ("table_id", "key", "endpoint"), ()),
    CopiedTable("webhook", ("table_id",), ("url", "format", "seat", "locale", "origin", "at")),
)


class Snapshot(Protocol):
    """A log as it was when the snapshot was opened; servers may go on writing to it."""

    def count(self, table: CopiedTable) -> int:
        """Return the number of rows."""

    def rows(self, table: CopiedTable) -> Iterator[Values]:
        """Yield all rows by key, reading some at a time."""


def tables_of(events: Iterable[Values]) -> Iterator[list[Row]]:
    """Yield the events of each game table; all of them are given by key."""
    for _, rows in groupby(events, key=lambda row: row[0]):
        yield [Row(*row) for row in rows]
