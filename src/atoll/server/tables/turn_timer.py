"""The timekeeper of a table that plays with clocks: measures, and rings when time is up."""

import asyncio
import time
from collections.abc import Callable

from atoll.table.events import Abandoned, Began, Event, Played, SeatResumed, StoodIn, Undone
from atoll.table.table import Table
from atoll.table.time.timeouts import runs_for


class TurnTimer:
    """Knows how long the decision under way has taken; nothing of this is written down."""

    def __init__(
        self, table: Table, ring: Callable[[], None], now: Callable[[], float] = time.monotonic
    ) -> None:
        self._table = table
        self._ring = ring
        self._now = now
        self._began = now()
        self._before = 0.0
        """Seconds of thought before the clock last stopped."""
        self._alarm: asyncio.TimerHandle | None = None

    def heed(self, event: Event) -> None:
        """Something has happened at the table."""
        if self._table.clock is None:
            return
        if isinstance(event, (Began, Played, Undone)):
            self.begin()
        elif isinstance(event, (StoodIn, SeatResumed, Abandoned)):
            self._go_on()

    def begin(self) -> None:
        """Another decision begins."""
        self.stop()
        self._before = 0.0
        self._run()

    def _go_on(self) -> None:
        """The decision is the same, whoever makes it now: nobody gets time back."""
        self.stop()
        self._run()

    def _run(self) -> None:
        self._began = self._now()
        seat, clock = runs_for(self._table), self._table.clock
        if seat is not None and clock is not None:
            rest = clock.allowance(seat) / 1000 - self._before
            self._alarm = asyncio.get_running_loop().call_later(rest, self._time_is_up)

    def _time_is_up(self) -> None:
        # Where clocks tick coarsely an alarm comes a little early.
        if self.late is None:
            self._go_on()
        else:
            self._ring()

    def stop(self) -> None:
        if self._alarm is not None:
            self._before += self._now() - self._began
            self._alarm.cancel()
            self._alarm = None

    @property
    def running(self) -> bool:
        return self._alarm is not None

    @property
    def thought(self) -> int:
        """Milliseconds somebody has thought about the decision."""
        now = self._now() - self._began if self.running else 0.0
        return int((self._before + now) * 1000)

    @property
    def late(self) -> int | None:
        """The seat whose time is up."""
        seat, clock = runs_for(self._table), self._table.clock
        if seat is None or clock is None or self.thought < clock.allowance(seat):
            return None
        return seat
