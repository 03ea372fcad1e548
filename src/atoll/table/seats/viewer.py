"""Those who look at a table, and with whose eyes.

- Whoever holds one seat looks with that seat's eyes, and never with another's.
- People who share a page look with the eyes of the one who is to decide.  Where hands are
  hidden they have to say who looks just now; until then the page shows what all may see.
- Spectators see what all may see, or what one seat sees that lends them its eyes.  At a table
  where only bots play, every seat does.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from atoll.table.events import ViewShared
from atoll.table.refusal import Refusal
from atoll.table.table import Table


class Viewer(NamedTuple):
    """Somebody who looks at a table: the seats they hold, and whose eyes they ask for."""

    held: frozenset[int] = frozenset()
    through: int | None = None

    @property
    def borrows(self) -> bool:
        """Whether they ask for the eyes of a seat that is not theirs."""
        return self.through is not None and self.through not in self.held


def share_view(table: Table, held: Collection[int], seat: int, lent: bool) -> list[ViewShared]:
    """Let spectators look with the eyes of one's seat, or no longer."""
    if seat not in held:
        raise Refusal("refused-seat")
    return [ViewShared(seat, lent)] if table.chairs[seat].eyes != lent else []


def shared_seats(table: Table) -> frozenset[int]:
    """The seats with whose eyes spectators may look."""
    seats = frozenset(range(len(table.chairs)))
    if all(chair.kind == "bot" for chair in table.chairs):
        return seats
    return frozenset(seat for seat in seats if table.chairs[seat].eyes)


def eyes(table: Table, who: Viewer) -> int | None:
    """The seat with whose eyes somebody sees the table; None: what all may see."""
    if len(who.held) == 1:
        (own,) = who.held
        return own
    if who.through in (who.held or shared_seats(table)):
        return who.through
    if who.held and table.game.hidden_hands:
        return None
    if table.position is not None and table.position.actor in who.held:
        return table.position.actor
    return min(who.held, default=None)


def asked(table: Table, who: Viewer, seen_by: int | None) -> frozenset[int]:
    """The seats whose choices somebody who sees with these eyes may see and make now."""
    if table.ended or table.position is None or table.position.chance:
        return frozenset()
    seats = table.people & who.held
    return seats & {seen_by} if table.game.hidden_hands else seats
