"""A room: one live table, the pages that watch it, and the bots that play there."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from typing import Protocol
from weakref import WeakMethod

from atoll.bots.bot import Bot, BotError, BotView, ask
from atoll.bots.random import RandomBot
from atoll.bots.thinking import Thinking
from atoll.engine.json_values import Json, Ply
from atoll.server.limits import Limits
from atoll.server.operations import metrics
from atoll.server.tables import event_codec
from atoll.server.tables.turn_timer import TurnTimer
from atoll.server.thinking.hint_cache import HintCache
from atoll.server.ws import updates
from atoll.store.errors import Conflict, StoreError
from atoll.store.log import EventLog
from atoll.store.row import Event as Line
from atoll.table import commands
from atoll.table.events import Event, GotUp, Played
from atoll.table.refusal import Refusal
from atoll.table.seats.presence import Presence
from atoll.table.seats.viewer import Viewer
from atoll.table.table import Table
from atoll.table.time import timeouts

logger = logging.getLogger(__name__)

RETRY_SECONDS = 3.0
"""How long a bot waits before it tries again, when its ply could not be written down."""

MOST_MISSED = 200
"""A page that has missed more events than this is told the whole table anew."""
MOST_REPLAYED = 4000
"""So is one that comes back to a table where more has happened: going back takes too long."""


class Watcher(Protocol):
    """A page that watches a table."""

    who: Viewer

    def send(self, message: bytes) -> None:
        """Send a message, soon; must not wait and must not fail."""


class LiveTable:
    """One table.  Events are written down first, then happen, then are told."""

    def __init__(
        self,
        table: Table,
        log: EventLog,
        bot_executor: Executor,
        limits: Limits,
        announce: Callable[[Table, Presence], None],
    ) -> None:
        self.table = table
        self.counsel = HintCache(table, bot_executor)
        self._log = log
        self._bot_executor = bot_executor
        self._limits = limits
        self._announce = announce
        self._opened = time.monotonic()
        self._left: dict[int, float] = {}
        self._lock = asyncio.Lock()
        self._watchers: set[Watcher] = set()
        self._here = Presence(patience=limits.patience)
        """Who is there; who is away, and how long somebody thinks, changes all the time."""
        self._bots: asyncio.Task[None] | None = None
        self._touched = asyncio.Event()
        self._happened = asyncio.Event()
        """Something about the game has changed since a bot began to think."""
        self._closed = False
        self._time = TurnTimer(table, _weakly(self.carry_on))
        self._asked = 0
        """The newest event after which every bot that might act out of turn has been asked."""

    # ── Watching ─────────────────────────────────────────────────────────────────────────

    @property
    def presence(self) -> Presence:
        """Who is there, who only looks on, and who has been away for how long."""
        missing = self.table.people - self._here.online
        if not missing and not self._time.running:
            return self._here
        now = time.monotonic()
        away = {seat: now - self._left.get(seat, self._opened) for seat in missing}
        return self._here._replace(away=away, thought=self._time.thought)

    @property
    def idle(self) -> bool:
        """Whether nobody watches and nothing is going on."""
        busy = self._bots is not None and not self._bots.done()
        return not (self._watchers or self._lock.locked() or busy or self._time.running)

    async def recall(self, after: int | None) -> Table | None:
        """The table as it was when a page last heard of it; None if that is too far to go back.

        Everything is played again up to there: others play meanwhile.
        """
        now = self.table
        if after is None or not max(1, now.seq - MOST_MISSED) <= after <= now.seq:
            return None
        if after == now.seq:
            return now
        return await asyncio.to_thread(now.until, after) if after <= MOST_REPLAYED else None

    def enter(
        self,
        watcher: Watcher,
        tokens: Iterable[str],
        past: Table | None = None,
        through: int | None = None,
    ) -> None:
        """A page begins to watch, or says anew which seats it holds and whose eyes it wants.

        Whoever has seen the past (see `recall`) is told what has happened since.
        """
        with self._coming_and_going(watcher):
            watcher.who = Viewer(self.table.seats_of(tokens), through)
            self._watchers.add(watcher)
        for message in self._missed(watcher.who, past):
            watcher.send(updates.encode(message))
        self.carry_on()

    def leave(self, watcher: Watcher) -> None:
        """A page is gone."""
        with self._coming_and_going(watcher):
            self._watchers.discard(watcher)

    @contextlib.contextmanager
    def _coming_and_going(self, watcher: Watcher) -> Iterator[None]:
        """Tell the other pages if this one's coming or going changes who is there."""
        before = self.presence
        yield
        self._look_around()
        after = self.presence
        now = time.monotonic()
        self._left.update((seat, now) for seat in before.online - after.online)
        if before[:2] != after[:2]:
            self._tell_seats(self._watchers - {watcher})
            self._announce(self.table, after)

    def _look_around(self) -> None:
        self._here = self._here._replace(
            online=frozenset().union(*(other.who.held for other in self._watchers)),
            watching=sum(not other.who.held for other in self._watchers),
        )

    def _vacate(self, seat: int) -> None:
        """Nobody's page holds this seat any more: whoever takes it next is somebody else."""
        for watcher in self._watchers:
            watcher.who = watcher.who._replace(held=watcher.who.held - {seat})
        self._left.pop(seat, None)
        self._look_around()

    def _missed(self, who: Viewer, past: Table | None) -> Iterable[Json]:
        """All that a page must hear to be up to date."""
        now, presence = self.table, self.presence
        # Whose eyes were lent earlier must not be looked through after they were withdrawn.
        if past is None or who.borrows:
            yield updates.whole(now, who, presence)
            return
        for event in now.events[past.seq :]:
            past.apply(event)
            yield from updates.of_event(past, event, who, presence)
        yield updates.seats(now, who, presence)

    def _tell_seats(self, watchers: Collection[Watcher]) -> None:
        presence = self.presence
        self._tell(watchers, lambda who: [updates.seats(self.table, who, presence)])

    def _tell(
        self,
        watchers: Collection[Watcher],
        words: Callable[[Viewer], Iterable[Json]],
    ) -> None:
        """Tell each watcher, working out the words once for all who see the same."""
        written: dict[Viewer, list[bytes]] = {}
        for watcher in watchers:
            who = watcher.who
            if who not in written:
                written[who] = [updates.encode(message) for message in words(who)]
            for message in written[who]:
                watcher.send(message)

    # ── Acting ───────────────────────────────────────────────────────────────────────────

    async def act(
        self, wish: Callable[[Table], Sequence[Event]], beside: Sequence[Line] = ()
    ) -> None:
        """Fulfil a wish; raises `Refusal` or `StoreError`.

        The lines given are written down together with the wish's events, or not at all.
        What is once begun is carried through, even if whoever wished it is gone meanwhile.
        """
        async with self._lock:
            events = timeouts.stamp(self.table, wish(self.table), self._time.thought)
            lines = event_codec.lines(self.table.id, self.table.seq, events)
            writing = self._log.append([*lines, *beside])
            stopped = await _settled(writing)
            failed = writing.exception()
            if failed is None:
                for event in events:
                    self._happen(event)
            elif isinstance(failed, Conflict):
                # Another process serves this table too, and was faster.
                await self._catch_up()
                failed = Refusal("refused-stale")
        if failed is None:
            self.carry_on()
        if stopped is not None:
            raise stopped
        if failed is not None:
            raise failed

    async def _catch_up(self) -> None:
        lines = await asyncio.to_thread(self._log.read, self.table.id, self.table.seq)
        for event in event_codec.events(lines):
            self._happen(event)

    def _happen(self, event: Event) -> None:
        self.table.apply(event)
        if isinstance(event, Played):
            metrics.count_ply(event.ply["by"])
        elif isinstance(event, GotUp):
            self._vacate(event.seat)
        self._time.heed(event)
        if self.table.moved == self.table.seq:
            self._happened.set()
        presence = self.presence
        self._tell(self._watchers, lambda who: updates.of_event(self.table, event, who, presence))
        if self.table.ended or not isinstance(event, Played):
            self._announce(self.table, presence)

    # ── What goes on by itself ───────────────────────────────────────────────────────────

    async def wake(self) -> None:
        """The table has been set up or read from the log: go on where it stopped."""
        try:
            if commands.may_begin(self.table):
                await self.act_unless_late(commands.begin)
        except StoreError as error:
            logger.error("%s", error)  # the table is shown as it is, and begins later
        self._time.begin()
        self.carry_on()

    def carry_on(self) -> None:
        """Begin the game when everybody is there, and let the bots move."""
        self._touched.set()
        resting = self._bots is None or self._bots.done()
        late = self._time.late is not None
        if resting and not self._closed and (late or commands.has_automatic_play(self.table)):
            self._bots = asyncio.create_task(self._carry_on())

    async def _carry_on(self) -> None:
        try:
            while await self._go_on():
                pass
        except Exception:
            logger.exception("table %s cannot go on by itself", self.table.id)

    async def _go_on(self) -> bool:
        """Let the next thing happen; whether there may be another after it."""
        self._touched.clear()
        try:
            if commands.may_begin(self.table):
                await self.act_unless_late(commands.begin)
                return True
            if self._time.late is not None:
                await self._decide_late(self._time.late)
                return True
            # Who was heard while bots thought, a clock perhaps, must not be forgotten.
            return await self._move_bot() or self._touched.is_set()
        except StoreError as error:
            logger.error("%s", error)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._touched.wait(), RETRY_SECONDS)
            return True

    async def _move_bot(self) -> bool:
        """Ask the bots that may do something; whether one of them did.

        Of the bots whose decision it is not, each is asked once in a position.  Bots among
        themselves play only while somebody looks on: else anybody could keep them thinking.
        """
        if not (self.table.people or self.table.stood_in or self._watchers):
            return False
        seq = self.table.seq
        self._happened.clear()
        for bot, seen in commands.bots_to_move(self.table, Thinking(self._limits.bot_time)):
            if self._asked == seq and not seen.must_act:
                continue
            ply = await self._think(bot, seen)
            if self.table.moved > seq:
                return True
            if ply is not None:
                await self._play_for_bot(seen, seq, ply)
                return True
        self._asked = seq
        return False

    async def _decide_late(self, seat: int) -> None:
        """Let a bot decide for somebody whose time is up."""
        seq = self.table.seq
        ply = await self._think(*timeouts.substitute(self.table, seat))
        if ply is not None:
            await self.act_unless_late(lambda table: timeouts.decide(table, seat, seq, ply))

    async def _think(self, bot: Bot, seen: BotView) -> Ply | None:
        """A bot's choice; for one that fails where it must decide, chance does, so all go on."""
        loop = asyncio.get_running_loop()
        try:
            with metrics.THINKING.time():
                return await loop.run_in_executor(self._bot_executor, ask, bot, seen)
        except BotError as error:
            logger.error("table %s: %s", self.table.id, error)
            return RandomBot().choose(seen) if seen.must_act else None

    async def _play_for_bot(self, seen: BotView, seq: int, ply: Ply) -> None:
        if self._limits.bot_pause and commands.ends_window_for_people(self.table, ply):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._happened.wait(), self._limits.bot_pause)
        await self.act_unless_late(lambda table: commands.bot_plays(table, seen.seats, seq, ply))

    async def act_unless_late(
        self, wish: Callable[[Table], Sequence[Event]], beside: Sequence[Line] = ()
    ) -> None:
        """Act, unless somebody else did something meanwhile: then one has to think again."""
        try:
            await self.act(wish, beside)
        except Refusal as refusal:
            if refusal.id != "refused-stale":
                raise

    async def close(self) -> None:
        """Finish what is being written, and let the bots rest."""
        self._closed = True
        self._time.stop()
        if self._bots is not None:
            self._bots.cancel()
        async with self._lock:
            pass


async def _settled(work: asyncio.Future[None]) -> asyncio.CancelledError | None:
    """Wait until work is done or has failed; who is told to stop meanwhile is to stop then."""
    stopped = None
    while not work.done():
        try:
            await asyncio.shield(work)
        except asyncio.CancelledError as cancelled:
            stopped = cancelled
        except Exception:
            break  # whoever waits asks for it
    return stopped


def _weakly(method: Callable[[], None]) -> Callable[[], None]:
    """Calls a method of a room, without keeping the room: what it holds must not hold it.

    Otherwise a table everybody has left would stay until garbage is looked for, which is seldom.
    """
    weak = WeakMethod(method)

    def call() -> None:
        if (method := weak()) is not None:
            method()

    return call
