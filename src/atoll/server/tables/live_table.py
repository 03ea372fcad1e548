"""A live table: a table in memory that executes commands and sends updates."""

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from weakref import WeakMethod

from atoll.server.cluster.ownership import HeldElsewhere
from atoll.server.notifications.notifier import Notifier
from atoll.server.notifications.turn_calls import TurnCalls
from atoll.server.operations import metrics
from atoll.server.settings import ServerSettings
from atoll.server.tables import event_codec
from atoll.server.tables.activity import Activity, now_ms
from atoll.server.thinking.hint_cache import HintCache
from atoll.server.thinking.scheduler import Scheduler
from atoll.server.timers.automatic_play import AutomaticPlay
from atoll.server.timers.turn_timer import TurnTimer
from atoll.server.timers.wake_ups import LONG
from atoll.server.updates.catch_up import KnownState
from atoll.server.updates.subscribers import Subscriber, Subscribers
from atoll.store.errors import Conflict, LeaseLost, StoreError
from atoll.store.event_log import EventLog
from atoll.store.leases import Fence
from atoll.store.player_index import PlayerSeat
from atoll.store.row import Row
from atoll.table.commands import gameplay
from atoll.table.commands.refusal import Refusal
from atoll.table.events import Event, Played
from atoll.table.table import Table
from atoll.table.time import timeouts
from atoll.table.views.presence import Presence

__all__ = ["LiveTable"]

logger = logging.getLogger(__name__)


class LiveTable:
    """One table in memory.  Events are logged first, then applied, then broadcast."""

    def __init__(
        self,
        table: Table,
        activity: Activity,
        log: EventLog,
        scheduler: Scheduler,
        settings: ServerSettings,
        update_lobby: Callable[[Table, Presence], None],
        notifier: Notifier | None = None,
        fence: Fence | None = None,
        on_lost: Callable[[], None] = lambda: None,
    ) -> None:
        """`on_lost` is called when another process has taken the lease of the fence."""
        self.table = table
        self.activity = activity
        self.hints = HintCache(table, scheduler)
        self._log = log
        self._fence = fence
        self._on_lost = on_lost
        self._update_lobby = update_lobby
        self._lock = asyncio.Lock()
        self._timer = TurnTimer(table, _weakly(self._play_on))
        self._subscribers = Subscribers(
            table, activity, self._timer, settings.patience, update_lobby
        )
        self._turn_calls = TurnCalls(table, self._subscribers, notifier)
        self._automatic_play = AutomaticPlay(
            table, self._subscribers, self._timer, scheduler, settings
        )

    @property
    def presence(self) -> Presence:
        """Who is online, how many watch, and how long the others have been away."""
        return self._subscribers.presence

    @property
    def idle(self) -> bool:
        """Whether there are no subscribers, and nothing is going on or will be soon."""
        busy = self._lock.locked() or self._automatic_play.running
        seconds_left = self._timer.seconds_left
        soon = seconds_left is not None and seconds_left < LONG
        return self._subscribers.empty and not (busy or soon)

    def subscribe(
        self,
        subscriber: Subscriber,
        tokens: Collection[str],
        known: KnownState | None = None,
        perspective: int | None = None,
        keys: Collection[str] = (),
    ) -> None:
        """Send updates to a connection from now on; see `Subscribers.add`."""
        self._subscribers.add(subscriber, tokens, known, perspective, keys)
        self._play_on()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Send no more updates to a connection."""
        self._subscribers.remove(subscriber)

    async def start(self, reserve: float = LONG) -> None:
        """Continue a table that was created or loaded from the log.

        A decision that may take long goes on, and has at least `reserve` seconds left.
        """
        try:
            if gameplay.can_begin(self.table):
                await self.execute_unless_stale(gameplay.begin)
        except StoreError as error:
            logger.error("%s", error)  # the table is shown as it is, and begins later
        self._timer.restart(self._seconds_taken(reserve))
        self._play_on()

    def _seconds_taken(self, reserve: float) -> float:
        """Return how long the decision under way has taken before the table was loaded."""
        seat, clock = timeouts.runs_for(self.table), self.table.clock
        if seat is None or clock is None:
            return 0.0
        allowed = clock.allowance(seat) / 1000
        since = (now_ms() - self.activity.decision_began) / 1000
        return max(0.0, min(since, allowed - reserve)) if allowed > LONG else 0.0

    def suspend(self) -> float | None:
        """Stop the timer before the table is unloaded; return the seconds it had left."""
        seconds_left = self._timer.seconds_left
        self._timer.stop()
        return seconds_left

    async def execute(
        self,
        command: Callable[[Table], Sequence[Event]],
        extra_rows: Sequence[Row] = (),
        player_seats: Sequence[PlayerSeat] = (),
    ) -> None:
        """Log, apply and broadcast a command's events; raise `Refusal` or `StoreError`.

        Extra rows and bindings to players, which the command may have added to `player_seats`,
        are written together with the events, or not at all.  A command that has begun
        is completed even if this task is cancelled.
        """
        async with self._lock:
            events = timeouts.stamp(self.table, command(self.table), self._timer.elapsed_ms)
            rows = event_codec.to_rows(self.table.id, self.table.seq, events)
            fence = self._fence if rows or player_seats else None
            writing = self._log.append([*rows, *extra_rows], player_seats, fence)
            cancelled = None
            try:
                await writing
            except asyncio.CancelledError as error:
                cancelled = error  # it comes when the rows are written
            except Exception:
                pass
            failed = writing.exception()
            if failed is None:
                for event, row in zip(events, rows, strict=True):
                    self._apply(event, row.at)
                self._turn_calls.update()
            elif isinstance(failed, Conflict):
                # An append whose outcome was unknown has been written, or, without leases,
                # another process serves this table too and was faster.
                await self._catch_up()
                failed = Refusal("refused-stale")
            elif isinstance(failed, LeaseLost):
                self.drop()
                self._on_lost()
                failed = HeldElsewhere()
        if failed is None:
            self._play_on()
        if cancelled is not None:
            raise cancelled
        if failed is not None:
            raise failed

    async def execute_unless_stale(
        self, command: Callable[[Table], Sequence[Event]], extra_rows: Sequence[Row] = ()
    ) -> None:
        """Execute a command, or ignore it if the table has changed meanwhile."""
        try:
            await self.execute(command, extra_rows)
        except Refusal as refusal:
            if refusal.id != "refused-stale":
                raise

    async def _catch_up(self) -> None:
        rows = await asyncio.to_thread(self._log.read, self.table.id, self.table.seq)
        for event, row in zip(event_codec.from_rows(rows), rows, strict=True):
            self._apply(event, row.at)
        if self._fence is None:
            self._turn_calls.skip()
        else:
            self._turn_calls.update()

    def _apply(self, event: Event, at: int) -> None:
        position = self.table.position
        before = position.snapshot if position is not None else None
        self.table.apply(event)
        if isinstance(event, Played):
            metrics.count_ply(event.ply["by"])
        self.activity.note(self.table, event, at)
        self._timer.on_event(event)
        if self.table.game_seq == self.table.seq:
            self._automatic_play.on_game_change()
        if isinstance(event, Played) and before is not None:
            self._subscribers.broadcast_ply(before)
        else:
            self._subscribers.broadcast(event)

    def _play_on(self) -> None:
        self._automatic_play.wake(self.execute_unless_stale)

    def update_lobby(self) -> None:
        """Update the row of the table in the lobby."""
        self._update_lobby(self.table, self.presence)

    def drop(self) -> None:
        """Stop, and let all pages connect again: another process serves the table."""
        self._timer.stop()
        self._automatic_play.stop()
        self._subscribers.disconnect()

    async def close(self) -> None:
        """Stop automatic play and finish the write in progress."""
        self._timer.stop()
        self._automatic_play.stop()
        async with self._lock:
            pass


def _weakly(method: Callable[[], None]) -> Callable[[], None]:
    """Return a call of a live table's method that does not keep the table in memory.

    Otherwise a table without subscribers would stay until the rare garbage collection.
    """
    weak = WeakMethod(method)

    def call() -> None:
        if (method := weak()) is not None:
            method()

    return call
