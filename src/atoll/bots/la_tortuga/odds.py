"""The rest of a move, exactly: what stopping and throwing on are worth.

A group lands `total × dice` spaces on, or all of it goes to the raft.  So a move ends in one
of few places, and once each of them has a worth, the dice are only arithmetic.
"""

from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import FloatRow, Row
from atoll.games.la_tortuga.actions import ROLL, STOP
from atoll.games.la_tortuga.state import LIMIT, MOST_DICE, SIDES, Tortuga

STRIDES = LIMIT * MOST_DICE + 1  # a move is of fewer spaces than this
BUST = 0  # no move is of 0 spaces: what falling into the water is worth stands there


@rule
def best_choice(game: Tortuga, worth: FloatRow) -> int:
    """Stop or throw on; `worth` is that of every stride."""
    rolling = worth_of_rolling(game.thrown, game.total, worth)
    return ROLL.action if rolling > stopping(game, worth) else STOP.action


@rule
def stopping(game: Tortuga, worth: FloatRow) -> float:
    """What moving on with the dice lying there is worth."""
    return worth[game.total * game.thrown]


@rule
def worth_of_rolling(thrown: int, total: int, worth: FloatRow) -> float:
    """The mean over the sides of a die, each followed by the better of stopping and throwing."""
    if thrown == MOST_DICE - 1:
        return worth_of_last_die(total, worth)
    mean = 0.0
    for side in range(1, SIDES + 1):
        reached = total + side
        if reached > LIMIT:
            mean += worth[BUST]
        else:
            mean += max(worth[reached * (thrown + 1)], worth_of_last_die(reached, worth))
    return mean / SIDES


@rule
def worth_of_last_die(total: int, worth: FloatRow) -> float:
    """A third die ends the move: nothing is left to choose after it."""
    mean = 0.0
    for side in range(1, SIDES + 1):
        reached = total + side
        mean += worth[BUST] if reached > LIMIT else worth[reached * MOST_DICE]
    return mean / SIDES


@rule
def worth_of_total(thrown: int, total: int, worth: FloatRow) -> float:
    """What the dice lying there are worth to a player who goes on well."""
    stop = worth[total * thrown]
    return stop if thrown == MOST_DICE else max(stop, worth_of_rolling(thrown, total, worth))


@rule
def reachable(game: Tortuga, strides: Row) -> None:
    """Mark every stride the move may still end with, falling into the water included."""
    strides[:] = False
    strides[BUST] = True
    strides[game.total * game.thrown] = True
    for thrown in range(game.thrown + 1, MOST_DICE + 1):
        for total in range(game.total + thrown - game.thrown, LIMIT + 1):
            strides[total * thrown] = True
