"""The timekeeper of a table that plays with clocks: measures, and rings when time is up."""

import asyncio
import time
from collections.abc import Callable

from atoll.table.table import Table
from atoll.table.time_up import runs_for


class Timekeeper:
    """Knows how long the decision under way has taken; nothing of this is written down."""

    def __init__(self, table: Table, ring: Callable[[], None]) -> None:
        self._table = table
        self._ring = ring
        self._began = time.monotonic()
        self._alarm: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Another decision begins."""
        self.stop()
        self._began = time.monotonic()
        seat, clock = runs_for(self._table), self._table.clock
        if seat is not None and clock is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(clock.allowance(seat) / 1000, self._ring)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    @property
    def running(self) -> bool:
        return self._alarm is not None

    @property
    def thought(self) -> int:
        """Milliseconds since the decision began."""
        return int((time.monotonic() - self._began) * 1000)

    @property
    def late(self) -> int | None:
        """The seat whose time is up."""
        seat, clock = runs_for(self._table), self._table.clock
        if seat is None or clock is None or self.thought < clock.allowance(seat):
            return None
        return seat
