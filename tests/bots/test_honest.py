"""Bots use no hidden information: it makes no difference to their choices."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from atoll import bots, games
from atoll.bots.bot import see
from atoll.bots.thinking import Thinking
from atoll.engine.position import Position
from atoll.engine.records.dice import make_dice

FEW = Thinking(simulations=40)
EVERY_BOT = [(game, name) for game in games.OWN for name in bots.names_for(game)]


def somewhere(game: str, seed: int, plies: int) -> Position:
    """A position of a random game in which a seat decides."""
    position = games.find(game).new(seed=seed)
    dice = make_dice(seed, row=1)
    rng = np.random.default_rng(seed)
    while not position.over and (position.chance or len(position.plies) < plies):
        action = position.draw(dice) if position.chance else int(rng.choice(position.actions))
        position.play(action)
    return position


@pytest.mark.parametrize(("game", "name"), EVERY_BOT)
@settings(max_examples=10)  # each is two choices of a bot that may look ahead
@given(seed=st.integers(0, 10_000), plies=st.integers(0, 60), other=st.integers(1, 2**63))
def test_a_choice_does_not_depend_on_hidden_information(
    game: str, name: str, seed: int, plies: int, other: int
) -> None:
    position = somewhere(game, seed, plies)
    if position.over:
        return
    seat, bot = position.actor, bots.find(name, game, FEW)
    # As far as the seat knows, the true position could be this one.
    alternative = position.determinize(seat, other)
    assert bot.choose(see(position, {seat}, 5)) == bot.choose(see(alternative, {seat}, 5))
