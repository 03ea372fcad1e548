"""The updates of a table, as each viewer may see them."""

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from atoll.server.protocol.updates import (
    SaidUpdate,
    SeatsUpdate,
    ServerMessage,
    TableUpdate,
)
from atoll.table.commands import talk
from atoll.table.events import (
    Abandoned,
    Began,
    Event,
    GotUp,
    Said,
    SeatResumed,
    StoodIn,
    Undone,
    ViewShared,
)
from atoll.table.table import Table
from atoll.table.views import table_view
from atoll.table.views.presence import Presence
from atoll.table.views.viewer import Viewer

__all__ = ["changes_view", "encode", "of_event", "seats", "whole"]

_ENCODER = msgspec.json.Encoder()


def whole(table: Table, viewer: Viewer, presence: Presence) -> TableUpdate:
    """Return everything about the table."""
    setup, plies = table_view.history(table, viewer)
    position = table_view.seen_position(table, viewer)
    return TableUpdate(
        seq=table.seq,
        table=table_view.describe(table, viewer, presence),
        setup=setup,
        plies=plies,
        undone=table_view.undone(table),
        talk=talk.recent(table, viewer),
        effects=table.effects,
        view=position.view,
        decides=position.decides,
        legal=position.legal,
        outcome=position.outcome,
        seat=position.seat,
    )


def seats(table: Table, viewer: Viewer, presence: Presence) -> SeatsUpdate:
    """Return the table's seats and who is online."""
    return SeatsUpdate(seq=table.seq, table=table_view.describe(table, viewer, presence))


def of_event(
    table: Table, event: Event, viewer: Viewer, presence: Presence
) -> Iterator[ServerMessage]:
    """Yield the updates after an event, other than a ply, that has been applied."""
    if changes_view(event, viewer):
        yield whole(table, viewer, presence)
    elif isinstance(event, Said):
        if talk.audible(table, event, viewer):
            yield SaidUpdate(seq=table.seq, said=talk.to_remark(event, table.seq))
    else:
        yield seats(table, viewer, presence)


def changes_view(event: Event, viewer: Viewer) -> bool:
    """Return whether a viewer's view or legal plies change otherwise than by a ply."""
    match event:
        case Began() | Undone() | Abandoned() | GotUp():
            return True
        case ViewShared(seat):
            return seat == viewer.perspective
        case StoodIn(seat) | SeatResumed(seat):
            return seat in viewer.held_seats
    return False


def encode(message: Struct) -> bytes:
    """Return a message as it is sent."""
    return _ENCODER.encode(message)
