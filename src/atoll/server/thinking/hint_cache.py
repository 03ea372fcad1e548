"""A cache of hints at one table."""

import asyncio
from collections.abc import Callable
from functools import partial

from atoll.bots.advice import Advice, Adviser
from atoll.bots.bot import BotView
from atoll.bots.thinking import Thinking
from atoll.server.thinking.fair_slots import Claim, Priority
from atoll.server.thinking.scheduler import Scheduler
from atoll.table.table import Table

__all__ = ["HintCache"]


class HintCache:
    """Computes the hint for each viewer of a position once."""

    def __init__(self, table: Table, scheduler: Scheduler) -> None:
        self._table = table
        self._scheduler = scheduler
        self._hints: dict[frozenset[int], asyncio.Future[list[Advice]]] = {}
        """For the position after event `_game_seq`, by the seats of those who asked."""
        self._game_seq = table.game_seq

    async def get(
        self, adviser: Callable[[Thinking], Adviser], view: BotView, address: str
    ) -> list[Advice]:
        """Return advice on the current position as seen in `view`; raise `Refusal`."""
        if self._game_seq != self._table.game_seq:
            self._game_seq = self._table.game_seq
            self._hints.clear()
        hint = self._hints.get(view.seats)
        if hint is None or (hint.done() and (hint.cancelled() or hint.exception())):
            claim = Claim(Priority.PEOPLE, address, self._table.id)
            self._scheduler.check_room(claim)
            advise = partial(adviser(self._scheduler.thinking(claim)).advise, view)
            hint = asyncio.ensure_future(self._scheduler.run(claim, advise))
            self._hints[view.seats] = hint
        return await asyncio.shield(hint)  # other requests may wait for the same hint
