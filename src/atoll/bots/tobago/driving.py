"""The value of a drive: up to three stops at amulets, and a treasure or a good place at the end.

A goal is a space with an amulet (on a regular drive) or a located treasure.  Raising ends the
drive, so a treasure is always the last stop.
"""

from atoll.bots.tobago.distances import REACH, steps_between
from atoll.bots.tobago.estimate import Estimate, amulet_value, only_site, space_value
from atoll.bots.tobago.weights import Weights
from atoll.engine.compiler.rule import rule
from atoll.games.tobago.island.sets import NONE, ONE, WORD, has_space, lowest, only
from atoll.games.tobago.rules.maps import is_located
from atoll.games.tobago.state import MAP_COUNT, Tobago

__all__ = [
    "A_STEP",
    "end_value",
    "ends_at",
    "first_of",
    "gain_at",
    "goals_within",
    "step_value",
    "value_with_one_step",
    "value_with_steps",
    "without",
    "without_first",
]

A_STEP = 0.001  # the cost of a step, so that the shorter of two ways is chosen


@rule
def first_of(low: int, high: int) -> int:
    """Return the first space of a set given as two words."""
    return lowest(low) if low != NONE else WORD + lowest(high)


@rule
def without_first(low: int, high: int) -> tuple[int, int]:
    """Return the set without its first space."""
    if low != NONE:
        return low & (low - ONE), high
    return low, high & (high - ONE)


@rule
def without(low: int, high: int, space: int) -> tuple[int, int]:
    """Return a set given as two words without this space."""
    if space < WORD:
        return low & ~only(space), high
    return low, high & ~only(space - WORD)


@rule
def gain_at(game: Tobago, w: Weights, estimate: Estimate, space: int, regular: bool) -> float:
    """Return what a stop on a space gains: an amulet, a treasure."""
    gain = 0.0
    if regular and has_space(game.washed_up, space):
        gain += amulet_value(w, estimate, game.amulets[estimate.seat] + 1)
    if has_space(estimate.treasures, space) and game.roses[estimate.seat] > 0:
        for treasure_map in range(MAP_COUNT):
            if is_located(game, treasure_map) and only_site(game, treasure_map) == space:
                gain += estimate.prize[treasure_map]
    return gain


@rule
def ends_at(estimate: Estimate, space: int) -> bool:
    """Return whether a drive ends on a space because a treasure is raised there."""
    return has_space(estimate.treasures, space)


@rule
def end_value(game: Tobago, w: Weights, estimate: Estimate, space: int) -> float:
    """Return the value of ending there; leaving a good place for a treasure costs nothing."""
    value = space_value(game, w, estimate, space)
    return max(value, estimate.here) if ends_at(estimate, space) else value


@rule
def goals_within(game: Tobago, space: int, steps: int, low: int, high: int) -> tuple[int, int]:
    """Return the goals of a set at most `steps` away."""
    return REACH[game.island, steps, space, 0] & low, REACH[game.island, steps, space, 1] & high


@rule
def value_with_one_step(
    game: Tobago, w: Weights, estimate: Estimate, space: int, low: int, high: int, regular: bool
) -> float:
    """Return the best value with one step left."""
    best = space_value(game, w, estimate, space)
    near, far = goals_within(game, space, 1, low, high)
    while near | far != NONE:
        goal = first_of(near, far)
        near, far = without_first(near, far)
        gain = gain_at(game, w, estimate, goal, regular) + end_value(game, w, estimate, goal)
        best = max(best, gain - A_STEP)
    return best


@rule
def value_with_steps(
    game: Tobago,
    w: Weights,
    estimate: Estimate,
    space: int,
    steps: int,
    low: int,
    high: int,
    regular: bool,
) -> float:
    """Return the best value with up to two steps left."""
    best = space_value(game, w, estimate, space)
    near, far = goals_within(game, space, steps, low, high)
    while near | far != NONE:
        goal = first_of(near, far)
        near, far = without_first(near, far)
        gain = gain_at(game, w, estimate, goal, regular)
        taken = steps_between(game, space, goal)
        left = steps - taken
        if left == 0 or ends_at(estimate, goal):
            gain += end_value(game, w, estimate, goal)
        else:
            rest_low, rest_high = without(low, high, goal)
            gain += value_with_one_step(game, w, estimate, goal, rest_low, rest_high, regular)
        best = max(best, gain - A_STEP * taken)
    return best


@rule
def step_value(
    game: Tobago, w: Weights, estimate: Estimate, space: int, steps: int, regular: bool
) -> float:
    """Return the value of a step to a space with `steps` left after it."""
    low, high = estimate.treasures[0], estimate.treasures[1]
    if regular:
        low, high = low | game.washed_up[0], high | game.washed_up[1]
    gain = gain_at(game, w, estimate, space, regular) - A_STEP
    if steps == 0 or ends_at(estimate, space):
        return gain + end_value(game, w, estimate, space)
    low, high = without(low, high, space)
    return gain + value_with_steps(game, w, estimate, space, steps, low, high, regular)
