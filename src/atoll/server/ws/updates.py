"""News of a table, in the words of the socket, as somebody who looks at it may hear them."""

from collections.abc import Iterator

import msgspec

from atoll.engine.json_values import Json
from atoll.table import table_view, talk
from atoll.table.events import (
    Abandoned,
    Began,
    Event,
    GotUp,
    Played,
    Said,
    SeatResumed,
    StoodIn,
    Undone,
    ViewShared,
)
from atoll.table.seats.presence import Presence
from atoll.table.seats.viewer import Viewer
from atoll.table.table import Table
from atoll.table.time import timeouts


def whole(table: Table, who: Viewer, presence: Presence) -> Json:
    """Everything about the table."""
    setup, plies = table_view.history(table, who)
    return {
        "type": "table",
        "seq": table.seq,
        "table": table_view.describe(table, who, presence),
        "setup": setup,
        "plies": plies,
        "taken_back": table_view.taken_back(table),
        "talk": talk.recent(table, who),
        "facts": table.effects,
        **table_view.position_json(table, who),
    }


def seats(table: Table, who: Viewer, presence: Presence) -> Json:
    """Who sits at the table and who is there."""
    return {
        "type": "seats",
        "seq": table.seq,
        "table": table_view.describe(table, who, presence),
    }


def of_event(table: Table, event: Event, who: Viewer, presence: Presence) -> Iterator[Json]:
    """What is told of an event; the table is as it is after it."""
    if isinstance(event, Played):
        words = table_view.ply_json(table, event.ply, who)
        if table.clock is not None:
            words["clock"] = timeouts.clock_json(table, presence)
        yield {"type": "ply", "seq": table.seq, **words}
        if words["outcome"]:
            yield seats(table, who, presence)
    elif _changes_what_is_seen(event, who):
        yield whole(table, who, presence)
    elif isinstance(event, Said):
        if talk.audible(table, event, who):
            yield {"type": "said", "seq": table.seq, "said": talk.to_json(event, table.seq)}
    else:
        yield seats(table, who, presence)


def _changes_what_is_seen(event: Event, who: Viewer) -> bool:
    """Whether somebody's view or choices change otherwise than by a ply."""
    match event:
        case Began() | Undone() | Abandoned() | GotUp():
            return True
        case ViewShared(seat):
            return seat == who.perspective
        case StoodIn(seat) | SeatResumed(seat):
            return seat in who.held_seats
    return False


def encode(message: Json) -> bytes:
    """A message as it is sent."""
    return msgspec.json.encode(message)
