"""When things happened at a table: what its events do not say, but their rows in the log."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from atoll.engine.game import Game
from atoll.server.tables import event_codec
from atoll.store.row import Row
from atoll.table.events import (
    Answered,
    Began,
    Event,
    Played,
    Proposed,
    Said,
    Sat,
    SeatRekeyed,
    SeatResumed,
    Undone,
)
from atoll.table.table import Table

__all__ = ["Activity", "now_ms", "replay"]


def now_ms() -> int:
    """Return the milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Activity:
    """Times at one table, in milliseconds since 1970."""

    def __init__(self, created_at: int) -> None:
        self.newest = created_at
        """Of the newest event."""
        self.decision_began = created_at
        """Of the newest event that led to the current decision."""
        self.ended: int | None = None
        """Of the event that ended the game."""
        self._created_at = created_at
        self._acted: dict[int, int] = {}

    def note(self, table: Table, event: Event, at: int) -> None:
        """Note an event that has been applied."""
        self.newest = at
        if isinstance(event, Began | Played | Undone):
            self.decision_began = at
        if table.ended and self.ended is None:
            self.ended = at
        for seat in _people_who_acted(table, event):
            self._acted[seat] = at

    def last_act(self, seat: int) -> int:
        """Return when the person of a seat last did something that is in the log."""
        return self._acted.get(seat, self._created_at)


def _people_who_acted(table: Table, event: Event) -> Sequence[int]:
    """Return the seats whose people have caused an event themselves."""
    match event:
        case Played(ply, _, late):
            return [ply["by"]] if ply["by"] in table.people and not late else []
        case Proposed(_, seats) | Answered(seats):
            return seats
        case Sat(seat) | SeatResumed(seat) | SeatRekeyed(seat):
            return [seat]
        case Said(seat=seat) if seat is not None:
            return [seat]
    return []


def replay(
    table_id: str, rows: Sequence[Row], find_game: Callable[[str], Game]
) -> tuple[Table, Activity]:
    """Return the table that these rows describe, and when what happened there."""
    events = event_codec.from_rows(rows)
    table, activity = Table.of(table_id, events[:1], find_game), Activity(rows[0].at)
    for event, row in zip(events[1:], rows[1:], strict=True):
        table.apply(event)
        activity.note(table, event, row.at)
    return table, activity
