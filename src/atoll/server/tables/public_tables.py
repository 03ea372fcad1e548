"""The list of public tables, for the lobby."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from msgspec import Struct

from atoll.server.protocol.updates import LobbyListing, LobbyUpdate, RowRemoved, RowUpdate
from atoll.server.ws.updates import encode
from atoll.table.lobby_row import LobbyRow, lobby_row
from atoll.table.seats.presence import Presence
from atoll.table.table import Table

__all__ = ["LISTED_SECONDS", "MOST_LISTED", "LobbySubscriber", "PublicTables"]

LISTED_SECONDS = 24 * 60 * 60
"""How long an open table is listed after it was created; its link works longer."""

MOST_LISTED = 500
"""Rows sent to a page; the rest are counted."""


class LobbySubscriber(Protocol):
    """A connection that gets the list and its changes."""

    def send(self, message: bytes) -> None:
        """Queue a message; must not wait and must not raise."""


class PublicTables:
    """The public tables as rows, and the connections that get every change."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._rows: dict[str, LobbyRow] = {}
        self._subscribers: set[LobbySubscriber] = set()

    def update(self, table: Table, presence: Presence, created_at: float) -> None:
        """Add, change or remove the row of a table created at this time."""
        row = lobby_row(table, presence, created_at)
        if row is None or self._is_old(row):
            self.remove(table.id)
        elif row != self._rows.get(table.id):
            self._rows[table.id] = row
            self._broadcast(RowUpdate(row))

    def remove(self, table_id: str) -> None:
        """Remove the row of a table, if it has one."""
        if self._rows.pop(table_id, None) is not None:
            self._broadcast(RowRemoved(table_id))

    def listing(self) -> LobbyListing:
        """Return the open tables, then the running ones, each newest first."""
        self._remove_old()
        newest = sorted(self._rows.values(), key=_rank, reverse=True)
        return LobbyListing(newest[:MOST_LISTED], max(0, len(newest) - MOST_LISTED))

    @contextmanager
    def subscribe(self, subscriber: LobbySubscriber) -> Iterator[None]:
        """Send the list, and while the block runs every change of it."""
        listing = self.listing()
        subscriber.send(encode(LobbyUpdate(listing.tables, listing.more)))
        self._subscribers.add(subscriber)
        try:
            yield
        finally:
            self._subscribers.discard(subscriber)

    def _remove_old(self) -> None:
        for row in list(self._rows.values()):
            if self._is_old(row):
                self.remove(row.id)

    def _is_old(self, row: LobbyRow) -> bool:
        return row.status == "open" and row.created < self._now() - LISTED_SECONDS

    def _broadcast(self, message: Struct) -> None:
        encoded = encode(message)
        for subscriber in self._subscribers:
            subscriber.send(encoded)


def _rank(row: LobbyRow) -> tuple[bool, bool, int]:
    """Order open tables before running ones, then tables with players online, then newer ones."""
    online = any(seat.online for seat in row.seats)
    return row.status == "open", online, row.created
