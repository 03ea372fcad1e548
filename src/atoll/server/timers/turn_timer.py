"""The timer of a table that plays with clocks."""

import asyncio
import time
from collections.abc import Callable

from atoll.table.events import Abandoned, Began, Event, Played, SeatResumed, StoodIn, Undone
from atoll.table.table import Table
from atoll.table.time.timeouts import runs_for

__all__ = ["TurnTimer"]


class TurnTimer:
    """Measures the current decision and calls back when its time is up; none of it is logged."""

    def __init__(
        self,
        table: Table,
        on_timeout: Callable[[], None],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._table = table
        self._on_timeout = on_timeout
        self._now = now
        self._started = now()
        self._before = 0.0
        """Seconds of this decision before the timer last stopped."""
        self._handle: asyncio.TimerHandle | None = None

    def on_event(self, event: Event) -> None:
        """Restart for a new decision, or follow a seat that changes between person and bot."""
        if self._table.clock is None:
            return
        if isinstance(event, (Began, Played, Undone)):
            self.restart()
        elif isinstance(event, (StoodIn, SeatResumed, Abandoned)):
            self._continue()

    def restart(self, before: float = 0.0) -> None:
        """Measure a new decision, or one that has taken this many seconds already."""
        self.stop()
        self._before = before
        self._start()

    def _continue(self) -> None:
        """Keep measuring the same decision: a stand-in gives no time back."""
        self.stop()
        self._start()

    def _start(self) -> None:
        self._started = self._now()
        seat, clock = runs_for(self._table), self._table.clock
        if seat is not None and clock is not None:
            rest = clock.allowance(seat) / 1000 - self._before
            self._handle = asyncio.get_running_loop().call_later(rest, self._expire)

    def _expire(self) -> None:
        # Where the system's clock is coarse, the event loop calls a little early.
        if self.late_seat is None:
            self._continue()
        else:
            self._on_timeout()

    def stop(self) -> None:
        if self._handle is not None:
            self._before += self._now() - self._started
            self._handle.cancel()
            self._handle = None

    @property
    def running(self) -> bool:
        return self._handle is not None

    @property
    def seconds_left(self) -> float | None:
        """The seconds until the time for the current decision is up; None: no clock runs."""
        seat, clock = runs_for(self._table), self._table.clock
        if seat is None or clock is None or not self.running:
            return None
        return (clock.allowance(seat) - self.elapsed_ms) / 1000

    @property
    def elapsed_ms(self) -> int:
        """Milliseconds spent on the current decision."""
        now = self._now() - self._started if self.running else 0.0
        return int((self._before + now) * 1000)

    @property
    def late_seat(self) -> int | None:
        """The seat whose time is up."""
        seat, clock = runs_for(self._table), self._table.clock
        if seat is None or clock is None or self.elapsed_ms < clock.allowance(seat):
            return None
        return seat
