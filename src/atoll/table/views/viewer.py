"""Viewers of a table, and the perspective from which each sees it.

- The holder of one seat sees what that seat sees, and never what another does.
- People who share a page see what the seat to decide sees.  Where hands are hidden they have to
  say who is looking; until then the page shows what all may see.
- Spectators see what all may see, or what one seat sees that shares its view.  At a table where
  only bots play, every seat does.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from atoll.table.commands.refusal import Refusal
from atoll.table.events import ViewShared
from atoll.table.table import Table

__all__ = [
    "Viewer",
    "acting_seats",
    "perspective_in",
    "perspective_of",
    "share_view",
    "shared_seats",
]


class Viewer(NamedTuple):
    """A client that looks at a table: the seats it holds, and the perspective it asks for."""

    held_seats: frozenset[int] = frozenset()
    perspective: int | None = None

    @property
    def wants_shared_view(self) -> bool:
        """Whether the viewer asks for the perspective of a seat that is not theirs."""
        return self.perspective is not None and self.perspective not in self.held_seats


def share_view(
    table: Table, held_seats: Collection[int], seat: int, shared: bool
) -> list[ViewShared]:
    """Begin or cease to share the view of one's seat with spectators."""
    if seat not in held_seats:
        raise Refusal("refused-seat")
    return [ViewShared(seat, shared)] if table.chairs[seat].view_shared != shared else []


def shared_seats(table: Table) -> frozenset[int]:
    """Return the seats whose view spectators may see."""
    seats = frozenset(range(len(table.chairs)))
    if all(chair.kind == "bot" for chair in table.chairs):
        return seats
    return frozenset(seat for seat in seats if table.chairs[seat].view_shared)


def perspective_of(table: Table, viewer: Viewer) -> int | None:
    """Return the seat whose view a viewer sees; None for what all may see."""
    position = table.position
    return perspective_in(table, viewer, None if position is None else position.actor)


def perspective_in(table: Table, viewer: Viewer, actor: int | None) -> int | None:
    """Return the same in a position of this table in which this seat, if any, is to act."""
    held_seats = viewer.held_seats
    if len(held_seats) == 1:
        (own,) = held_seats
        return own
    if viewer.perspective in (held_seats or shared_seats(table)):
        return viewer.perspective
    if held_seats and table.game.hidden_hands:
        return None
    if actor in held_seats:
        return actor
    return min(held_seats, default=None)


def acting_seats(table: Table, viewer: Viewer, perspective: int | None) -> frozenset[int]:
    """Return the seats whose legal plies a viewer may see and play from this perspective."""
    if table.started is None or table.started.ended or table.started.position.chance:
        return frozenset()
    seats = table.people & viewer.held_seats
    return seats & {perspective} if table.game.hidden_hands else seats
