"""The policies of the rollouts, and their binding to the search.

`stop_at_four` is the bot `stop4`; `lap_value`, the bot `lapwise`, counts progress along the
lap, the face-up egg and turtles to ride on.  The other two are in `novice` and `skilled`.
"""

from collections.abc import Callable
from functools import cache

import numpy as np

from atoll.bots.la_tortuga.chance_events import event_kind
from atoll.bots.la_tortuga.evaluation import appraise
from atoll.bots.la_tortuga.novice import novice
from atoll.bots.la_tortuga.odds import BUST, STRIDES, best_choice, value_of_total
from atoll.bots.la_tortuga.skilled import skilled
from atoll.bots.search.bind import Policy, Search, bind_search
from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import FloatRow, empty
from atoll.engine.records.dice import Dice
from atoll.engine.records.menu import Menu
from atoll.games.la_tortuga import GAME
from atoll.games.la_tortuga.actions import ROLL, SPEND, STOP, TURTLE
from atoll.games.la_tortuga.state import (
    BEACH_EGGS,
    BEACH_SPACE,
    LIMIT,
    NO_TURTLE,
    SPACES,
    VALUES,
    Phase,
    Tortuga,
)

__all__ = [
    "ENOUGH",
    "LAP",
    "LAPS",
    "POLICIES",
    "RIDE",
    "lap_value",
    "leader_first",
    "search",
    "spend_or",
    "stop_at_four",
    "turtles_carried",
    "turtles_on",
    "weigh_strides",
]

# ── stop_at_four ─────────────────────────────────────────────────────────────────────────

ENOUGH = 4  # with this total, another die busts too often


@rule
def stop_at_four(game: Tortuga, menu: Menu, dice: Dice) -> int:
    """Roll while the total is at most three, and never spend an egg.

    Of two turtles the one nearer to the beach goes first, before the face-up card is gone.
    """
    if game.phase == Phase.CHOOSE:
        return leader_first(game)
    return STOP.action if game.total >= ENOUGH else ROLL.action


@rule
def leader_first(game: Tortuga) -> int:
    """Choose the turtle that is further from the last beach; raft and beach count as 0."""
    first, second = 2 * game.turn, 2 * game.turn + 1
    ahead = game.at[second] % SPACES > game.at[first] % SPACES
    return TURTLE.of(second if ahead else first)


# ── lap_value ────────────────────────────────────────────────────────────────────────────

# How far each space is ahead of the raft, in laps, for a single turtle that plays best.
LAPS = np.array(
    [0, 0.0358, 0.0694, 0.1084, 0.1433, 0.1793, 0.2194, 0.2684, 0.3069, 0.3557, 0.3961]
    + [0.4454, 0.4876, 0.5348, 0.5719, 0.6254, 0.6790, 0.7316, 0.7864, 0.8223, 0.8600]
)
LAP = 3.6  # eggs a lap brings
RIDE = 1.0  # eggs a turtle under one's own is worth


@rule
def lap_value(game: Tortuga, menu: Menu, dice: Dice) -> int:
    """Value every place the move may end in by laps, the face-up egg and turtles to ride on."""
    if game.phase == Phase.CHOOSE:
        return leader_first(game)
    values = empty(STRIDES)
    weigh_strides(game, values)
    choice = best_choice(game, values)
    if game.spend_eggs and not game.spent:
        return spend_or(game, values, choice)
    return choice


@rule
def spend_or(game: Tortuga, values: FloatRow, choice: int) -> int:
    """Spend a card if it gains more than the eggs on it."""
    best = value_of_total(game.thrown, game.total, values)
    for value in range(1, VALUES):
        if game.eggs[game.actor, value] > 0 and game.total + value <= LIMIT:
            gained = value_of_total(game.thrown + 1, game.total + value, values) - value
            if gained > best:
                best, choice = gained, SPEND.of(value)
    return choice


@rule
def weigh_strides(game: Tortuga, values: FloatRow) -> None:
    """Write the eggs that every stride brings in the long run to the group's top turtle."""
    start = game.at[game.moving] % SPACES
    carried = turtles_carried(game)
    egg = game.egg if game.egg else BEACH_EGGS
    values[BUST] = 0.0
    for stride in range(1, STRIDES):
        reached = start + stride
        space = reached if reached <= SPACES else reached - SPACES
        values[stride] = LAP * LAPS[space % SPACES]
        if reached >= BEACH_SPACE:
            values[stride] += egg
        if stride != SPACES:
            values[stride] += RIDE * (carried + turtles_on(game, space))


@rule
def turtles_carried(game: Tortuga) -> int:
    """Return how many turtles of the moving group the topmost one rides on."""
    count = 0
    turtle = game.rider[game.moving]
    while turtle != NO_TURTLE:
        count += 1
        turtle = game.rider[turtle]
    return count


@rule
def turtles_on(game: Tortuga, space: int) -> int:
    """Return how many turtles stand on a space; on the raft none stands on another."""
    count = 0
    turtle = game.topmost[space]
    while turtle != NO_TURTLE:
        count += 1
        turtle = game.carrier[turtle]
    return count


# ── The search ───────────────────────────────────────────────────────────────────────────

# By the names of the bots that follow them.
POLICIES: dict[str, Callable[[Tortuga, Menu, Dice], int]] = {
    "stop4": stop_at_four,
    "lapwise": lap_value,
    "novice": novice,
    "skilled": skilled,
}


@cache
def search(policy: str) -> Search:
    """Return the search in which all seats follow this policy and the network evaluates."""
    return bind_search(GAME, Policy(policy, POLICIES[policy], event_kind, appraise))
