"""Simulated games: common random numbers, and games that never end."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from atoll.bots.search import loops
from atoll.bots.search.contract import EVENT_KINDS
from atoll.bots.search.pairing import pair_event, seed_of_sample
from atoll.engine.records.arrays import zeros
from atoll.engine.records.dice import Dice
from atoll.engine.records.menu import Menu
from atoll.engine.records.record import uint64

SAMPLES, EVENTS = 12, 10


def dice_states(seed: int, sample: int) -> list[int]:
    """The state of the dice before every event of every kind in a game of this sample."""
    dice, counts = Dice.array(), zeros(EVENT_KINDS, np.int64)
    sample_seed, states = seed_of_sample(uint64(seed), sample), []
    for event in range(EVENTS * (EVENT_KINDS - 1)):
        pair_event(dice[0], sample_seed, counts, 1 + event % (EVENT_KINDS - 1))
        states.append(int(dice["state"][0]))
    return states


def test_games_of_a_sample_share_their_random_numbers_and_samples_share_none() -> None:
    assert dice_states(7, 3) == dice_states(7, 3)
    states = [state for sample in range(SAMPLES) for state in dice_states(7, sample)]
    assert len(set(states)) == SAMPLES * EVENTS * (EVENT_KINDS - 1)


def test_a_rollout_stops_although_the_policy_never_ends_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plies = []

    def step(state: object, action: int) -> None:
        plies.append(action)
        assert len(plies) < 100_000, "the rollout does not stop"

    # The loops are bound to a game and a policy by these names.
    monkeypatch.setattr(loops, "list_actions", lambda state, menu: None)
    monkeypatch.setattr(loops, "decide", lambda state, menu, dice: 0)
    monkeypatch.setattr(loops, "step", step)
    state: Any = SimpleNamespace(actor=0)
    loops.roll_out(state, Menu(), Dice(), 0, 5)
    assert plies
