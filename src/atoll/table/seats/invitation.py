"""Inviting a person with whom one has played to another table.

There are no accounts, so an invitation is left at a table where both have a seat.  Only the holder
of the invited seat learns of it, with the list of their tables.  The other players there learn
nothing, and no player learns which other seats the invited person holds.
"""

from collections.abc import Collection

from atoll.table.commands.checks import check_seat
from atoll.table.commands.refusal import Refusal
from atoll.table.events import Invited
from atoll.table.table import Table

__all__ = ["LIFETIME_MS", "PAUSE_MS", "invitations_to", "invite"]

LIFETIME_MS = 7 * 24 * 60 * 60 * 1000
PAUSE_MS = 60_000
"""Between two invitations of one person by another."""


def invite(table: Table, token: str, seat: int, table_id: str, now: int) -> list[Invited]:
    """Invite the person of a seat to another table, as the holder of a token at this one."""
    check_seat(table, seat)
    own = table.seats_of([token])
    if not own:
        raise Refusal("seat-token")
    if table.chairs[seat].key is None or seat in own:
        raise Refusal("invite-no-person")
    by = min(own)
    last = table.invitations.get((by, seat))
    if last is not None and last.table_id == table_id:
        return []
    if last is not None and now - last.at < PAUSE_MS:
        raise Refusal("invite-soon")
    return [Invited(seat, by, table_id, now)]


def invitations_to(table: Table, seats: Collection[int], now: int) -> list[Invited]:
    """Return the invitations to the people of these seats that are not too old."""
    return [
        invited
        for (_, seat), invited in table.invitations.items()
        if seat in seats and now - invited.at < LIFETIME_MS
    ]
