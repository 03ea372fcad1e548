"""Who is connected to a table at the moment; nothing of this is in the log."""

from collections.abc import Mapping
from math import ceil
from typing import NamedTuple

AWAY_SECONDS = 60.0
"""How long a person may be away before the others may let a bot stand in."""


class Presence(NamedTuple):
    """The people who are connected, and how long the others have been away."""

    online: frozenset[int] = frozenset()
    """The seats whose people are connected."""
    watching: int = 0
    """The number of spectators."""
    away: Mapping[int, float] = {}
    """For each seat whose person is not connected, since how many seconds."""
    away_seconds: float = AWAY_SECONDS
    """How long a person may be away before the others may let a bot stand in."""
    thinking_ms: int = 0
    """Milliseconds since the decision under way began, if the table has a clock."""

    def seconds_to_stand_in(self, seat: int) -> int:
        """Return the seconds, rounded up, until a bot may stand in for an absent person."""
        return max(0, ceil(self.away_seconds - self.away.get(seat, 0.0)))
