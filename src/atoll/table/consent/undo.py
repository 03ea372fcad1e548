"""Taking back one's last decision.

It is free as long as nothing lies between that anybody could regret: another player's
decision, a ply of chance that somebody saw, or hidden information come to light.  Beyond
that all other people at the table must agree; bots do not mind, so where no other person
sits it is always free.  People who share one page speak with one voice.

A proposal to take back lapses as soon as anybody plays on; while it waits the bots wait too.
A game that is over stays over, for its seed has been shown.
"""

from collections.abc import Collection
from typing import NamedTuple

from atoll.engine.position import Position
from atoll.table.commands import playing
from atoll.table.consent import agreement
from atoll.table.consent.proposal import UNDO
from atoll.table.events import Event, Played, Undone
from atoll.table.refusal import Refusal
from atoll.table.table import Table


class Obstacle(NamedTuple):
    """Why a decision is not simply taken back, and the index of the ply that is why."""

    message: str
    ply: int


def undo(table: Table, held: Collection[int], seq: int) -> list[Event]:
    """Take back the last decision of these seats, if that is free."""
    seat, plies = _last_decision(table, held, seq)
    obstacle = _obstacle(playing(table), seat, plies)
    if obstacle is not None and table.people.difference(held):
        by = playing(table).plies[obstacle.ply]["by"]
        who = {"seat": by} if obstacle.message == "undo-decision" else {}
        raise Refusal(obstacle.message, ply=obstacle.ply + 1, **who)
    return [Undone(plies)]


def propose(table: Table, held: Collection[int], seq: int) -> list[Event]:
    """Ask the others whether the last decision of these seats may be taken back."""
    seat, plies = _last_decision(table, held, seq)
    if seat in table.declined:
        raise Refusal("undo-declined")
    if _obstacle(playing(table), seat, plies) is None:
        return [Undone(plies)]
    return agreement.propose(table, held, UNDO, plies)


def _last_decision(table: Table, held: Collection[int], seq: int) -> tuple[int, int]:
    """The seat that decided last among these, and how many plies there were before."""
    plies = playing(table).plies
    _check_seen(table, held, seq)
    origin = table.created.origin
    for number in reversed(range(origin.moment if origin else 0, len(plies))):
        if plies[number]["by"] in held:
            return plies[number]["by"], number
    raise Refusal("undo-nothing")


def _check_seen(table: Table, held: Collection[int], seq: int) -> None:
    """Refuse whoever has not seen which decision would be taken back.

    What others have done meanwhile is no matter: bots play on faster than one can press.
    """
    mine = (
        isinstance(event, Undone) or (isinstance(event, Played) and event.ply["by"] in held)
        for event in table.events[seq:]
    )
    if seq > table.seq or any(mine):
        raise Refusal("refused-stale")


def _obstacle(position: Position, seat: int, plies: int) -> Obstacle | None:
    """What first came between this seat's decision after so many plies and now."""
    for number in range(plies, len(position.plies)):
        by = position.plies[number]["by"]
        if by == "chance" and _was_seen(position, number):
            return Obstacle("undo-chance", number)
        if by not in ("chance", seat):
            return Obstacle("undo-decision", number)
        if _set_up_came_to_light(position, number):
            return Obstacle("undo-revealed", number)
    return None


def _was_seen(position: Position, number: int) -> bool:
    """Whether anybody knows how this ply of chance fell out."""
    ply, veil = position.plies[number], position.game.secrets.veil_ply
    return any(veil(ply, seat) == ply for seat in (None, *range(position.players)))


def _set_up_came_to_light(position: Position, number: int) -> bool:
    """Whether after this ply somebody knew more of the set-up than before."""
    veil = position.game.secrets.veil_setup
    return any(
        veil(position.setup, seat, number) != veil(position.setup, seat, number + 1)
        for seat in range(position.players)
    )
