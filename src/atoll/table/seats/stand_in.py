"""Bots that stand in for people.

A person may let a bot play for them at any time.  The others may do so for somebody who has
been away for a while (`PATIENCE_SECONDS`): any one of them, for the game stands still for all.
Either way the seat stays the person's, who takes it back whenever they like.
"""

from collections.abc import Collection

from atoll.table.commands import check_bot, check_seat
from atoll.table.consent import agreement
from atoll.table.events import Event, SeatResumed, StoodIn
from atoll.table.refusal import Refusal
from atoll.table.seats.presence import Presence
from atoll.table.table import Table


def stand_in(
    table: Table, held: Collection[int], seat: int, bot: str, presence: Presence
) -> list[Event]:
    """Let a bot play on for the person of a seat."""
    agreement.check_playing(table)
    check_seat(table, seat)
    if not held:
        raise Refusal("seat-token")
    if seat not in table.people:
        raise Refusal("stand-in-nobody")
    if seat not in held:
        _check_away(seat, presence)
    check_bot(bot, table.created.game)
    return [StoodIn(seat, bot), *agreement.settled_without(table, seat)]


def take_back(table: Table, held: Collection[int], seat: int) -> list[Event]:
    """Play one's own seat again."""
    check_seat(table, seat)
    if seat not in held:
        raise Refusal("refused-seat")
    if seat not in table.stood_in:
        raise Refusal("stand-in-none")
    return [SeatResumed(seat)]


def _check_away(seat: int, presence: Presence) -> None:
    if seat in presence.online:
        raise Refusal("stand-in-here")
    if presence.grace(seat):
        raise Refusal("stand-in-soon", seconds=presence.grace(seat))
