"""Advice at a table: the same question is thought about once."""

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


class Sage:
    """Says nothing, and counts how often it was asked; it may be at a loss."""

    def __init__(self, failures: int = 0) -> None:
        self.asked = 0
        self.failures = failures

    def advise(self, seen: BotView) -> list[Advice]:
        self.asked += 1
        if self.asked <= self.failures:
            raise RuntimeError("at a loss")
        return []


def question(table: Table) -> BotView:
    return hints.view_for_hint(table, [actor_of(table)], table.seq)


async def test_whoever_asks_again_gets_the_same_answer() -> None:
    table, sage = begun("HH"), Sage()
    adviser = cast(Adviser, sage)
    with ThreadPoolExecutor(2) as bot_executor:
        counsel = HintCache(table, bot_executor)
        await asyncio.gather(*(counsel.give(adviser, question(table)) for _ in range(5)))
        assert await counsel.give(adviser, question(table)) == []
        assert sage.asked == 1
        apply_all(table, next_events(table))
        await counsel.give(adviser, question(table))
        assert sage.asked == 2


async def test_a_failure_is_no_answer() -> None:
    table, sage = begun("HH"), Sage(failures=1)
    adviser = cast(Adviser, sage)
    with ThreadPoolExecutor(1) as bot_executor:
        counsel = HintCache(table, bot_executor)
        with pytest.raises(RuntimeError):
            await counsel.give(adviser, question(table))
        assert await counsel.give(adviser, question(table)) == []
