"""Who is at a table just now: nothing of this is written down."""

from collections.abc import Mapping
from math import ceil
from typing import NamedTuple

PATIENCE_SECONDS = 60.0
"""How long somebody may be away before the others may let a bot stand in."""


class Presence(NamedTuple):
    """The people who are there, and how long those who are not have been away."""

    online: frozenset[int] = frozenset()
    """The seats whose people are there."""
    watching: int = 0
    """How many pages look on without a seat."""
    away: Mapping[int, float] = {}
    """For how many seconds each seat that was left has been empty."""
    patience: float = PATIENCE_SECONDS
    thought: int = 0
    """For how many milliseconds the decision has been under way, where a clock runs."""

    def grace(self, seat: int) -> int:
        """Seconds, rounded up, until the others may let a bot play for a seat that was left."""
        return max(0, ceil(self.patience - self.away.get(seat, 0.0)))
