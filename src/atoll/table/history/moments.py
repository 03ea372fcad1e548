"""Looking back: moment n of a game is the position after its first n plies.

During a game everybody sees the past as they saw it then.  When it is over, anybody may look
through the eyes of any seat, or with all cards open.

A branch deals hidden cards again for one seat (see `atoll.table.history.branch`).  Moments
before the branch belong to another game, so they are only shown as that seat knew them.
"""

from typing import TypeAlias

from atoll.engine.json_values import Json, Ply
from atoll.engine.position import Position
from atoll.table.refusal import Refusal
from atoll.table.seats.viewer import Viewer, shared_seats
from atoll.table.table import Table

Eyes: TypeAlias = int | str | None
"""A seat's, ALL for all cards open, None for a spectator's."""

ALL = "all"

MOST = 32
"""Moments that are told at once."""


def check_eyes(table: Table, who: Viewer, eyes: Eyes) -> None:
    """Refuse eyes with which somebody may not look."""
    if eyes is None:
        return
    if eyes != ALL and eyes not in range(len(table.chairs)):
        raise Refusal("eyes-unknown", eyes=str(eyes))
    if not table.ended and eyes not in (who.held_seats or shared_seats(table)):
        raise Refusal("eyes-secret")


def eyes_at(line: Position, eyes: Eyes, moment: int) -> Eyes:
    """The eyes through which a moment may be seen by whoever has these eyes now."""
    for number, redeal in line.determinizations.items():
        if moment < number and eyes not in (None, redeal.seat):
            eyes = redeal.seat if eyes == ALL else None
    return eyes


def story(table: Table, eyes: Eyes) -> tuple[Json | None, list[Ply]]:
    """The set-up and all plies so far, as these eyes have seen them."""
    line = table.position
    if line is None:
        return None, []
    secrets, first = table.game.secrets, eyes_at(line, eyes, 0)
    setup = line.setup
    if first != ALL:
        setup = secrets.veil_setup(setup, _seat(first), len(line.plies))
    return setup, [told(line, number, eyes) for number in range(len(line.plies))]


def told(line: Position, number: int, eyes: Eyes) -> Ply:
    """A ply of the line as these eyes have seen it."""
    ply, eyes = line.plies[number], eyes_at(line, eyes, number)
    return ply if eyes == ALL else line.game.secrets.veil_ply(ply, _seat(eyes))


def moments(table: Table, eyes: Eyes, first: int, last: int) -> list[Json]:
    """The positions from one moment to another as these eyes see them, at most `MOST`."""
    started = table.started
    if started is None:
        raise Refusal("moment-unknown", moment=last)
    line = started.position
    if not 0 <= first <= last <= len(line.plies):
        raise Refusal("moment-unknown", moment=last)
    last = min(last, first + MOST - 1)
    position = started.checkpoints.at(line, first)
    shown = [_shown(position, eyes_at(line, eyes, first))]
    for moment in range(first + 1, last + 1):
        position.follow(line, moment)
        shown.append(_shown(position, eyes_at(line, eyes, moment)))
    return shown


def _shown(position: Position, eyes: Eyes) -> Json:
    outcome = position.outcome
    return {
        "view": position.open_view() if eyes == ALL else position.view(_seat(eyes)),
        "decides": decider(position),
        "outcome": outcome.to_json() if outcome else None,
        "eyes": eyes,
    }


def decider(position: Position) -> int | None:
    """The seat to decide; None while chance is to act, and after the end."""
    return position.actor if position.actor >= 0 else None


def _seat(eyes: Eyes) -> int | None:
    return eyes if isinstance(eyes, int) else None
