"""The hint cache: advice on a position is computed once."""

import asyncio
from contextlib import closing
from typing import cast

import pytest

from atoll.bots.advice import Advice, Adviser
from atoll.bots.bot import BotView
from atoll.server.settings import ServerSettings
from atoll.server.thinking.hint_cache import HintCache
from atoll.server.thinking.scheduler import Scheduler
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


async def ask(cache: HintCache, adviser: CountingAdviser, table: Table) -> list[Advice]:
    return await cache.get(lambda _: cast(Adviser, adviser), view_of_actor(table), "127.0.0.1")


async def test_advice_is_computed_once_per_position() -> None:
    table, counting = begun("HH"), CountingAdviser()
    with closing(Scheduler(ServerSettings())) as scheduler:
        cache = HintCache(table, scheduler)
        await asyncio.gather(*(ask(cache, counting, table) for _ in range(5)))
        assert await ask(cache, counting, table) == []
        assert counting.calls == 1
        apply_all(table, next_events(table))
        await ask(cache, counting, table)
        assert counting.calls == 2


async def test_a_failure_is_not_cached() -> None:
    table, counting = begun("HH"), CountingAdviser(failures=1)
    with closing(Scheduler(ServerSettings())) as scheduler:
        cache = HintCache(table, scheduler)
        with pytest.raises(RuntimeError):
            await ask(cache, counting, table)
        assert await ask(cache, counting, table) == []
