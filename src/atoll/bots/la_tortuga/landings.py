"""The places a move may end in, laid out one beside the other to be compared."""

import numpy as np

from atoll.bots.la_tortuga.odds import STRIDES, reachable
from atoll.bots.la_tortuga.planner import land_after
from atoll.engine.rule import rule
from atoll.games.la_tortuga.state import SPEND


@rule
def lay_landings(states, spent, roots, strides):
    """Every position the move may end with, and its stride; the number of them.

    `spent` is the value of a card that is spent first, or 0.
    """
    game = states[0]
    marks = np.empty(STRIDES, np.bool_)
    actor = game.actor
    if spent:
        game.eggs[actor, spent] -= 1
        game.total += spent
        game.thrown += 1
    reachable(game, marks)
    count = 0
    for stride in range(STRIDES):
        if marks[stride]:
            roots[count] = game
            land_after(roots[count], stride)
            strides[count] = stride
            count += 1
    return count


def spent_by(action: int) -> int:
    """The value of the card an action spends; 0 if none."""
    return action - SPEND if action > SPEND else 0
