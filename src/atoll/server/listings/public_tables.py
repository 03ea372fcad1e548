"""The list of public tables, for the lobby."""

import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Protocol

from msgspec import Struct

from atoll.server.protocol.updates import (
    LobbyListing,
    LobbyMessage,
    LobbyUpdate,
    RowRemoved,
    RowUpdate,
)
from atoll.server.updates.table_updates import encode
from atoll.table.table import Table
from atoll.table.views.lobby_row import LobbyRow, lobby_row
from atoll.table.views.presence import Presence

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
        self._processes: dict[str, str] = {}
        """The other processes that sent the rows of tables which they serve."""
        self._subscribers: set[LobbySubscriber] = set()
        self._sharing: set[LobbySubscriber] = set()
        """The other processes, which get the rows of this one."""

    def update(self, table: Table, presence: Presence, created_at: float) -> None:
        """Add, change or remove the row of a table created at this time."""
        row = lobby_row(table, presence, created_at)
        if row is None or self._is_old(row):
            self.remove(table.id)
        elif row != self._rows.get(table.id) or table.id in self._processes:
            self._rows[table.id] = row
            self._processes.pop(table.id, None)
            self._broadcast(RowUpdate(row), [*self._subscribers, *self._sharing])

    def remove(self, table_id: str) -> None:
        """Remove the row of a table, if it has one."""
        self._processes.pop(table_id, None)
        if self._rows.pop(table_id, None) is not None:
            self._broadcast(RowRemoved(table_id), [*self._subscribers, *self._sharing])

    def merge(self, process: str, message: LobbyMessage) -> None:
        """Add, change or remove rows of tables that another process serves."""
        match message:
            case RowUpdate():
                self._merge_row(process, message.table)
            case RowRemoved():
                self._remove_merged(process, message.id)
            case LobbyUpdate():
                for row in message.tables:
                    self._merge_row(process, row)
                listed = {row.id for row in message.tables}
                known = [each for each, sender in self._processes.items() if sender == process]
                for table_id in set(known) - listed:
                    self._remove_merged(process, table_id)
            case _:
                pass  # a refusal: this process has sent nothing

    def _merge_row(self, process: str, row: LobbyRow) -> None:
        self._processes[row.id] = process
        if row != self._rows.get(row.id):
            self._rows[row.id] = row
            self._broadcast(RowUpdate(row), self._subscribers)

    def _remove_merged(self, process: str, table_id: str) -> None:
        if self._processes.get(table_id, process) != process:
            return
        self._processes.pop(table_id, None)
        if self._rows.pop(table_id, None) is not None:
            self._broadcast(RowRemoved(table_id), self._subscribers)

    def disown(self, table_id: str) -> None:
        """Send the other processes no row of a table that one of them serves now."""
        self._processes[table_id] = ""

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

    @contextmanager
    def share(self, subscriber: LobbySubscriber) -> Iterator[None]:
        """Send another process the rows of this one, and while the block runs every change."""
        own = [row for row in self._rows.values() if row.id not in self._processes]
        subscriber.send(encode(LobbyUpdate(own, 0)))
        self._sharing.add(subscriber)
        try:
            yield
        finally:
            self._sharing.discard(subscriber)

    def _remove_old(self) -> None:
        for row in list(self._rows.values()):
            if self._is_old(row):
                self.remove(row.id)

    def _is_old(self, row: LobbyRow) -> bool:
        return row.status == "open" and row.created < self._now() - LISTED_SECONDS

    def _broadcast(self, message: Struct, subscribers: Collection[LobbySubscriber]) -> None:
        encoded = encode(message)
        for subscriber in subscribers:
            subscriber.send(encoded)


def _rank(row: LobbyRow) -> tuple[bool, bool, int]:
    """Order open tables before running ones, then tables with players online, then newer ones."""
    online = any(seat.online for seat in row.seats)
    return row.status == "open", online, row.created
