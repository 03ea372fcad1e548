"""Earlier positions: moment n of a game is the position after its first n plies.

- During a game viewers see earlier moments as they saw them then.  Afterwards any viewer may see
  the view of any seat, or a view with all cards open.
- A branch determinizes a position for one seat (see `atoll.table.history.branch`).  Moments
  before the branch belong to another game, so they are only shown as that seat knew them.
"""

from typing import Literal

from atoll.engine.json_values import Json, Ply
from atoll.engine.position import Position
from atoll.table.commands.refusal import Refusal
from atoll.table.table import Table
from atoll.table.views.messages import Moment, Outcome, Perspective
from atoll.table.views.viewer import Viewer, shared_seats

__all__ = [
    "ALL",
    "MOST",
    "actor_or_none",
    "check_perspective",
    "moments",
    "outcome_of",
    "perspective_at",
    "ply_seen_from",
    "story",
]

ALL: Literal["all"] = "all"
"""The perspective with all cards open."""

MOST = 32
"""Moments in one answer."""


def check_perspective(table: Table, viewer: Viewer, perspective: Perspective) -> None:
    """Refuse a perspective that a viewer may not have."""
    if perspective is None:
        return
    if perspective != ALL and perspective not in range(len(table.chairs)):
        raise Refusal("eyes-unknown", eyes=str(perspective))
    if not table.ended and perspective not in (viewer.held_seats or shared_seats(table)):
        raise Refusal("eyes-secret")


def perspective_at(line: Position, perspective: Perspective, moment: int) -> Perspective:
    """Return the perspective on an earlier moment of a viewer that has this one now."""
    for number, redeal in line.determinizations.items():
        if moment < number and perspective not in (None, redeal.seat):
            perspective = redeal.seat if perspective == ALL else None
    return perspective


def story(table: Table, perspective: Perspective) -> tuple[Json | None, list[Ply]]:
    """Return the set-up and all plies so far, as seen from this perspective."""
    line = table.position
    if line is None:
        return None, []
    secrets, first = table.game.secrets, perspective_at(line, perspective, 0)
    setup = line.setup
    if first != ALL:
        setup = secrets.veil_setup(setup, _seat(first), len(line.plies))
    return setup, [ply_seen_from(line, number, perspective) for number in range(len(line.plies))]


def ply_seen_from(line: Position, number: int, perspective: Perspective) -> Ply:
    """Return a ply of the line as seen from this perspective."""
    ply, then = line.plies[number], perspective_at(line, perspective, number)
    return ply if then == ALL else line.game.secrets.veil_ply(ply, _seat(then))


def moments(table: Table, perspective: Perspective, first: int, last: int) -> list[Moment]:
    """Return the positions from one moment to another, at most `MOST`."""
    started = table.started
    if started is None:
        raise Refusal("moment-unknown", moment=last)
    line = started.position
    if not 0 <= first <= last <= len(line.plies):
        raise Refusal("moment-unknown", moment=last)
    last = min(last, first + MOST - 1)
    position = started.checkpoints.at(line, first)
    shown = [_moment(position, perspective_at(line, perspective, first))]
    for moment in range(first + 1, last + 1):
        position.follow(line, moment)
        shown.append(_moment(position, perspective_at(line, perspective, moment)))
    return shown


def _moment(position: Position, perspective: Perspective) -> Moment:
    snapshot = position.snapshot
    return Moment(
        view=snapshot.encode_open_view()
        if perspective == ALL
        else snapshot.encode_view(_seat(perspective)),
        decides=actor_or_none(position),
        outcome=outcome_of(position),
        perspective=perspective,
    )


def actor_or_none(position: Position) -> int | None:
    """Return the seat to decide; None while chance is to act, and after the end."""
    return position.actor if position.actor >= 0 else None


def outcome_of(position: Position) -> Outcome | None:
    """Return how the game ended, if it has."""
    outcome = position.outcome
    if outcome is None:
        return None
    return Outcome(outcome.scores, outcome.winners, outcome.reason)


def _seat(perspective: Perspective) -> int | None:
    return perspective if isinstance(perspective, int) else None
