"""Automatic play at a live table: its start, bots' turns, and decisions when time is up."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from atoll import bots
from atoll.bots.bot import Bot, BotError, BotView, ask
from atoll.bots.random import RandomBot
from atoll.engine.json_values import Ply
from atoll.server.cluster.ownership import HeldElsewhere
from atoll.server.operations import metrics
from atoll.server.settings import ServerSettings
from atoll.server.thinking.fair_slots import Claim, Priority
from atoll.server.thinking.scheduler import Scheduler
from atoll.server.timers.turn_timer import TurnTimer
from atoll.server.updates.subscribers import Subscribers
from atoll.store.errors import StoreError
from atoll.table.commands import bot_turns, gameplay
from atoll.table.events import Event
from atoll.table.table import Table
from atoll.table.time import timeouts

__all__ = ["RETRY_SECONDS", "AutomaticPlay", "Execute"]

logger = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
"""How long bots wait before they try again when the log could not be written."""

Execute = Callable[[Callable[[Table], Sequence[Event]]], Awaitable[None]]
"""`LiveTable.execute_unless_stale`."""


class AutomaticPlay:
    """Plays whatever no person has to decide.

    The live table passes `execute` to each run; keeping it would be a reference cycle.
    """

    def __init__(
        self,
        table: Table,
        subscribers: Subscribers,
        timer: TurnTimer,
        scheduler: Scheduler,
        settings: ServerSettings,
    ) -> None:
        self._table = table
        self._subscribers = subscribers
        self._timer = timer
        self._scheduler = scheduler
        self._settings = settings
        self._task: asyncio.Task[None] | None = None
        self._woken = asyncio.Event()
        self._game_changed = asyncio.Event()
        """Set when the game has changed since a bot began to think."""
        self._stopped = False
        self._asked_seq = 0
        """The newest event after which every bot that might act out of turn has been asked."""

    @property
    def running(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self, execute: Execute) -> None:
        """Play on, if there is anything to play."""
        self._woken.set()
        if self.running or self._stopped:
            return
        if self._timer.late_seat is not None or bot_turns.has_automatic_play(self._table):
            self._task = asyncio.create_task(self._run(execute))

    def on_game_change(self) -> None:
        """Note that the position bots think about is no longer the current one."""
        self._game_changed.set()

    def stop(self) -> None:
        """Stop for good."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()

    async def _run(self, execute: Execute) -> None:
        try:
            while await self._step(execute):
                pass
        except HeldElsewhere:
            pass  # another process plays on
        except Exception:
            logger.exception("table %s: automatic play has failed", self._table.id)

    async def _step(self, execute: Execute) -> bool:
        """Do the next thing; return whether there may be another."""
        self._woken.clear()
        try:
            if gameplay.can_begin(self._table):
                await execute(gameplay.begin)
                return True
            if self._timer.late_seat is not None:
                await self._decide_late(self._timer.late_seat, execute)
                return True
            # A call of `wake` while bots were thinking, for a timeout perhaps, still counts.
            return await self._move_bot(execute) or self._woken.is_set()
        except StoreError as error:
            logger.error("%s", error)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), RETRY_SECONDS)
            return True

    async def _move_bot(self, execute: Execute) -> bool:
        """Ask the bots that may act; return whether one did.

        A bot that may act out of turn is asked once in a position.  A game of bots alone goes on
        only while it is watched: otherwise any visitor could keep the server busy.
        """
        table = self._table
        if not (table.people or table.stood_in) and self._subscribers.empty:
            return False
        seq = table.seq
        self._game_changed.clear()
        for bot, view in bot_turns.bots_to_move(table, self._scheduler.thinking(self._claim)):
            if self._asked_seq == seq and not view.must_act:
                continue
            ply = await self._think(bot, view)
            if table.game_seq > seq:
                return True
            if ply is not None:
                await self._play(view, seq, ply, execute)
                return True
        self._asked_seq = seq
        return False

    async def _decide_late(self, seat: int, execute: Execute) -> None:
        """Let a bot decide for a player whose time is up."""
        seq = self._table.seq
        ply = await self._think(*timeouts.substitute(self._table, seat))
        if ply is not None:
            await execute(lambda table: timeouts.decide_late(table, seat, seq, ply))

    @property
    def _claim(self) -> Claim:
        """For whom bots think here."""
        table = self._table
        priority = Priority.PEOPLE if table.people or table.stood_in else Priority.BOTS
        return Claim(priority, self._subscribers.address, table.id)

    async def _think(self, bot: Bot, view: BotView) -> Ply | None:
        """Return a bot's choice; a random one if it fails where it must decide."""
        choose = partial(ask, bot, view)
        try:
            with metrics.THINKING.time():
                if bots.looks_ahead(bot):
                    return await self._scheduler.run(self._claim, choose)
                return await self._scheduler.run_quick(choose)
        except BotError as error:
            logger.error("table %s: %s", self._table.id, error)
            return RandomBot().choose(view) if view.must_act else None

    async def _play(self, view: BotView, seq: int, ply: Ply, execute: Execute) -> None:
        if self._settings.bot_pause and bot_turns.ends_window_for_people(self._table, ply):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._game_changed.wait(), self._settings.bot_pause)
        await execute(lambda table: bot_turns.play_for_bot(table, view.seats, seq, ply))
