"""The rest of a move, exactly: what stopping, throwing on and spending an egg are worth.

A group lands `total × dice` spaces on, or all of it goes to the raft.  So a move ends in one
of few places, and once each of them has a worth, the dice are only arithmetic.
"""

import numpy as np

from atoll.engine.rule import rule
from atoll.games.la_tortuga.state import LIMIT, MOST_DICE, ROLL, SIDES, SPEND, STOP, VALUES

STRIDES = LIMIT * MOST_DICE + 1  # a move is of so many spaces, less one, at most
BUST = 0  # no move is of 0 spaces: what falling into the water is worth stands there


@rule
def best_choice(game, worth, keepsake):
    """Stop, throw or spend, whichever is worth most; `worth` is that of every stride.

    `keepsake` is what an egg of a spent card would have been worth.
    """
    best, choice = worth[game.total * game.thrown], STOP
    rolling = worth_of_rolling(game.thrown, game.total, worth)
    if rolling > best:
        best, choice = rolling, ROLL
    if game.spend_eggs and not game.spent:
        for value in range(1, VALUES):
            if game.eggs[game.actor, value] > 0 and game.total + value <= LIMIT:
                spending = worth_of_total(game.thrown + 1, game.total + value, worth)
                spending -= keepsake * value
                if spending > best:
                    best, choice = spending, SPEND + value
    return choice


@rule
def worth_of_rolling(thrown, total, worth):
    """The mean over the sides of a die, each followed by the better of stopping and throwing."""
    mean = 0.0
    for side in range(1, SIDES + 1):
        mean += worth_of_total(thrown + 1, total + side, worth)
    return mean / SIDES


@rule
def worth_of_total(thrown, total, worth):
    """What the dice lying there are worth to somebody who goes on well."""
    if total > LIMIT:
        return worth[BUST]
    stopping = worth[total * thrown]
    if thrown == MOST_DICE:
        return stopping
    # A third die ends the move: nothing is left to choose after it.
    if thrown == MOST_DICE - 1:
        return max(stopping, worth_of_last_die(total, worth))
    return max(stopping, worth_of_two_dice(total, worth))


@rule
def worth_of_last_die(total, worth):
    mean = 0.0
    for side in range(1, SIDES + 1):
        reached = total + side
        mean += worth[BUST] if reached > LIMIT else worth[reached * MOST_DICE]
    return mean / SIDES


@rule
def worth_of_two_dice(total, worth):
    mean = 0.0
    for side in range(1, SIDES + 1):
        reached = total + side
        if reached > LIMIT:
            mean += worth[BUST]
        else:
            stopping = worth[reached * (MOST_DICE - 1)]
            mean += max(stopping, worth_of_last_die(reached, worth))
    return mean / SIDES


@rule
def reachable(game, strides):
    """Mark every stride the move may still end with; the number of them, the bust included."""
    strides[:] = False
    strides[BUST] = True
    strides[game.total * game.thrown] = True
    for thrown in range(game.thrown + 1, MOST_DICE + 1):
        for total in range(game.total + thrown - game.thrown, LIMIT + 1):
            strides[total * thrown] = True
    return np.sum(strides)
