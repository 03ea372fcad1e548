"""Bots play honestly: what a seat may not know makes no difference to its bot's choice."""

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
    """A position of a random game in which a seat is to decide."""
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
def test_a_choice_depends_on_nothing_the_seat_may_not_know(
    game: str, name: str, seed: int, plies: int, other: int
) -> None:
    position = somewhere(game, seed, plies)
    if position.over:
        return
    seat, bot = position.actor, bots.find(name, game, FEW)
    # For all the seat knows, the true position might be this one as well.
    twin = position.determinize(seat, other)
    assert bot.choose(see(position, {seat}, 5)) == bot.choose(see(twin, {seat}, 5))
