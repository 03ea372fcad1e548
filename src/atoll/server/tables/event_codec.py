"""A table's events as lines of the log, and back."""

import time
from collections.abc import Iterable, Sequence

import msgspec

from atoll.store.row import Row as Line
from atoll.table.events import Event


def lines(table: str, after: int, events: Iterable[Event]) -> list[Line]:
    """The events as the lines that follow line `after` of this table."""
    now = time.time_ns() // 1_000_000
    written = []
    for seq, event in enumerate(events, after + 1):
        words = msgspec.to_builtins(event)
        kind, seat = words.pop("kind"), words.pop("seat", None)
        payload = msgspec.json.encode(words).decode()
        written.append(Line(table, seq, kind, seat, payload, now))
    return written


def events(written: Sequence[Line]) -> list[Event]:
    """What these lines tell."""
    return [_event(line) for line in written]


def _event(line: Line) -> Event:
    words = {"kind": line.kind, **msgspec.json.decode(line.payload)}
    if line.seat is not None:
        words["seat"] = line.seat
    event: Event = msgspec.convert(words, Event)
    return event
