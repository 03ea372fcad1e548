"""The exact values of stopping and rolling.

A group moves `total × dice` spaces or falls into the water.  So a move ends in one of few
places, and once each of them has a value, the values of the choices follow by arithmetic.
"""

from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import FloatRow, Row
from atoll.games.la_tortuga.actions import ROLL, STOP
from atoll.games.la_tortuga.state import LIMIT, MOST_DICE, SIDES, Tortuga

__all__ = [
    "BUST",
    "STRIDES",
    "best_choice",
    "reachable",
    "stopping",
    "value_of_last_die",
    "value_of_rolling",
    "value_of_total",
]

STRIDES = LIMIT * MOST_DICE + 1  # a move is of fewer spaces than this
BUST = 0  # the index for falling into the water, because no move is of 0 spaces


@rule
def best_choice(game: Tortuga, values: FloatRow) -> int:
    """Return the better of stopping and rolling, given the value of every stride."""
    rolling = value_of_rolling(game.thrown, game.total, values)
    return ROLL.action if rolling > stopping(game, values) else STOP.action


@rule
def stopping(game: Tortuga, values: FloatRow) -> float:
    """Return the value of stopping with these dice."""
    return values[game.total * game.thrown]


@rule
def value_of_rolling(thrown: int, total: int, values: FloatRow) -> float:
    """Return the mean over the sides of a die, each followed by the better choice."""
    if thrown == MOST_DICE - 1:
        return value_of_last_die(total, values)
    mean = 0.0
    for side in range(1, SIDES + 1):
        reached = total + side
        if reached > LIMIT:
            mean += values[BUST]
        else:
            mean += max(values[reached * (thrown + 1)], value_of_last_die(reached, values))
    return mean / SIDES


@rule
def value_of_last_die(total: int, values: FloatRow) -> float:
    """Return the value of throwing the third die, which ends the move."""
    mean = 0.0
    for side in range(1, SIDES + 1):
        reached = total + side
        mean += values[BUST] if reached > LIMIT else values[reached * MOST_DICE]
    return mean / SIDES


@rule
def value_of_total(thrown: int, total: int, values: FloatRow) -> float:
    """Return the value of these dice if the best choices follow."""
    stop = values[total * thrown]
    return stop if thrown == MOST_DICE else max(stop, value_of_rolling(thrown, total, values))


@rule
def reachable(game: Tortuga, strides: Row) -> None:
    """Mark every stride the move may end with, including `BUST`."""
    strides[:] = False
    strides[BUST] = True
    strides[game.total * game.thrown] = True
    for thrown in range(game.thrown + 1, MOST_DICE + 1):
        for total in range(game.total + thrown - game.thrown, LIMIT + 1):
            strides[total * thrown] = True
