"""Interpreted and compiled rules agree, in every position of random games."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from atoll import bots
from atoll.bots.bot import see
from atoll.bots.warm import table_entries
from atoll.engine.compiler.entry import AnyEntry, Entry, compiling_is_disabled
from atoll.engine.position import Position
from atoll.engine.records.dice import make_dice
from atoll.games import OWN, find
from tests.laws.games import beginnings

if compiling_is_disabled():
    pytest.skip("there is only one world", allow_module_level=True)

BOTS = ("novice", "skilled")


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    for name in OWN:
        for entry in table_entries(find(name)):
            entry.compile()


@pytest.fixture(autouse=True)
def _in_both_worlds(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """Let every call run interpreted as well, and compare what comes of it."""
    compiled, called = Entry.__call__, set[str]()

    def call(self: AnyEntry, *arguments: Any) -> Any:
        assert self.compiled
        copies = [each.copy() if isinstance(each, np.ndarray) else each for each in arguments]
        expected = self.function(*copies)
        result = compiled(self, *arguments)
        assert result == expected, self.name
        for mine, theirs in zip(arguments, copies, strict=True):
            if isinstance(mine, np.ndarray):
                assert mine.tobytes() == theirs.tobytes(), self.name
        called.add(self.name)
        return result

    monkeypatch.setattr(Entry, "__call__", call)
    yield called
    assert called, "something was compared"


def act(position: Position, dice: Any, picks: random.Random) -> None:
    """One ply, by chance, at random or by a bot, after everything has been looked at."""
    if position.chance:
        position.play(position.draw(dice))
        return
    seat, seed = picks.randrange(position.players), picks.getrandbits(64)
    position.observe(seat)
    position.determinize(seat, seed).view(seat)
    seen = see(position, {position.actor}, seed)
    choices = [bots.find(name, position.game.name).choose(seen) for name in BOTS]
    choices.append(picks.choice([ply for ply in position.legal if ply["by"] == position.actor]))
    chosen = picks.choice(choices)
    assert chosen is not None
    position.play(chosen)


@settings(max_examples=12, suppress_health_check=[*HealthCheck])
@given(beginnings(), st.integers(0, 2**32))
def test_step_menu_view_and_choices_agree(position: Position, seed: int) -> None:
    dice, picks = make_dice(seed), random.Random(seed)
    for _ in range(150):
        if position.over:
            break
        act(position, dice, picks)
    assert position.over == (position.outcome is not None)
