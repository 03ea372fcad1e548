"""Bots that stand in for people.

A person may let a bot play for them at any time.  Any other person at the table may do so for a
person who has been away for a while (`absence_allowed`), because the game waits for all.
The seat stays the person's, who can resume it at any time.
"""

from collections.abc import Collection

from atoll.table.commands.checks import check_bot, check_seat, require_playing
from atoll.table.commands.refusal import Refusal
from atoll.table.consent import agreement
from atoll.table.events import Event, SeatResumed, StoodIn
from atoll.table.table import Table
from atoll.table.views.presence import Presence, duration

__all__ = ["resume_seat", "stand_in"]


def stand_in(
    table: Table, held_seats: Collection[int], seat: int, bot: str, presence: Presence
) -> list[Event]:
    """Let a bot play on for the person of a seat."""
    require_playing(table)
    check_seat(table, seat)
    if not held_seats:
        raise Refusal("seat-token")
    if seat not in table.people:
        raise Refusal("stand-in-nobody")
    if seat not in held_seats:
        _check_away(seat, presence)
    check_bot(bot, table.created.game)
    return [StoodIn(seat, bot), *agreement.agree_for_bot(table, seat)]


def resume_seat(table: Table, held_seats: Collection[int], seat: int) -> list[Event]:
    """Play one's own seat again."""
    check_seat(table, seat)
    if seat not in held_seats:
        raise Refusal("refused-seat")
    if seat not in table.stood_in:
        raise Refusal("stand-in-none")
    return [SeatResumed(seat)]


def _check_away(seat: int, presence: Presence) -> None:
    """Refuse to replace a person who is there, or has only just left."""
    if seat in presence.online:
        raise Refusal("stand-in-here")
    if seconds := presence.seconds_to_stand_in(seat):
        raise Refusal("stand-in-soon", time=duration(seconds))
