"""What may be seen of a table: only what is said here ever leaves the server."""

import msgspec

from atoll import bots
from atoll.engine.words import Ply, Words
from atoll.table.agreement import waiting_for
from atoll.table.events import Origin
from atoll.table.fairness import commitment
from atoll.table.moments import decider, story
from atoll.table.onlooker import Onlooker, asked, eyes, lenders
from atoll.table.presence import Presence
from atoll.table.table import Table
from atoll.table.time_up import clock_words


def describe(table: Table, who: Onlooker, presence: Presence) -> Words:
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
        "yours": sorted(who.held),
        "lenders": sorted(lenders(table)),
        "watching": presence.watching,
        "proposal": _proposal(table),
        "declined": table.decline and table.decline._asdict(),
        "hints": created.hints and bots.has_adviser(created.game),
        "review": bots.has_adviser(created.game),
        "clock": clock_words(table, presence),
        "next": table.next,
        **_fairness(table),
        "origin": created.origin and _origin(created.origin),
    }


def _origin(origin: Origin) -> Words:
    """The log leaves out a moment of 0; who looks is told it all the same."""
    words: Words = msgspec.to_builtins(origin)
    return {"moment": origin.moment, **words}


def _fairness(table: Table) -> Words:
    """A game that did not begin here has no proof."""
    created = table.created
    if created.origin is not None:
        return {"commitment": None, "seed": None}
    seed = created.seed if table.ended else None
    return {"commitment": commitment(created.seed), "seed": seed}


def _seat(table: Table, seat: int, presence: Presence) -> Words:
    chair = table.chairs[seat]
    left = seat in table.people and seat not in presence.online
    return {
        "kind": chair.kind,
        "name": chair.name,
        "bot": chair.bot,
        "online": seat in presence.online or chair.kind == "bot",
        "grace": presence.grace(seat) if left else None,
    }


def _proposal(table: Table) -> Words | None:
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


def position_words(table: Table, who: Onlooker) -> Words:
    """The position, the plies somebody may choose from, and the outcome."""
    position, seat = table.position, eyes(table, who)
    if position is None:
        return {"view": None, "decides": None, "legal": [], "outcome": None, "seat": seat}
    outcome = position.outcome
    return {
        "view": position.snapshot.view_as_json(seat),
        "decides": decider(position),
        "legal": position.snapshot.legal_of(asked(table, who, seat)),
        "outcome": outcome.to_words() if outcome else None,
        "seat": seat,
    }


def ply_words(table: Table, ply: Ply, who: Onlooker) -> Words:
    """The newest ply as somebody learns of it, and the position after it."""
    words = position_words(table, who)
    told = table.game.secrets.veil_ply(ply, words["seat"])
    return {"ply": told, "facts": table.facts[-1], **words}


def history(table: Table, who: Onlooker) -> tuple[Words | None, list[Ply]]:
    """The set-up and all plies so far."""
    return story(table, eyes(table, who))


def taken_back(table: Table) -> list[dict[str, int]]:
    """What was taken back, as far as the game still goes there."""
    return [take_back._asdict() for take_back in table.undone]
