"""Limits on open sockets and on how often they begin.

A page that holds a seat always gets a place at its table: strangers only use up each other's.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager

from atoll.server.http.rate_limits import RateLimits
from atoll.server.settings import ServerSettings
from atoll.table.commands.refusal import Refusal

__all__ = ["HELLOS_OF_SEAT", "MOST_ARRIVING", "Place", "SocketLimits"]

MOST_ARRIVING = 100
"""Sockets of one address that have not said hello yet."""
HELLOS_OF_SEAT = 60
"""In a minute, beyond those of the address."""


class SocketLimits:
    """What all open sockets use."""

    def __init__(self, settings: ServerSettings, reads: RateLimits) -> None:
        self.settings = settings
        self.used: Counter[str] = Counter()
        self.hellos = RateLimits(settings.hellos_per_minute, 60.0)
        self.hellos_of_seats = RateLimits(HELLOS_OF_SEAT, 60.0)
        self.loads = RateLimits(settings.table_loads_per_minute, 60.0)
        self.reads = reads

    @contextmanager
    def arrive(self, address: str) -> Iterator["Place"]:
        """Count a socket until the block ends; raise `Refusal` if too many have not said hello."""
        place = Place(self, address)
        place.take([(f"arriving {address}", MOST_ARRIVING, "socket-too-many")])
        try:
            yield place
        finally:
            place.take([])


class Place:
    """What one socket uses."""

    def __init__(self, limits: SocketLimits, address: str) -> None:
        self._limits = limits
        self._address = address
        self._used: list[str] = []
        self._affordable = True

    def begin(self) -> None:
        """Count a hello."""
        self._affordable = self._limits.hellos.allow(self._address)

    def check_load(self, tokens: Collection[str]) -> None:
        """Raise `Refusal` if a table that is not in memory may not be loaded for these tokens.

        Only a loaded table shows whether a token holds a seat, so tokens have loads of their own.
        """
        if not self._affordable and not (tokens and self._limits.loads.allow(self._address)):
            raise Refusal("request-too-many")

    def check_read(self) -> None:
        """Count a query for earlier moments; raise `Refusal` if there are too many."""
        if not self._limits.reads.allow(self._address):
            raise Refusal("request-too-many")

    def sit(self, table_id: str, seats: Collection[int]) -> None:
        """Take a place at a table, as the holder of seats or as a stranger; raise `Refusal`."""
        settings = self._limits.settings
        if not seats:
            if not self._affordable:
                raise Refusal("request-too-many")
            self.visit(table_id)
            return
        keys = [f"seat {table_id} {seat}" for seat in seats]
        if not self._affordable and not self._limits.hellos_of_seats.allow(keys[0]):
            raise Refusal("request-too-many")
        self.take([(key, settings.sockets_per_seat, "socket-too-many") for key in keys])

    def visit(self, table_id: str | None) -> None:
        """Take a place without a seat, at a table or in the lobby; raise `Refusal`."""
        settings = self._limits.settings
        wanted = [(f"address {self._address}", settings.sockets_per_address, "socket-too-many")]
        if table_id is not None:
            wanted.append((f"table {table_id}", settings.sockets_per_table, "socket-crowd"))
        self.take(wanted)

    def take(self, wanted: Collection[tuple[str, int, str]]) -> None:
        """Use these instead of what was used before: keys with their limits and refusals."""
        used = self._limits.used
        for key, most, refusal in wanted:
            if key not in self._used and used[key] >= most:
                raise Refusal(refusal)
        used.update(key for key, _, _ in wanted)
        used.subtract(self._used)
        for key in self._used:
            if not used[key]:
                del used[key]
        self._used = [key for key, _, _ in wanted]
