"""News of a table, in the words of the socket, as the holder of some seats may hear them."""

from collections.abc import Collection, Iterator
from typing import Any, TypeAlias

import msgspec

from atoll.table import sight
from atoll.table.events import Began, Event, Played
from atoll.table.table import Table

Seats: TypeAlias = frozenset[int]


def whole(table: Table, held: Seats, online: Collection[int]) -> dict[str, Any]:
    """Everything about the table."""
    setup, plies = sight.history(table, held)
    return {
        "type": "table",
        "seq": table.seq,
        "table": sight.describe(table, held, online),
        "setup": setup,
        "plies": plies,
        **sight.position_words(table, held),
    }


def seats(table: Table, held: Seats, online: Collection[int]) -> dict[str, Any]:
    """Who sits at the table and who is there."""
    return {
        "type": "seats",
        "seq": table.seq,
        "table": sight.describe(table, held, online),
    }


def of_event(
    table: Table, event: Event, held: Seats, online: Collection[int]
) -> Iterator[dict[str, Any]]:
    """What is told of an event; the table is as it is after it."""
    if isinstance(event, Began):
        yield whole(table, held, online)
    elif isinstance(event, Played):
        ply = sight.veiled(table, event.ply, sight.eyes(table, held))
        words = sight.position_words(table, held)
        yield {"type": "ply", "seq": table.seq, "ply": ply, **words}
        if words["outcome"]:
            yield seats(table, held, online)
    else:
        yield seats(table, held, online)


def encode(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()
