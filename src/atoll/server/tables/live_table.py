"""A live table: a table in memory that executes commands and sends updates."""

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Executor
from weakref import WeakMethod

from atoll.server.operations import metrics
from atoll.server.settings import ServerSettings
from atoll.server.tables import event_codec
from atoll.server.tables.activity import Activity, now_ms
from atoll.server.tables.automatic_play import AutomaticPlay
from atoll.server.tables.subscribers import Subscriber, Subscribers
from atoll.server.tables.turn_timer import TurnTimer
from atoll.server.tables.wake_ups import LONG
from atoll.server.thinking.hint_cache import HintCache
from atoll.store.errors import Conflict, StoreError
from atoll.store.log import EventLog
from atoll.store.player_index import PlayerSeat
from atoll.store.row import Row
from atoll.table import commands
from atoll.table.events import Event, Played
from atoll.table.refusal import Refusal
from atoll.table.seats.presence import Presence
from atoll.table.table import Table
from atoll.table.time import timeouts

__all__ = ["MOST_MISSED", "MOST_REPLAYED", "LiveTable"]

logger = logging.getLogger(__name__)

MOST_MISSED = 200
"""A page that has missed more events than this gets the whole table again."""
MOST_REPLAYED = 4000
"""So does a page that returns to a table with more events: rebuilding it takes too long."""


class LiveTable:
    """One table in memory.  Events are logged first, then applied, then broadcast."""

    def __init__(
        self,
        table: Table,
        activity: Activity,
        log: EventLog,
        bot_executor: Executor,
        settings: ServerSettings,
        update_lobby: Callable[[Table, Presence], None],
    ) -> None:
        self.table = table
        self.activity = activity
        self.hints = HintCache(table, bot_executor)
        self._log = log
        self._lock = asyncio.Lock()
        self._timer = TurnTimer(table, _weakly(self._play_on))
        self._subscribers = Subscribers(
            table, activity, self._timer, settings.patience, update_lobby
        )
        self._automatic_play = AutomaticPlay(
            table, self._subscribers, self._timer, bot_executor, settings
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

    async def state_at(self, seq: int | None) -> Table | None:
        """Rebuild the table as of event `seq`; return None if that is unknown or too old.

        Runs in a thread because it replays the game.
        """
        now = self.table
        if seq is None or not max(1, now.seq - MOST_MISSED) <= seq <= now.seq:
            return None
        if seq == now.seq:
            return now
        return await asyncio.to_thread(now.until, seq) if seq <= MOST_REPLAYED else None

    def subscribe(
        self,
        subscriber: Subscriber,
        tokens: Collection[str],
        known: Table | None = None,
        perspective: int | None = None,
    ) -> None:
        """Send updates to a connection from now on; see `Subscribers.add`."""
        self._subscribers.add(subscriber, tokens, known, perspective)
        self._play_on()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Send no more updates to a connection."""
        self._subscribers.remove(subscriber)

    async def start(self, reserve: float = LONG) -> None:
        """Continue a table that was created or loaded from the log.

        A decision that may take long goes on, and has at least `reserve` seconds left.
        """
        try:
            if commands.can_begin(self.table):
                await self.execute_unless_stale(commands.begin)
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
            writing = self._log.append([*rows, *extra_rows], player_seats)
            cancelled = await _wait_through_cancellation(writing)
            failed = writing.exception()
            if failed is None:
                for event, row in zip(events, rows, strict=True):
                    self._apply(event, row.at)
            elif isinstance(failed, Conflict):
                # Another process serves this table too, and was faster.
                await self._catch_up()
                failed = Refusal("refused-stale")
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

    def _apply(self, event: Event, at: int) -> None:
        self.table.apply(event)
        if isinstance(event, Played):
            metrics.count_ply(event.ply["by"])
        self.activity.note(self.table, event, at)
        self._timer.on_event(event)
        if self.table.game_seq == self.table.seq:
            self._automatic_play.on_game_change()
        self._subscribers.broadcast(event)

    def _play_on(self) -> None:
        self._automatic_play.wake(self.execute_unless_stale)

    async def close(self) -> None:
        """Stop automatic play and finish the write in progress."""
        self._timer.stop()
        self._automatic_play.stop()
        async with self._lock:
            pass


async def _wait_through_cancellation(
    work: asyncio.Future[None],
) -> asyncio.CancelledError | None:
    """Wait for `work` even if this task is cancelled; return the cancellation for later."""
    cancelled = None
    while not work.done():
        try:
            await asyncio.shield(work)
        except asyncio.CancelledError as error:
            cancelled = error
        except Exception:
            break  # the caller asks `work` for it
    return cancelled


def _weakly(method: Callable[[], None]) -> Callable[[], None]:
    """Return a call of a live table's method that does not keep the table in memory.

    Otherwise a table without subscribers would stay until the rare garbage collection.
    """
    weak = WeakMethod(method)

    def call() -> None:
        if (method := weak()) is not None:
            method()

    return call
