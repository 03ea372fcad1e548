"""Returning a seat to a person who has lost its token.

- Any client at the table may claim a person's seat.  It sends the key of a new token.
- A seat whose person is online can neither be claimed nor be returned.
- One of the other people who hold a seat confirms or declines.  The person of the seat may
  decline too, if they come back meanwhile.  Spectators have no say.
- One claim waits at a time, and not beside a proposal.  It lapses when a player proposes
  something, so that clients without a seat hold up nothing.
- A seat whose claim was declined can be claimed again when the game has gone on.
- The token that held the seat can take it back (see `atoll.table.seats.rekeying`).

Where no other person has a seat, there is no player who could confirm.  Then only a player key to
which the seat was bound earlier gets it, at once, after the absence at which a bot may stand in.
"""

from collections.abc import Collection

from atoll.table.commands.checks import check_seat
from atoll.table.commands.refusal import Refusal
from atoll.table.consent.proposal import Claim
from atoll.table.events import Answered, Event, SeatClaimed, SeatRekeyed
from atoll.table.table import Table
from atoll.table.views.presence import Presence, duration

__all__ = ["answer_claim", "claim_seat", "confirming_seats"]


def claim_seat(
    table: Table, seat: int, key: str, presence: Presence, bound_seats: Collection[int] = ()
) -> list[Event]:
    """Ask the players to return a seat; `bound_seats` were bound to the client's player key."""
    check_seat(table, seat)
    if seat not in _seats_of_people(table):
        raise Refusal("claim-no-person")
    if table.chairs[seat].key == key:
        return []
    _check_offline(seat, presence)
    if not confirming_seats(table, seat).difference(bound_seats):
        return _return_to_owner(seat, key, presence, bound_seats)
    if table.claim == Claim(seat, key):
        return []
    if table.proposal is not None or table.claim is not None:
        raise Refusal("proposal-waits")
    if seat in table.declined_claims:
        raise Refusal("claim-declined")
    return [SeatClaimed(seat, key)]


def answer_claim(
    table: Table, held_seats: Collection[int], seat: int, agrees: bool, presence: Presence
) -> list[Event]:
    """Return the seat to the person who claims it, or decline that."""
    claim = table.claim
    if claim is None or claim.seat != seat:
        raise Refusal("proposal-none")
    seats = _seats_of_people(table).intersection(held_seats)
    if agrees:
        seats -= {seat}
    if not seats:
        raise Refusal("seat-token")
    answered = Answered(tuple(sorted(seats)), agrees)
    if not agrees:
        return [answered]
    _check_offline(seat, presence)
    return [answered, SeatRekeyed(seat, claim.key)]


def confirming_seats(table: Table, claimed: int) -> frozenset[int]:
    """Return the seats whose people may confirm a claim."""
    return _seats_of_people(table) - {claimed}


def _return_to_owner(
    seat: int, key: str, presence: Presence, bound_seats: Collection[int]
) -> list[Event]:
    if seat not in bound_seats:
        raise Refusal("claim-alone")
    if seconds := presence.seconds_to_stand_in(seat):
        raise Refusal("claim-soon", time=duration(seconds))
    return [SeatRekeyed(seat, key)]


def _seats_of_people(table: Table) -> frozenset[int]:
    """Return the seats of people, those included where a bot stands in."""
    return table.people | table.stood_in


def _check_offline(seat: int, presence: Presence) -> None:
    if seat in presence.online:
        raise Refusal("claim-online")
