"""Conversion between a table's events and rows of the log."""

import time
from collections.abc import Iterable, Sequence

import msgspec

from atoll.store.row import Row
from atoll.table.events import Event

__all__ = ["from_rows", "to_rows"]


def to_rows(table_id: str, after: int, events: Iterable[Event]) -> list[Row]:
    """Return the events as the rows that follow row `after` of the table."""
    now = time.time_ns() // 1_000_000
    rows = []
    for seq, event in enumerate(events, after + 1):
        fields = msgspec.to_builtins(event)
        kind, seat = fields.pop("kind"), fields.pop("seat", None)
        payload = msgspec.json.encode(fields).decode()
        rows.append(Row(table_id, seq, kind, seat, payload, now))
    return rows


def from_rows(rows: Sequence[Row]) -> list[Event]:
    """Return the events of these rows."""
    return [_from_row(row) for row in rows]


def _from_row(row: Row) -> Event:
    fields = {"kind": row.kind, **msgspec.json.decode(row.payload)}
    if row.seat is not None:
        fields["seat"] = row.seat
    event: Event = msgspec.convert(fields, Event)
    return event
