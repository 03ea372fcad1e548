"""The connections at a live table: who is present, and the updates they get."""

import contextlib
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Protocol

from atoll.engine.snapshot import Snapshot
from atoll.server.protocol.updates import ServerMessage
from atoll.server.tables.activity import Activity, now_ms
from atoll.server.timers.turn_timer import TurnTimer
from atoll.server.updates import table_updates
from atoll.server.updates.catch_up import KnownState, RecentSteps
from atoll.server.updates.ply_updates import PlayedStep, StepUpdates
from atoll.table.events import Event, GotUp, SeatRekeyed
from atoll.table.seats.tokens import key_of
from atoll.table.table import Table
from atoll.table.time.timeouts import clock_info
from atoll.table.views.presence import SHORTEST_ABSENCE, Presence, absence_allowed
from atoll.table.views.viewer import Viewer

__all__ = ["Subscriber", "Subscribers"]


class Subscriber(Protocol):
    """A connection that gets the updates of a table."""

    viewer: Viewer
    address: str
    """The client's address."""
    hidden: bool
    """Whether its page is not looked at."""

    def send(self, message: bytes) -> None:
        """Queue a message; must not wait and must not raise."""

    def disconnect(self) -> None:
        """Let the page connect again; must not wait and must not raise."""


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
        self._keys: dict[Subscriber, frozenset[str]] = {}
        """The keys to which each connection is about to bind its seats."""
        if patience is None:
            patience = absence_allowed(table.created.clock)
        self._presence = Presence(away_seconds=patience)
        """Without `away` and `thought`, which change all the time."""
        self._opened = time.monotonic()
        self._left: dict[int, float] = {}
        self._recent_steps = RecentSteps(table)

    @property
    def empty(self) -> bool:
        return not self._subscribers

    @property
    def address(self) -> str:
        """The address of a player at the table, else of a spectator; empty if there is neither."""
        by_role = sorted(self._subscribers, key=lambda each: not each.viewer.held_seats)
        return by_role[0].address if by_role else ""

    @property
    def presence(self) -> Presence:
        """Who is online, how many watch, and how long the others have been away."""
        missing = (self._table.people | self._table.stood_in) - self._presence.online
        if not missing and not self._timer.running:
            return self._presence
        away = {seat: self._seconds_away(seat) for seat in missing}
        return self._presence._replace(away=away, thinking_ms=self._timer.elapsed_ms)

    def is_looking(self, seat: int) -> bool:
        """Return whether the person of a seat has the table on screen."""
        return any(seat in each.viewer.held_seats and not each.hidden for each in self._subscribers)

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
        known: KnownState | None,
        perspective: int | None,
        keys: Collection[str] = (),
    ) -> None:
        """Add a connection, or change its seats and perspective, and send what it has missed.

        `known` is what the page has seen; None: it gets the whole table.  The connection keeps
        a seat that is re-keyed to one of these keys or to one of its tokens'.
        """
        self._keys[subscriber] = frozenset([*keys, *map(key_of, tokens)])
        with self._changing_presence(subscriber):
            subscriber.viewer = Viewer(self._table.seats_of(tokens), perspective)
            self._subscribers.add(subscriber)
        for message in self._missed(subscriber.viewer, known):
            subscriber.send(table_updates.encode(message))

    def disconnect(self) -> None:
        """Let all pages connect again."""
        for subscriber in self._subscribers:
            subscriber.disconnect()

    def remove(self, subscriber: Subscriber) -> None:
        """Remove a connection."""
        with self._changing_presence(subscriber):
            self._subscribers.discard(subscriber)
        self._keys.pop(subscriber, None)

    def broadcast_ply(self, before: Snapshot) -> None:
        """Send the ply that has just been applied to all connections, and update the lobby.

        `before` is the position before it.
        """
        table, presence = self._table, self.presence
        step = PlayedStep.newest(table, before)
        updates = StepUpdates(table, step, clock_info(table, presence))
        with_seats = table.ended or self._waits_for_absent_person

        def messages(viewer: Viewer) -> Iterator[ServerMessage]:
            yield updates.seen_by(viewer)
            if with_seats:
                yield table_updates.seats(table, viewer, presence)

        self._send(self._subscribers, messages)
        self._recent_steps.add(step)
        if table.ended:
            self._update_lobby(table, presence)

    def broadcast(self, event: Event) -> None:
        """Send any other event that has been applied, and update the lobby."""
        evicted = self._evict(event) if isinstance(event, GotUp | SeatRekeyed) else set()
        presence = self.presence
        self._send(
            self._subscribers - evicted,
            lambda viewer: table_updates.of_event(self._table, event, viewer, presence),
        )
        self._send(evicted, lambda viewer: [table_updates.whole(self._table, viewer, presence)])
        self._update_lobby(self._table, presence)

    def _evict(self, event: GotUp | SeatRekeyed) -> set[Subscriber]:
        """Take a seat from the connections that no longer hold it, and return them."""
        seat = event.seat
        evicted = {each for each in self._subscribers if seat in each.viewer.held_seats}
        if isinstance(event, SeatRekeyed):
            evicted -= {each for each in evicted if event.key in self._keys[each]}
        for subscriber in evicted:
            viewer = subscriber.viewer
            subscriber.viewer = viewer._replace(held_seats=viewer.held_seats - {seat})
        self._count_present()
        if seat not in self._presence.online:
            self._left[seat] = time.monotonic()
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
                lambda viewer: [table_updates.seats(self._table, viewer, presence)],
            )
            self._update_lobby(self._table, presence)

    def _count_present(self) -> None:
        viewers = [subscriber.viewer for subscriber in self._subscribers]
        self._presence = self._presence._replace(
            online=frozenset().union(*(viewer.held_seats for viewer in viewers)),
            watching=sum(not viewer.held_seats for viewer in viewers),
        )

    def _missed(self, viewer: Viewer, known: KnownState | None) -> Iterable[ServerMessage]:
        """Return the updates that bring a page from what it knows to the present."""
        presence = self.presence
        missed = known and self._recent_steps.missed(viewer, known, presence)
        return missed or [table_updates.whole(self._table, viewer, presence)]

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
                encoded[viewer] = [table_updates.encode(message) for message in messages(viewer)]
            for message in encoded[viewer]:
                subscriber.send(message)
