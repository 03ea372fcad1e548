"""News of a table, in the words of the socket, as somebody who looks at it may hear them."""

from collections.abc import Iterator

import msgspec

from atoll.engine.words import Words
from atoll.table import sight, talk, time_up
from atoll.table.events import (
    Abandoned,
    Began,
    Event,
    EyesLent,
    GotUp,
    Played,
    Said,
    StoodIn,
    TakenBack,
    Undone,
)
from atoll.table.onlooker import Onlooker
from atoll.table.presence import Presence
from atoll.table.table import Table


def whole(table: Table, who: Onlooker, presence: Presence) -> Words:
    """Everything about the table."""
    setup, plies = sight.history(table, who)
    return {
        "type": "table",
        "seq": table.seq,
        "table": sight.describe(table, who, presence),
        "setup": setup,
        "plies": plies,
        "taken_back": sight.taken_back(table),
        "talk": talk.recent(table, who),
        "facts": table.facts,
        **sight.position_words(table, who),
    }


def seats(table: Table, who: Onlooker, presence: Presence) -> Words:
    """Who sits at the table and who is there."""
    return {
        "type": "seats",
        "seq": table.seq,
        "table": sight.describe(table, who, presence),
    }


def of_event(table: Table, event: Event, who: Onlooker, presence: Presence) -> Iterator[Words]:
    """What is told of an event; the table is as it is after it."""
    if isinstance(event, Played):
        words = sight.ply_words(table, event.ply, who)
        if table.clock is not None:
            words["clock"] = time_up.clock_words(table, presence)
        yield {"type": "ply", "seq": table.seq, **words}
        if words["outcome"]:
            yield seats(table, who, presence)
    elif _changes_what_is_seen(event, who):
        yield whole(table, who, presence)
    elif isinstance(event, Said):
        if talk.audible(table, event, who):
            yield {"type": "said", "seq": table.seq, "said": talk.words(event, table.seq)}
    else:
        yield seats(table, who, presence)


def _changes_what_is_seen(event: Event, who: Onlooker) -> bool:
    """Whether somebody's view or choices change otherwise than by a ply."""
    match event:
        case Began() | Undone() | Abandoned() | GotUp():
            return True
        case EyesLent(seat):
            return seat == who.through
        case StoodIn(seat) | TakenBack(seat):
            return seat in who.held
    return False


def encode(message: Words) -> bytes:
    """A message as it is sent."""
    return msgspec.json.encode(message)
