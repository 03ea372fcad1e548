"""The interface of the event log, the same for every database."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, Protocol

from atoll.store.leases import Fence, LeaseStore
from atoll.store.notifications import NotificationStore
from atoll.store.player_index import PlayerSeat
from atoll.store.row import Row

__all__ = ["MOST_PLAYER_SEATS", "EventLog", "StoredKey"]

MOST_PLAYER_SEATS = 1000
"""Seats of one player that are read."""


class StoredKey(NamedTuple):
    """A private key of the host, and where it is kept."""

    pem: bytes
    place: str


class EventLog(Protocol):
    """The log of all tables; the primary key (table_id, seq) is its only arbiter.

    Methods that return a future are called on an event loop.  The others wait for the database:
    call them in a thread.  All of them raise `StoreError` when the database fails.
    """

    on_commit: Callable[[float], None]
    """Called with the seconds each group took, by the thread that wrote it."""

    @property
    def leases(self) -> LeaseStore:
        """Which server process owns which table."""

    @property
    def notifications(self) -> NotificationStore:
        """The push subscriptions and webhooks."""

    def append(
        self,
        rows: Sequence[Row],
        player_seats: Sequence[PlayerSeat] = (),
        fence: Fence | None = None,
    ) -> asyncio.Future[None]:
        """Write rows, all or none, and return a future that is done when they are durable.

        Rows of the player index are written together with them.  The future raises `Conflict`
        when a sequence number is taken, `LeaseLost` when the lease of the fence is another one
        by the time of the commit, and `StoreError` when the database cannot be written.  It cannot
        be cancelled: what is appended is written, and who waits learns of it.
        """

    def forget_player(self, player: str, table_id: str | None = None) -> asyncio.Future[None]:
        """Remove a player's rows from the index, of one table or of all."""

    async def check_writable(self) -> None:
        """Write and remove a row; raise `StoreError` if that fails, or would be lost."""

    def push_key(self, create: Callable[[], bytes]) -> StoredKey:
        """Return the key for push messages; `create` makes it the first time."""

    def read(self, table_id: str, after: int = 0) -> list[Row]:
        """Return the events of a table after a sequence number; none if it does not exist."""

    def first_event(self, table_id: str) -> Row | None:
        """Return the first event of a table; None if it does not exist."""

    def first_events(self, since: int) -> list[Row]:
        """Return the first event of every table set up since a time (`at`), the oldest first."""

    def last_events(self) -> Iterator[Row]:
        """Yield the newest event of every table by table id, reading a few at a time."""

    def table_ids(self) -> Iterator[str]:
        """Yield the ids of all tables in order, reading a few at a time."""

    def player_seats(self, player: str, most: int = MOST_PLAYER_SEATS) -> list[PlayerSeat]:
        """Return the seats in the index of a player, the most recently bound first."""

    def player_seats_at(self, player: str, table_id: str) -> list[PlayerSeat]:
        """Return the seats in the index of a player at one table."""

    def remove(self, table_id: str, last: int) -> bool:
        """Remove all of a table, and return True, unless it has an event after event `last`."""

    def close(self) -> None:
        """Write what is waiting, then close the database."""
