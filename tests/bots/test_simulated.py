"""Simulated games: their luck, and that they come to an end."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from atoll.bots.search import loops
from atoll.bots.search.contract import KINDS
from atoll.bots.search.pairing import luck_of, pair
from atoll.engine.records.arrays import zeros
from atoll.engine.records.dice import Dice
from atoll.engine.records.menu import Menu
from atoll.engine.records.record import uint64

SAMPLES, EVENTS = 12, 10


def states_of_luck(seed: int, sample: int) -> list[int]:
    """What the dice are before every event of every kind in a game of this sample."""
    dice, counts = Dice.array(), zeros(KINDS, np.int64)
    luck, states = luck_of(uint64(seed), sample), []
    for event in range(EVENTS * (KINDS - 1)):
        pair(dice[0], luck, counts, 1 + event % (KINDS - 1))
        states.append(int(dice["state"][0]))
    return states


def test_games_of_one_sample_have_the_same_luck_and_others_their_own() -> None:
    assert states_of_luck(7, 3) == states_of_luck(7, 3)
    states = [state for sample in range(SAMPLES) for state in states_of_luck(7, sample)]
    assert len(set(states)) == SAMPLES * EVENTS * (KINDS - 1)


def test_a_policy_that_waits_for_ever_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    plies = []

    def step(state: object, action: int) -> None:
        plies.append(action)
        assert len(plies) < 100_000, "the game is played for ever"

    # The loops are bound to a game and a policy by these names.
    monkeypatch.setattr(loops, "list_actions", lambda state, menu: None)
    monkeypatch.setattr(loops, "decide", lambda state, menu, dice: 0)
    monkeypatch.setattr(loops, "step", step)
    state: Any = SimpleNamespace(actor=0)
    loops.roll_out(state, Menu(), Dice(), 0, 5)
    assert plies
