"""The hint cache: advice on a position is computed once."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import cast

import pytest

from atoll.bots.advice import Advice, Adviser
from atoll.bots.bot import BotView
from atoll.server.thinking.hint_cache import HintCache
from atoll.table.analysis import hints
from atoll.table.table import Table
from tests.table.tables import actor_of, apply_all, begun, next_events


class CountingAdviser:
    """Gives no advice and counts its calls, the first of which may fail."""

    def __init__(self, failures: int = 0) -> None:
        self.calls = 0
        self.failures = failures

    def advise(self, view: BotView) -> list[Advice]:
        self.calls += 1
        if self.calls <= self.failures:
            raise RuntimeError("no advice")
        return []


def view_of_actor(table: Table) -> BotView:
    return hints.view_for_hint(table, [actor_of(table)], table.seq)


async def test_advice_is_computed_once_per_position() -> None:
    table, counting = begun("HH"), CountingAdviser()
    adviser = cast(Adviser, counting)
    with ThreadPoolExecutor(2) as bot_executor:
        cache = HintCache(table, bot_executor)
        await asyncio.gather(*(cache.get(adviser, view_of_actor(table)) for _ in range(5)))
        assert await cache.get(adviser, view_of_actor(table)) == []
        assert counting.calls == 1
        apply_all(table, next_events(table))
        await cache.get(adviser, view_of_actor(table))
        assert counting.calls == 2


async def test_a_failure_is_not_cached() -> None:
    table, adviser = begun("HH"), cast(Adviser, CountingAdviser(failures=1))
    with ThreadPoolExecutor(1) as bot_executor:
        cache = HintCache(table, bot_executor)
        with pytest.raises(RuntimeError):
            await cache.get(adviser, view_of_actor(table))
        assert await cache.get(adviser, view_of_actor(table)) == []
