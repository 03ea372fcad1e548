"""Distances for vehicles: steps between spaces, and the spaces a drive reaches."""

from typing import cast

import numpy as np

from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import Grid
from atoll.games.tobago.island.geometry import ISLANDS
from atoll.games.tobago.island.sets import size
from atoll.games.tobago.island.tables import MOST_SPACES, STEP, as_words
from atoll.games.tobago.state import STEPS, Tobago

__all__ = ["REACH", "STEPS_BETWEEN", "is_within_drive", "spaces_within", "steps_between"]


def _steps() -> Grid:
    """Return the least number of steps from space to space, for each island."""
    table = np.zeros((len(ISLANDS), MOST_SPACES, MOST_SPACES), np.int8)
    for number, island in enumerate(ISLANDS):
        spaces = np.arange(len(island.spaces))
        ways = np.asarray(STEP)[number, spaces]
        ways = np.where(ways >= 0, ways, spaces[:, None])
        # Not by a product of matrices: its threads take seconds to start on a busy machine.
        within = np.eye(len(spaces), dtype=bool)
        while not within.all():
            table[number, : len(spaces), : len(spaces)] += ~within
            within |= within[ways].any(axis=1)
    return cast(Grid, table)


def _reach() -> Grid:
    """Return the spaces where a drive may end, by island, number of steps and space."""
    reach = np.zeros((len(ISLANDS), STEPS + 1, MOST_SPACES, 2), np.uint64)
    for number, island in enumerate(ISLANDS):
        spaces = len(island.spaces)
        for steps in range(STEPS + 1):
            for space in range(spaces):
                within = STEPS_BETWEEN[number, space, :spaces] <= steps
                reach[number, steps, space] = as_words(within)
    return cast(Grid, reach)


STEPS_BETWEEN = _steps()
REACH = _reach()


@rule
def steps_between(game: Tobago, space: int, other: int) -> int:
    """Return the least number of steps from one space to another."""
    return STEPS_BETWEEN[game.island, space, other]


@rule
def spaces_within(game: Tobago, space: int, steps: int, low: int, high: int) -> int:
    """Return how many spaces of a set are at most `steps` from a space."""
    near, far = REACH[game.island, steps, space, 0], REACH[game.island, steps, space, 1]
    return size(near & low) + size(far & high)


@rule
def is_within_drive(game: Tobago, space: int, other: int) -> bool:
    """Return whether one drive leads from one space to another."""
    return steps_between(game, space, other) <= STEPS
