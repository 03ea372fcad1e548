"""Where to drive: up to three stops at amulets, a treasure at the end, a good place to wait.

A goal is a space with an amulet (on a regular drive) or a located treasure.  Raising ends the
drive, so a treasure is always the last stop.
"""

from atoll.bots.tobago.distances import REACH, steps_between
from atoll.bots.tobago.outlook import Outlook, amulet_worth, ground, only_site
from atoll.bots.tobago.weights import Weights
from atoll.engine.compiler.rule import rule
from atoll.games.tobago.island.sets import NONE, ONE, WORD, has_space, lowest, only
from atoll.games.tobago.rules.maps import is_located
from atoll.games.tobago.state import MAP_COUNT, Tobago

A_STEP = 0.001  # of two ways to the same place the shorter is better


@rule
def first_of(low: int, high: int) -> int:
    """The first space of a set given as two words."""
    return lowest(low) if low != NONE else WORD + lowest(high)


@rule
def without_first(low: int, high: int) -> tuple[int, int]:
    """The rest of the set."""
    if low != NONE:
        return low & (low - ONE), high
    return low, high & (high - ONE)


@rule
def without(low: int, high: int, space: int) -> tuple[int, int]:
    """A set given as two words without this space."""
    if space < WORD:
        return low & ~only(space), high
    return low, high & ~only(space - WORD)


@rule
def gain_at(game: Tobago, w: Weights, outlook: Outlook, space: int, regular: bool) -> float:
    """What a stop on a space brings: an amulet, a treasure."""
    gain = 0.0
    if regular and has_space(game.washed_up, space):
        gain += amulet_worth(w, outlook, game.amulets[outlook.seat] + 1)
    if has_space(outlook.treasures, space) and game.roses[outlook.seat] > 0:
        for treasure_map in range(MAP_COUNT):
            if is_located(game, treasure_map) and only_site(game, treasure_map) == space:
                gain += outlook.prize[treasure_map]
    return gain


@rule
def ends_at(outlook: Outlook, space: int) -> bool:
    """Whether a drive ends there because a treasure is raised."""
    return has_space(outlook.treasures, space)


@rule
def end_worth(game: Tobago, w: Weights, outlook: Outlook, space: int) -> float:
    """What it is worth to end there; for a treasure no good place is too good to leave."""
    worth = ground(game, w, outlook, space)
    return max(worth, outlook.here) if ends_at(outlook, space) else worth


@rule
def goals_within(game: Tobago, space: int, steps: int, low: int, high: int) -> tuple[int, int]:
    """The goals of a set that this many steps reach."""
    return REACH[game.island, steps, space, 0] & low, REACH[game.island, steps, space, 1] & high


@rule
def worth_with_one_step(
    game: Tobago, w: Weights, outlook: Outlook, space: int, low: int, high: int, regular: bool
) -> float:
    """The best that can follow with one step left."""
    best = ground(game, w, outlook, space)
    near, far = goals_within(game, space, 1, low, high)
    while near | far != NONE:
        goal = first_of(near, far)
        near, far = without_first(near, far)
        gain = gain_at(game, w, outlook, goal, regular) + end_worth(game, w, outlook, goal)
        best = max(best, gain - A_STEP)
    return best


@rule
def worth_with_steps(
    game: Tobago,
    w: Weights,
    outlook: Outlook,
    space: int,
    steps: int,
    low: int,
    high: int,
    regular: bool,
) -> float:
    """The best that can follow with up to two steps left."""
    best = ground(game, w, outlook, space)
    near, far = goals_within(game, space, steps, low, high)
    while near | far != NONE:
        goal = first_of(near, far)
        near, far = without_first(near, far)
        gain = gain_at(game, w, outlook, goal, regular)
        taken = steps_between(game, space, goal)
        left = steps - taken
        if left == 0 or ends_at(outlook, goal):
            gain += end_worth(game, w, outlook, goal)
        else:
            rest_low, rest_high = without(low, high, goal)
            gain += worth_with_one_step(game, w, outlook, goal, rest_low, rest_high, regular)
        best = max(best, gain - A_STEP * taken)
    return best


@rule
def step_worth(
    game: Tobago, w: Weights, outlook: Outlook, space: int, steps: int, regular: bool
) -> float:
    """What a step to a space is worth, with this many steps left after it."""
    low, high = outlook.treasures[0], outlook.treasures[1]
    if regular:
        low, high = low | game.washed_up[0], high | game.washed_up[1]
    gain = gain_at(game, w, outlook, space, regular) - A_STEP
    if steps == 0 or ends_at(outlook, space):
        return gain + end_worth(game, w, outlook, space)
    low, high = without(low, high, space)
    return gain + worth_with_steps(game, w, outlook, space, steps, low, high, regular)
