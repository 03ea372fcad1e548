"""The connections at a live table: who is present, and the updates they get."""

import contextlib
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Protocol

from atoll.server.protocol.updates import ServerMessage
from atoll.server.tables.turn_timer import TurnTimer
from atoll.server.ws import updates
from atoll.table.events import Event, Played
from atoll.table.seats.presence import Presence
from atoll.table.seats.viewer import Viewer
from atoll.table.table import Table


class Subscriber(Protocol):
    """A connection that gets the updates of a table."""

    viewer: Viewer

    def send(self, message: bytes) -> None:
        """Queue a message; must not wait and must not raise."""


class Subscribers:
    """All connections at one table."""

    def __init__(
        self,
        table: Table,
        timer: TurnTimer,
        patience: float,
        update_lobby: Callable[[Table, Presence], None],
    ) -> None:
        self._table = table
        self._timer = timer
        self._update_lobby = update_lobby
        self._subscribers: set[Subscriber] = set()
        self._presence = Presence(away_seconds=patience)
        """Without `away` and `thought`, which change all the time."""
        self._opened = time.monotonic()
        self._left: dict[int, float] = {}

    @property
    def empty(self) -> bool:
        return not self._subscribers

    @property
    def presence(self) -> Presence:
        """Who is online, how many watch, and how long the others have been away."""
        missing = self._table.people - self._presence.online
        if not missing and not self._timer.running:
            return self._presence
        now = time.monotonic()
        away = {seat: now - self._left.get(seat, self._opened) for seat in missing}
        return self._presence._replace(away=away, thinking_ms=self._timer.elapsed_ms)

    def add(
        self,
        subscriber: Subscriber,
        tokens: Iterable[str],
        known: Table | None,
        perspective: int | None,
    ) -> None:
        """Add a connection, or change its seats and perspective, and send what it has missed.

        `known` is the table as the page last saw it; None: it gets the whole table.
        """
        with self._changing_presence(subscriber):
            subscriber.viewer = Viewer(self._table.seats_of(tokens), perspective)
            self._subscribers.add(subscriber)
        for message in self._missed(subscriber.viewer, known):
            subscriber.send(updates.encode(message))

    def remove(self, subscriber: Subscriber) -> None:
        """Remove a connection."""
        with self._changing_presence(subscriber):
            self._subscribers.discard(subscriber)

    def vacate(self, seat: int) -> None:
        """Take a seat from all connections: the next player there is another person."""
        for subscriber in self._subscribers:
            viewer = subscriber.viewer
            subscriber.viewer = viewer._replace(held_seats=viewer.held_seats - {seat})
        self._left.pop(seat, None)
        self._count_present()

    def broadcast(self, event: Event) -> None:
        """Send an event that has been applied to all connections, and update the lobby."""
        presence = self.presence
        self._send(
            self._subscribers,
            lambda viewer: updates.of_event(self._table, event, viewer, presence),
        )
        if self._table.ended or not isinstance(event, Played):
            self._update_lobby(self._table, presence)

    @contextlib.contextmanager
    def _changing_presence(self, subscriber: Subscriber) -> Iterator[None]:
        """Send the seats to the other connections if the block changes who is present."""
        before = self.presence
        yield
        self._count_present()
        after = self.presence
        now = time.monotonic()
        self._left.update((seat, now) for seat in before.online - after.online)
        if before[:2] != after[:2]:
            presence = self.presence  # which also knows when they left
            self._send(
                self._subscribers - {subscriber},
                lambda viewer: [updates.seats(self._table, viewer, presence)],
            )
            self._update_lobby(self._table, presence)

    def _count_present(self) -> None:
        viewers = [subscriber.viewer for subscriber in self._subscribers]
        self._presence = self._presence._replace(
            online=frozenset().union(*(viewer.held_seats for viewer in viewers)),
            watching=sum(not viewer.held_seats for viewer in viewers),
        )

    def _missed(self, viewer: Viewer, known: Table | None) -> Iterable[ServerMessage]:
        """Yield the updates that bring a page from the table it knows to the present one."""
        now, presence = self._table, self.presence
        # Earlier events must not be seen from a perspective that is no longer shared.
        if known is None or viewer.wants_shared_view:
            yield updates.whole(now, viewer, presence)
            return
        for event in now.events[known.seq :]:
            known.apply(event)
            yield from updates.of_event(known, event, viewer, presence)
        yield updates.seats(now, viewer, presence)

    def _send(
        self,
        subscribers: Collection[Subscriber],
        messages: Callable[[Viewer], Iterable[ServerMessage]],
    ) -> None:
        """Send each connection its messages, made once for all viewers that see the same."""
        encoded: dict[Viewer, list[bytes]] = {}
        for subscriber in subscribers:
            viewer = subscriber.viewer
            if viewer not in encoded:
                encoded[viewer] = [updates.encode(message) for message in messages(viewer)]
            for message in encoded[viewer]:
                subscriber.send(message)
