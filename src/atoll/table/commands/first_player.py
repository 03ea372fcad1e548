"""Who begins, where the players of a table are to say so once all seats are taken.

The first of them to answer decides: a person's seat, or by lot if no player wants to say.
"""

from collections.abc import Collection

from atoll.table.commands.refusal import Refusal
from atoll.table.events import FirstNamed
from atoll.table.table import Table

__all__ = ["name_first"]


def name_first(table: Table, held_seats: Collection[int], seat: int | None) -> list[FirstNamed]:
    """Say which seat begins; None: by lot."""
    if not held_seats:
        raise Refusal("refused-seat")
    if not table.asks_first or table.started is not None:
        raise Refusal("first-settled")
    if not table.full:
        raise Refusal("first-early")
    if seat is not None and seat not in table.people:
        raise Refusal("first-person")
    return [FirstNamed(seat)]
