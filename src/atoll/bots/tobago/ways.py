"""How far it is for a vehicle: steps from space to space, and all that one drive reaches."""

from typing import Any

import numpy as np

from atoll.engine.rule import rule
from atoll.games.tobago.island import ISLANDS
from atoll.games.tobago.state import STEPS
from atoll.games.tobago.tables import MOST_SPACES, STEP, as_words


def _steps() -> Any:
    """For each island the least number of steps from space to space."""
    table = np.zeros((len(ISLANDS), MOST_SPACES, MOST_SPACES), np.int8)
    for number, island in enumerate(ISLANDS):
        spaces = len(island.spaces)
        one = np.eye(spaces, dtype=np.float32)
        for space in range(spaces):
            ways = STEP[number, space]
            one[space, ways[ways >= 0]] = 1
        within = np.eye(spaces, dtype=np.float32)
        while not within.all():
            table[number, :spaces, :spaces] += within == 0
            within = np.minimum(within @ one, 1)
    return table


def _reach() -> Any:
    """For each island, number of steps and space: the set of spaces where a drive may end."""
    reach = np.zeros((len(ISLANDS), STEPS + 1, MOST_SPACES, 2), np.uint64)
    for number, island in enumerate(ISLANDS):
        spaces = len(island.spaces)
        for steps in range(STEPS + 1):
            for space in range(spaces):
                within = STEPS_BETWEEN[number, space, :spaces] <= steps
                reach[number, steps, space] = as_words(within)
    return reach


STEPS_BETWEEN = _steps()
REACH = _reach()


@rule
def steps_between(game, space, other):
    """The least number of steps from one space to another."""
    return STEPS_BETWEEN[game.island, space, other]


@rule
def is_within_drive(game, space, other):
    """Whether one drive leads from one space to another."""
    return steps_between(game, space, other) <= STEPS
