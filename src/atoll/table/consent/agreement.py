"""What needs the consent of all who play: one player proposes, the others agree or decline.

- Only the seats that people play themselves are asked.  Bots always agree, also where they
  stand in for a person, so a person who has left for good holds up nothing.
- People who share a page answer together.
- One proposal waits at a time.  Declining ends it; its proposer may withdraw it.
- A person who plays with bots only needs no consent: what they propose happens at once.
"""

from collections.abc import Collection, Iterable

from atoll.table.commands.checks import require_playing
from atoll.table.commands.refusal import Refusal
from atoll.table.consent.proposal import Proposal
from atoll.table.events import Abandoned, Answered, Event, Proposed, Undone
from atoll.table.table import Table

__all__ = ["ABANDON", "agree_for_bot", "answer", "propose", "waiting_for"]

ABANDON = "abandon"
"""The proposal to end the game without an outcome."""


def propose(
    table: Table, held_seats: Collection[int], what: str, plies: int | None = None
) -> list[Event]:
    """Propose something for the holder of these seats; it happens at once if all have agreed."""
    require_playing(table)
    seats = _playing_seats(table, held_seats)
    if table.proposal is not None:
        raise Refusal("proposal-waits")
    proposal = Proposal(what, seats, frozenset(seats), plies)
    return [Proposed(what, seats, plies), *_carry_out(proposal, table.people)]


def answer(table: Table, held_seats: Collection[int], agrees: bool) -> list[Event]:
    """Agree to the proposal or decline it; the last consent carries it out."""
    seats = _playing_seats(table, held_seats)
    if table.proposal is None:
        raise Refusal("proposal-none")
    answered = Answered(seats, agrees)
    if not agrees:
        return [answered]
    return [answered, *_carry_out(table.proposal.joined_by(seats), table.people)]


def waiting_for(table: Table) -> frozenset[int]:
    """Return the seats whose people have not answered the proposal."""
    return table.people - table.proposal.agreed if table.proposal else frozenset()


def agree_for_bot(table: Table, seat: int) -> list[Event]:
    """Carry out the proposal if only this seat's consent is missing and a bot takes the seat."""
    return _carry_out(table.proposal, table.people - {seat}) if table.proposal else []


def _carry_out(proposal: Proposal, people: Iterable[int]) -> list[Event]:
    """Return the proposed event if all these people have agreed, otherwise nothing."""
    if not proposal.agreed.issuperset(people):
        return []
    return [Abandoned()] if proposal.plies is None else [Undone(proposal.plies)]


def _playing_seats(table: Table, held_seats: Collection[int]) -> tuple[int, ...]:
    """Return those of the seats that people play themselves; refuse if there is none."""
    seats = table.people.intersection(held_seats)
    if not seats:
        raise Refusal("seat-token")
    return tuple(sorted(seats))
