"""Who is connected to a table at the moment; nothing of this is in the log."""

from collections.abc import Mapping
from math import ceil
from typing import NamedTuple

from atoll.table.events import ClockRule

__all__ = ["LONGEST_ABSENCE", "SHORTEST_ABSENCE", "Presence", "absence_allowed", "duration"]

SHORTEST_ABSENCE = 60.0
LONGEST_ABSENCE = 24 * 60 * 60.0
"""Bounds of how long a person may be away before the others may let a bot stand in."""


def absence_allowed(rule: ClockRule | None) -> float:
    """Return how many seconds a person may be away before the others may let a bot stand in.

    The time for a move, or a tenth of the time for the game; a day where there is no clock.
    """
    if rule is None:
        return LONGEST_ABSENCE
    seconds = rule.seconds / (1 if rule.per == "move" else 10)
    return min(max(seconds, SHORTEST_ABSENCE), LONGEST_ABSENCE)


def duration(seconds: int) -> str:
    """Return seconds as a message shows them: `0:59` or `23:59:59`."""
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


class Presence(NamedTuple):
    """The people who are connected, and how long the others have been away."""

    online: frozenset[int] = frozenset()
    """The seats whose people are connected."""
    watching: int = 0
    """The number of spectators."""
    away: Mapping[int, float] = {}
    """For each seat whose person is not connected, since how many seconds."""
    away_seconds: float = SHORTEST_ABSENCE
    """How long a person may be away before the others may let a bot stand in."""
    thinking_ms: int = 0
    """Milliseconds since the decision under way began, if the table has a clock."""

    def seconds_to_stand_in(self, seat: int) -> int:
        """Return the seconds, rounded up, until a bot may stand in for an absent person."""
        return max(0, ceil(self.away_seconds - self.away.get(seat, 0.0)))
