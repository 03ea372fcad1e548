"""The list of public tables, for the lobby."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from atoll.engine.json_values import Json
from atoll.server.ws.updates import encode
from atoll.table.seats.lobby_row import notice
from atoll.table.seats.presence import Presence
from atoll.table.table import Table

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
        self._rows: dict[str, Json] = {}
        self._subscribers: set[LobbySubscriber] = set()

    def update(self, table: Table, presence: Presence, created_at: float) -> None:
        """Add, change or remove the row of a table created at this time."""
        row = notice(table, presence)
        if row is None or self._is_old(row := {**row, "laid": int(created_at)}):
            self.remove(table.id)
        elif row != self._rows.get(table.id):
            self._rows[table.id] = row
            self._broadcast({"type": "notice", "table": row})

    def remove(self, table_id: str) -> None:
        """Remove the row of a table, if it has one."""
        if self._rows.pop(table_id, None) is not None:
            self._broadcast({"type": "gone", "id": table_id})

    def listing(self) -> Json:
        """Return the open tables, then the running ones, each newest first."""
        self._remove_old()
        newest = sorted(self._rows.values(), key=_rank, reverse=True)
        return {"tables": newest[:MOST_LISTED], "more": max(0, len(newest) - MOST_LISTED)}

    @contextmanager
    def subscribe(self, subscriber: LobbySubscriber) -> Iterator[None]:
        """Send the list, and while the block runs every change of it."""
        subscriber.send(encode({"type": "lobby", **self.listing()}))
        self._subscribers.add(subscriber)
        try:
            yield
        finally:
            self._subscribers.discard(subscriber)

    def _remove_old(self) -> None:
        for row in list(self._rows.values()):
            if self._is_old(row):
                self.remove(row["id"])

    def _is_old(self, row: Json) -> bool:
        old: bool = row["laid"] < self._now() - LISTED_SECONDS
        return old and row["status"] == "open"

    def _broadcast(self, message: Json) -> None:
        encoded = encode(message)
        for subscriber in self._subscribers:
            subscriber.send(encoded)


def _rank(row: Json) -> tuple[bool, bool, int]:
    """Order open tables before running ones, then tables with players online, then newer ones."""
    online = any(seat["online"] for seat in row["seats"])
    return row["status"] == "open", online, row["laid"]
