"""A table as a viewer may see it."""

from atoll import bots
from atoll.engine.json_values import Json, Ply
from atoll.table.consent.agreement import waiting_for
from atoll.table.consent.claim import confirming_seats
from atoll.table.consent.proposal import CLAIM
from atoll.table.events import Challenge, Origin
from atoll.table.fairness.chance import commitment
from atoll.table.history.moments import actor_or_none, outcome_of, story
from atoll.table.table import Table
from atoll.table.time.timeouts import clock_info
from atoll.table.views.lobby_row import arranged_parts
from atoll.table.views.messages import (
    ChallengeInfo,
    DeclinedProposal,
    OriginInfo,
    ProposalInfo,
    SeatInfo,
    SeenPosition,
    TableInfo,
    UndoneDecision,
)
from atoll.table.views.presence import Presence
from atoll.table.views.viewer import Viewer, acting_seats, perspective_of, shared_seats

__all__ = ["describe", "history", "proposal_info", "seen_ply", "seen_position", "undone"]


def describe(table: Table, viewer: Viewer, presence: Presence) -> TableInfo:
    """Return the table and its seats as a viewer sees them."""
    created = table.created
    began_here = created.origin is None
    return TableInfo(
        id=table.id,
        game=created.game,
        players=created.players,
        options=created.options,
        chosen=table.chosen,
        public=created.public,
        hidden=table.game.hidden_hands,
        status=table.status,
        seats=[_seat(table, seat, presence) for seat in range(len(table.chairs))],
        yours=sorted(viewer.held_seats),
        shared_seats=sorted(shared_seats(table)),
        watching=presence.watching,
        proposal=proposal_info(table),
        declined=DeclinedProposal(*table.decline) if table.decline else None,
        hints=created.hints and bots.has_adviser(created.game),
        review=bots.has_adviser(created.game),
        clock=clock_info(table, presence),
        next=table.next,
        commitment=commitment(created.seed) if began_here else None,
        seed=created.seed if began_here and table.ended else None,
        origin=_origin(created.origin) if created.origin else None,
        challenge=_challenge(table),
        challenges=len(table.challenges),
        asks_first=table.asks_first and table.started is None,
        arranged=arranged_parts(table),
    )


def _challenge(table: Table) -> ChallengeInfo | None:
    challenge = table.created.challenge
    if not isinstance(challenge, Challenge):
        return None
    source = challenge.table_id if table.ended else None
    return ChallengeInfo(challenge.by, list(challenge.seats), source)


def _origin(origin: Origin) -> OriginInfo:
    return OriginInfo(moment=origin.moment, table=origin.table_id, seat=origin.seat)


def _seat(table: Table, seat: int, presence: Presence) -> SeatInfo:
    chair = table.chairs[seat]
    away = seat in table.people and seat not in presence.online
    return SeatInfo(
        kind=chair.kind,
        name=chair.name,
        bot=chair.bot,
        online=seat in presence.online or chair.kind == "bot",
        grace=presence.seconds_to_stand_in(seat) if away else None,
        emblem=chair.emblem,
    )


def proposal_info(table: Table) -> ProposalInfo | None:
    """Return what waits for consent."""
    proposal, claim = table.proposal, table.claim
    if claim is not None:
        waiting = sorted(confirming_seats(table, claim.seat))
        return ProposalInfo(CLAIM, by=[], plies=None, waiting=waiting, seat=claim.seat)
    if proposal is None:
        return None
    waiting = sorted(waiting_for(table))
    return ProposalInfo(proposal.what, list(proposal.by), proposal.plies, waiting)


def seen_position(table: Table, viewer: Viewer) -> SeenPosition:
    """Return the position, the plies that the viewer may play, and the outcome."""
    position, seat = table.position, perspective_of(table, viewer)
    if position is None:
        return SeenPosition(view=None, decides=None, legal=[], outcome=None, seat=seat)
    return SeenPosition(
        view=position.snapshot.encode_view(seat),
        decides=actor_or_none(position),
        legal=position.snapshot.legal_of(acting_seats(table, viewer, seat)),
        outcome=outcome_of(position),
        seat=seat,
    )


def seen_ply(table: Table, ply: Ply, seat: int | None) -> Ply:
    """Return a ply as a seat may see it."""
    return table.game.secrets.veil_ply(ply, seat)


def history(table: Table, viewer: Viewer) -> tuple[Json | None, list[Ply]]:
    """Return the set-up and all plies so far."""
    return story(table, perspective_of(table, viewer))


def undone(table: Table) -> list[UndoneDecision]:
    """Return what was taken back, except before a point that was itself taken back."""
    return [UndoneDecision(*record) for record in table.undone]
