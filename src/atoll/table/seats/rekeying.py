"""New tokens for seats: a person binds their seat to a token that they derive themselves.

The holder of a seat's token may do so at any time, also after the game and where a bot stands in.
So may a person who lost the seat by a claim (see `atoll.table.consent.claim`), with the token that
held it until then: a player cannot take another's seat by claiming it and confirming that.
"""

from atoll.table.commands.refusal import Refusal
from atoll.table.events import Sat, SeatRekeyed
from atoll.table.seats.tokens import fits
from atoll.table.table import Table

__all__ = ["keys_so_far", "rekey", "seats_of_holder"]


def rekey(table: Table, token: str, key: str) -> list[SeatRekeyed]:
    """Bind the seats of a token to the token with this key; nothing changes if they are."""
    seats = seats_of_holder(table, token)
    return [SeatRekeyed(seat, key) for seat in sorted(seats) if table.chairs[seat].key != key]


def seats_of_holder(table: Table, token: str) -> frozenset[int]:
    """Return the seats that a token holds, or else held until a claim; refuse if there is none."""
    seats = table.seats_of([token]) or _displaced_seats(table, token)
    if not seats:
        raise Refusal("seat-token")
    return seats


def keys_so_far(table: Table, seat: int) -> frozenset[str]:
    """Return the keys of all tokens by which the person of a seat has held it."""
    keys: set[str | None] = {table.created.chairs[seat].key}
    for event in table.events:
        match event:
            case Sat(who, _, key) if who == seat:
                keys = {key}
            case SeatRekeyed(who, key) if who == seat:
                keys.add(key)
    return frozenset(key for key in keys if key is not None)


def _displaced_seats(table: Table, token: str) -> frozenset[int]:
    return frozenset(
        seat for seat, keys in table.displaced.items() if any(fits(token, key) for key in keys)
    )
