"""What may be seen of a table: only what is said here ever leaves the server."""

import msgspec

from atoll import bots
from atoll.engine.json_values import Json, Ply
from atoll.table.consent.agreement import waiting_for
from atoll.table.events import Origin
from atoll.table.fairness.chance import commitment
from atoll.table.history.moments import decider, story
from atoll.table.seats.presence import Presence
from atoll.table.seats.viewer import Viewer, acting_seats, perspective_of, shared_seats
from atoll.table.table import Table
from atoll.table.time.timeouts import clock_json


def describe(table: Table, who: Viewer, presence: Presence) -> Json:
    """The table and who sits there, for somebody who looks at it."""
    created = table.created
    return {
        "id": table.id,
        "game": created.game,
        "players": created.players,
        "options": created.options,
        "chosen": created.chosen,
        "public": created.public,
        "hidden": table.game.hidden_hands,
        "status": table.status,
        "seats": [_seat(table, seat, presence) for seat in range(len(table.chairs))],
        "yours": sorted(who.held_seats),
        "lenders": sorted(shared_seats(table)),
        "watching": presence.watching,
        "proposal": _proposal(table),
        "declined": table.decline and table.decline._asdict(),
        "hints": created.hints and bots.has_adviser(created.game),
        "review": bots.has_adviser(created.game),
        "clock": clock_json(table, presence),
        "next": table.next,
        **_fairness(table),
        "origin": created.origin and _origin(created.origin),
    }


def _origin(origin: Origin) -> Json:
    """The log leaves out a moment of 0; who looks is told it all the same."""
    words: Json = msgspec.to_builtins(origin)
    return {"moment": origin.moment, **words}


def _fairness(table: Table) -> Json:
    """A game that did not begin here has no proof."""
    created = table.created
    if created.origin is not None:
        return {"commitment": None, "seed": None}
    seed = created.seed if table.ended else None
    return {"commitment": commitment(created.seed), "seed": seed}


def _seat(table: Table, seat: int, presence: Presence) -> Json:
    chair = table.chairs[seat]
    left = seat in table.people and seat not in presence.online
    return {
        "kind": chair.kind,
        "name": chair.name,
        "bot": chair.bot,
        "online": seat in presence.online or chair.kind == "bot",
        "grace": presence.seconds_to_stand_in(seat) if left else None,
    }


def _proposal(table: Table) -> Json | None:
    proposal = table.proposal
    if proposal is None:
        return None
    waiting = sorted(waiting_for(table))
    return {
        "what": proposal.what,
        "by": list(proposal.by),
        "plies": proposal.plies,
        "waiting": waiting,
    }


def position_json(table: Table, who: Viewer) -> Json:
    """The position, the plies somebody may choose from, and the outcome."""
    position, seat = table.position, perspective_of(table, who)
    if position is None:
        return {"view": None, "decides": None, "legal": [], "outcome": None, "seat": seat}
    outcome = position.outcome
    return {
        "view": position.snapshot.encode_view(seat),
        "decides": decider(position),
        "legal": position.snapshot.legal_of(acting_seats(table, who, seat)),
        "outcome": outcome.to_json() if outcome else None,
        "seat": seat,
    }


def ply_json(table: Table, ply: Ply, who: Viewer) -> Json:
    """The newest ply as somebody learns of it, and the position after it."""
    words = position_json(table, who)
    told = table.game.secrets.veil_ply(ply, words["seat"])
    return {"ply": told, "facts": table.effects[-1], **words}


def history(table: Table, who: Viewer) -> tuple[Json | None, list[Ply]]:
    """The set-up and all plies so far."""
    return story(table, perspective_of(table, who))


def taken_back(table: Table) -> list[dict[str, int]]:
    """What was taken back, as far as the game still goes there."""
    return [take_back._asdict() for take_back in table.undone]
