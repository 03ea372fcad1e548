"""Limits on how often somebody may ask for something, and on how fast bots go on."""

import time
from collections import deque
from dataclasses import dataclass

from atoll.bots.review import USUAL, Effort
from atoll.table.seats.presence import AWAY_SECONDS


@dataclass(frozen=True)
class Limits:
    """How much one page, or one address, may want; and how long bots are patient with people."""

    messages_per_second: int = 40
    """On one socket."""
    tables_per_minute: int = 30
    """Set up from one address."""
    requests_per_minute: int = 240
    """From one address, all that want something: tables, seats, bots, rematches."""
    sockets_per_address: int = 200
    sockets_per_table: int = 300
    most_tables: int = 1_000_000
    """In the whole log; with as many, no new one is set up."""
    remarks_in_ten_seconds: int = 6
    """How much one page may say."""
    open_days: float = 7
    """Days without any event after which a table that never began is removed; 0: never."""
    playing_days: float = 90
    """Days without any event after which a game under way is abandoned; 0: never."""
    bot_pause: float = 2.5
    """Seconds a bot leaves to people who may act too, before it lets chance go on."""
    bot_time: float = 1.0
    """Seconds on one core a bot may think about a decision, if it looks ahead."""
    patience: float = AWAY_SECONDS
    """Seconds somebody may be away before the others may let a bot stand in."""
    review: Effort = USUAL
    """How many simulated games go into the review of a finished game."""
    reviews_waiting: int = 8
    """So many reviews may wait for the one that is being made."""


class RateLimit:
    """At most so many times within any stretch of so many seconds."""

    def __init__(self, times: int, seconds: float) -> None:
        self._times, self._seconds = times, seconds
        self._recent: deque[float] = deque(maxlen=times)

    def admits(self, times: int = 1) -> bool:
        """Count one more time, or so many at once, unless it is too soon."""
        now = time.monotonic()
        over = len(self._recent) + times - self._times
        if over > 0 and (times > self._times or now - self._recent[over - 1] < self._seconds):
            return False
        self._recent.extend([now] * times)
        return True

    @property
    def idle(self) -> bool:
        """Whether nothing of it matters any more."""
        return not self._recent or time.monotonic() - self._recent[-1] >= self._seconds


class RateLimits:
    """A window for every address."""

    def __init__(self, times: int, seconds: float) -> None:
        self._times, self._seconds = times, seconds
        self._by_address: dict[str, RateLimit] = {}

    def admits(self, address: str, times: int = 1) -> bool:
        """Count one more time for this address, or so many at once, unless it is too soon."""
        if address not in self._by_address:
            self._forget_idle()
            self._by_address[address] = RateLimit(self._times, self._seconds)
        return self._by_address[address].admits(times)

    def _forget_idle(self) -> None:
        for address in [a for a, window in self._by_address.items() if window.idle]:
            del self._by_address[address]
