"""HintCache: advice for the people at one table, thought out where the bots think."""

import asyncio
from concurrent.futures import Executor

from atoll.bots.advice import Advice, Adviser
from atoll.bots.bot import BotView
from atoll.table.table import Table


class HintCache:
    """Thinks about a question once, however often it is asked: bots of others wait for it."""

    def __init__(self, table: Table, bot_executor: Executor) -> None:
        self._table = table
        self._bot_executor = bot_executor
        self._given: dict[frozenset[int], asyncio.Future[list[Advice]]] = {}
        """What those who hold some seats were told about the game as it stands."""
        self._game_seq = table.game_seq

    async def give(self, adviser: Adviser, seen: BotView) -> list[Advice]:
        """Advice on what somebody sees now."""
        if self._game_seq != self._table.game_seq:
            self._game_seq = self._table.game_seq
            self._given.clear()
        given = self._given.get(seen.seats)
        if given is None or (given.done() and given.exception()):
            loop = asyncio.get_running_loop()
            given = loop.run_in_executor(self._bot_executor, adviser.advise, seen)
            self._given[seen.seats] = given
        return await asyncio.shield(given)  # somebody else may wait for the same
