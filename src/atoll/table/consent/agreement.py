"""Agreement: what needs the consent of everybody who plays.

Somebody proposes it, the others agree or decline.  Asked are the seats that people play
themselves: bots always agree, also where they stand in for a person, so whoever left the
table for good holds nobody up.  People who share a page answer together.  One proposal waits
at a time; declining ends it, whoever made it may withdraw it.  Who plays with bots only is
asked by nobody, so what they propose happens at once.
"""

from collections.abc import Collection, Iterable

from atoll.table.consent.proposal import Proposal
from atoll.table.events import Abandoned, Answered, Event, Proposed, Undone
from atoll.table.refusal import Refusal
from atoll.table.table import Table

ABANDON = "abandon"
"""What may be proposed: to play no further."""


def propose(
    table: Table, held: Collection[int], what: str, plies: int | None = None
) -> list[Event]:
    """Propose something for all who hold these seats; it happens at once if all have agreed."""
    check_playing(table)
    seats = _own(table, held)
    if table.proposal is not None:
        raise Refusal("proposal-waits")
    proposed = Proposed(what, seats, plies)
    return [proposed, *_settled(Proposal(what, seats, frozenset(seats), plies), table.people)]


def answer(table: Table, held: Collection[int], agrees: bool) -> list[Event]:
    """Consent to what is proposed, or decline; the last consent makes it happen."""
    seats = _own(table, held)
    if table.proposal is None:
        raise Refusal("proposal-none")
    answered = Answered(seats, agrees)
    if not agrees:
        return [answered]
    return [answered, *_settled(table.proposal.joined_by(seats), table.people)]


def waiting_for(table: Table) -> frozenset[int]:
    """The seats whose people have not answered what is proposed."""
    return table.people - table.proposal.agreed if table.proposal else frozenset()


def settled_without(table: Table, seat: int) -> list[Event]:
    """What happens when a bot stands in for a seat, whose consent may have been the last missing.

    It agrees to everything.
    """
    return _settled(table.proposal, table.people - {seat}) if table.proposal else []


def _settled(proposal: Proposal, people: Iterable[int]) -> list[Event]:
    """What happens now if these people play: what is proposed, or nothing yet."""
    if not proposal.agreed.issuperset(people):
        return []
    return [Abandoned()] if proposal.plies is None else [Undone(proposal.plies)]


def check_playing(table: Table) -> None:
    """Refuse what makes sense only while a game is under way."""
    if table.position is None:
        raise Refusal("refused-open")
    if table.ended:
        raise Refusal("refused-over")


def _own(table: Table, held: Collection[int]) -> tuple[int, ...]:
    """The seats of those who act here; whoever has none has no say."""
    own = table.people.intersection(held)
    if not own:
        raise Refusal("seat-token")
    return tuple(sorted(own))
