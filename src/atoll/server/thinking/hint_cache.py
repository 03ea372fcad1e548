"""A cache of hints at one table."""

import asyncio
from concurrent.futures import Executor

from atoll.bots.advice import Advice, Adviser
from atoll.bots.bot import BotView
from atoll.table.table import Table

__all__ = ["HintCache"]


class HintCache:
    """Computes the hint for each viewer of a position once, on the bots' threads."""

    def __init__(self, table: Table, bot_executor: Executor) -> None:
        self._table = table
        self._bot_executor = bot_executor
        self._hints: dict[frozenset[int], asyncio.Future[list[Advice]]] = {}
        """For the position after event `_game_seq`, by the seats of those who asked."""
        self._game_seq = table.game_seq

    async def get(self, adviser: Adviser, view: BotView) -> list[Advice]:
        """Return advice on the current position as seen in `view`."""
        if self._game_seq != self._table.game_seq:
            self._game_seq = self._table.game_seq
            self._hints.clear()
        hint = self._hints.get(view.seats)
        if hint is None or (hint.done() and hint.exception()):
            loop = asyncio.get_running_loop()
            hint = loop.run_in_executor(self._bot_executor, adviser.advise, view)
            self._hints[view.seats] = hint
        return await asyncio.shield(hint)  # other requests may wait for the same hint
