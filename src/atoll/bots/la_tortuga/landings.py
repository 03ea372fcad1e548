"""The places a move may end in, laid out one beside the other to be compared."""

import numpy as np

from atoll.bots.la_tortuga.odds import STRIDES, reachable
from atoll.bots.la_tortuga.planner import land_after
from atoll.engine.entry import entry
from atoll.games.la_tortuga.state import SPEND, STATE

EXAMPLES = {
    "states": np.zeros(0, STATE),
    "roots": np.zeros(0, STATE),
    "strides": np.zeros(0, np.int64),
    "spent": 0,
}


@entry(EXAMPLES, brief=True)
def lay_landings(states, spent, roots, strides):
    """Every position the move may end with, and its stride; the number of them.

    `spent` is the value of a card that is spent first, or 0.
    """
    game = states[0]
    marks = np.empty(STRIDES, np.int8)
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
