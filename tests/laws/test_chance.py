"""Chance draws what its menu lists, as often as the weights say."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.engine.position import Position
from atoll.engine.records.dice import make_dice
from atoll.games import OWN, find
from tests.laws.games import beginnings

DRAWS = 600


@given(beginnings(), st.integers(0, 2**32), st.integers(0, 2**64 - 1))
def test_only_what_is_listed_is_drawn(position: Position, seed: int, dice_seed: int) -> None:
    picks = random.Random(seed)
    dice = make_dice(dice_seed)
    while not position.over:
        if position.chance:
            action = position.draw(dice)
            assert action in position.actions
            position.play(action)
        else:
            position.play(picks.choice(position.actions))


@pytest.mark.parametrize("name", OWN)
def test_draws_follow_the_weights(name: str) -> None:
    """Chi-square over all kinds of chance in one game, from fixed seeds.

    The bound of six standard deviations is passed by chance once in a billion seeds.
    """
    position, picks = find(name).new(seed=5), random.Random(5)
    dice = make_dice(5, row=1)
    excess = freedom = 0.0
    while not position.over:
        if position.chance and len(position.actions) > 1:
            drawn = Counter(position.draw(dice) for _ in range(DRAWS))
            total = sum(position.weights)
            for action, weight in zip(position.actions, position.weights, strict=True):
                expected = DRAWS * weight / total
                excess += (drawn[action] - expected) ** 2 / expected
            freedom += len(position.actions) - 1
        position.play(picks.choice(position.actions))
    assert freedom > 0
    assert abs(excess - freedom) < 6 * (2 * freedom) ** 0.5
