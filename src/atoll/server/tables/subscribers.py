"""The connections at a live table: who is present, and the updates they get."""

import contextlib
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Protocol

from atoll.server.protocol.updates import ServerMessage
from atoll.server.tables.activity import Activity, now_ms
from atoll.server.tables.turn_timer import TurnTimer
from atoll.server.ws import updates
from atoll.table.events import Event, GotUp, Played, SeatRekeyed
from atoll.table.seats.presence import SHORTEST_ABSENCE, Presence, absence_allowed
from atoll.table.seats.viewer import Viewer
from atoll.table.table import Table

__all__ = ["Subscriber", "Subscribers"]


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
        activity: Activity,
        timer: TurnTimer,
        patience: float | None,
        update_lobby: Callable[[Table, Presence], None],
    ) -> None:
        self._table = table
        self._activity = activity
        self._timer = timer
        self._update_lobby = update_lobby
        self._subscribers: set[Subscriber] = set()
        if patience is None:
            patience = absence_allowed(table.created.clock)
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
        missing = (self._table.people | self._table.stood_in) - self._presence.online
        if not missing and not self._timer.running:
            return self._presence
        away = {seat: self._seconds_away(seat) for seat in missing}
        return self._presence._replace(away=away, thinking_ms=self._timer.elapsed_ms)

    def _seconds_away(self, seat: int) -> float:
        """Return how long a person has been away, and has kept the others waiting.

        For a person who has not been here since the table was loaded, that is since they last did
        something; but they first have some time to come back, as after a restart of the server.
        """
        now = time.monotonic()
        if seat in self._left:
            away = now - self._left[seat]
        else:
            allowed = self._presence.away_seconds
            quiet = (now_ms() - self._activity.last_act(seat)) / 1000
            away = min(quiet, allowed - min(SHORTEST_ABSENCE, allowed) + now - self._opened)
        if self._is_to_decide(seat):
            away = min(away, (now_ms() - self._activity.decision_began) / 1000)
        return max(0.0, away)

    def _is_to_decide(self, seat: int) -> bool:
        position = self._table.position
        return position is not None and not self._table.ended and position.actor == seat

    def add(
        self,
        subscriber: Subscriber,
        tokens: Collection[str],
        known: Table | None,
        perspective: int | None,
    ) -> None:
        """Add a connection, or change its seats and perspective, and send what it has missed.

        `known` is the table as the page last saw it; None: it gets the whole table.
        """
        with self._changing_presence(subscriber):
            subscriber.viewer = Viewer(self._table.seats_of(tokens), perspective)
            self._subscribers.add(subscriber)
        if any(not self._table.seats_of([token]) for token in tokens):
            known = None  # the page may have seen with a seat that it no longer holds
        for message in self._missed(subscriber.viewer, known):
            subscriber.send(updates.encode(message))

    def remove(self, subscriber: Subscriber) -> None:
        """Remove a connection."""
        with self._changing_presence(subscriber):
            self._subscribers.discard(subscriber)

    def broadcast(self, event: Event) -> None:
        """Send an event that has been applied to all connections, and update the lobby."""
        evicted = self._evict(event.seat) if isinstance(event, GotUp | SeatRekeyed) else set()
        presence = self.presence
        self._send(
            self._subscribers - evicted,
            lambda viewer: updates.of_event(self._table, event, viewer, presence),
        )
        self._send(evicted, lambda viewer: [updates.whole(self._table, viewer, presence)])
        if isinstance(event, Played) and self._waits_for_absent_person:
            self._send(
                self._subscribers, lambda viewer: [updates.seats(self._table, viewer, presence)]
            )
        if self._table.ended or not isinstance(event, Played):
            self._update_lobby(self._table, presence)

    def _evict(self, seat: int) -> set[Subscriber]:
        """Take a seat from all connections that hold it, and return them."""
        evicted = {each for each in self._subscribers if seat in each.viewer.held_seats}
        for subscriber in evicted:
            viewer = subscriber.viewer
            subscriber.viewer = viewer._replace(held_seats=viewer.held_seats - {seat})
        self._left[seat] = time.monotonic()
        self._count_present()
        return evicted

    @property
    def _waits_for_absent_person(self) -> bool:
        """Whether the absence of the person to decide counts from now on."""
        position = self._table.position
        if position is None or self._table.ended:
            return False
        return position.actor in self._table.people - self._presence.online

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
