"""Taking back one's last decision.

An undo is free as long as nothing lies between that a player could regret: another player's
decision, a ply of chance that a player saw, or hidden information that came to light.  Beyond
that all other people at the table must agree.  Bots always agree, so with no other person at
the table an undo is always free.  People who share a page count as one.

A proposed undo lapses as soon as a ply is played; until then the bots wait.
A game that is over stays over, because its seed has been shown.
"""

from collections.abc import Collection
from typing import NamedTuple

from atoll.engine.position import Position
from atoll.table.commands.checks import require_playing
from atoll.table.commands.refusal import Refusal
from atoll.table.consent import agreement
from atoll.table.consent.proposal import UNDO
from atoll.table.events import Event, Played, Undone
from atoll.table.table import Table

__all__ = ["Obstacle", "propose", "undo"]


class Obstacle(NamedTuple):
    """Why an undo is not free: the refusal's message, and the index of the ply that is why."""

    message: str
    ply: int


def undo(table: Table, held_seats: Collection[int], seq: int) -> list[Event]:
    """Take back the last decision of these seats, if that is free."""
    position = require_playing(table).position
    seat, plies = _last_decision(table, position, held_seats, seq)
    obstacle = _obstacle(position, seat, plies)
    if obstacle is not None and table.people.difference(held_seats):
        by = position.plies[obstacle.ply]["by"]
        decider = {"seat": by} if obstacle.message == "undo-decision" else {}
        raise Refusal(obstacle.message, ply=obstacle.ply + 1, **decider)
    return [Undone(plies)]


def propose(table: Table, held_seats: Collection[int], seq: int) -> list[Event]:
    """Ask the others for consent to take back the last decision of these seats."""
    position = require_playing(table).position
    seat, plies = _last_decision(table, position, held_seats, seq)
    if seat in table.declined:
        raise Refusal("undo-declined")
    if _obstacle(position, seat, plies) is None:
        return [Undone(plies)]
    return agreement.propose(table, held_seats, UNDO, plies)


def _last_decision(
    table: Table, position: Position, held_seats: Collection[int], seq: int
) -> tuple[int, int]:
    """Return which of these seats decided last, and the number of plies before that."""
    _check_seen(table, held_seats, seq)
    origin = table.created.origin
    for number in reversed(range(origin.moment if origin else 0, len(position.plies))):
        if position.plies[number]["by"] in held_seats:
            return position.plies[number]["by"], number
    raise Refusal("undo-nothing")


def _check_seen(table: Table, held_seats: Collection[int], seq: int) -> None:
    """Refuse a client that has not seen which decision would be taken back.

    Plies of others may have followed unseen: bots play faster than a person can press a button.
    """
    unseen = (
        isinstance(event, Undone) or (isinstance(event, Played) and event.ply["by"] in held_seats)
        for event in table.events[seq:]
    )
    if seq > table.seq or any(unseen):
        raise Refusal("refused-stale")


def _obstacle(position: Position, seat: int, plies: int) -> Obstacle | None:
    """Return the first obstacle since this seat decided after `plies` plies."""
    for number in range(plies, len(position.plies)):
        by = position.plies[number]["by"]
        if by == "chance" and _was_seen(position, number):
            return Obstacle("undo-chance", number)
        if by not in ("chance", seat):
            return Obstacle("undo-decision", number)
        if _revealed_setup(position, number):
            return Obstacle("undo-revealed", number)
    return None


def _was_seen(position: Position, number: int) -> bool:
    """Return whether any player or spectator saw the outcome of this ply of chance."""
    ply, veil = position.plies[number], position.game.secrets.veil_ply
    return any(veil(ply, seat) == ply for seat in (None, *range(position.players)))


def _revealed_setup(position: Position, number: int) -> bool:
    """Return whether this ply showed a player more of the set-up."""
    veil = position.game.secrets.veil_setup
    return any(
        veil(position.setup, seat, number) != veil(position.setup, seat, number + 1)
        for seat in range(position.players)
    )
