"""`skilled`: evaluates every place a move may end in, and weighs the dice exactly.

The network gives the value of each place.
"""

from typing import Annotated

from atoll.bots.la_tortuga.evaluation import Encoding, expected_share, weights_for
from atoll.bots.la_tortuga.odds import BUST, STRIDES, best_choice, reachable, value_of_total
from atoll.bots.la_tortuga.styles import UNKNOWN
from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import FloatGrid, FloatRow, Records, Row, empty
from atoll.engine.records.dice import Dice
from atoll.engine.records.menu import Menu
from atoll.engine.records.record import Record
from atoll.games.la_tortuga.actions import SPEND, TURTLE
from atoll.games.la_tortuga.rules import (
    advance,
    after_move,
    bust,
    other_turtle,
    owner,
    rider_on_top,
)
from atoll.games.la_tortuga.state import LIMIT, MOST_DICE, SIDES, VALUES, Phase, Tortuga

__all__ = [
    "Scratch",
    "expect_move",
    "expected_values",
    "expected_values_of_last",
    "land_after",
    "plan",
    "plan_order",
    "plan_spending",
    "play_skilled",
    "skilled",
    "value_of_spending",
    "weigh_landings",
]


class Scratch(Record):
    """The buffers of a planner."""

    changed: Annotated[Records[Tortuga], Tortuga, 1]  # a copy of the position to change
    landed: Annotated[Records[Tortuga], Tortuga, 1]  # a copy to end the move in
    encodings: Annotated[Records[Encoding], Encoding, 1]
    values: Annotated[FloatRow, "f8", STRIDES]  # for the deciding seat, by stride
    other_values: Annotated[FloatRow, "f8", STRIDES]  # for another seat, or another case
    reached: Annotated[Row, "i1", STRIDES]


@rule
def skilled(game: Tortuga, menu: Menu, dice: Dice) -> int:
    """Choose by the network, knowing nothing about the styles of the others."""
    return play_skilled(game, UNKNOWN.copy(), empty(1, Scratch))


@rule
def play_skilled(game: Tortuga, beliefs: FloatGrid, scratches: Records[Scratch]) -> int:
    """Choose by the network, given the beliefs about all seats."""
    return plan(game, weights_for(game.players), beliefs, scratches[0])


@rule
def plan(game: Tortuga, weights: FloatGrid, beliefs: FloatGrid, scratch: Scratch) -> int:
    """Choose by the network's values of the positions each choice may lead to."""
    if game.phase == Phase.CHOOSE:
        return plan_order(game, weights, beliefs, scratch)
    weigh_landings(game, game.actor, weights, beliefs, scratch, scratch.values)
    choice = best_choice(game, scratch.values)
    if game.spend_eggs and not game.spent:
        return plan_spending(game, weights, beliefs, scratch, choice)
    return choice


@rule
def weigh_landings(
    game: Tortuga,
    seat: int,
    weights: FloatGrid,
    beliefs: FloatGrid,
    scratch: Scratch,
    values: FloatRow,
) -> None:
    """Write a seat's share of the win after every stride the move may end with."""
    reachable(game, scratch.reached)
    for stride in range(STRIDES):
        if scratch.reached[stride]:
            scratch.landed[0] = game
            land_after(scratch.landed[0], stride)
            landed = scratch.landed[0]
            values[stride] = expected_share(landed, seat, beliefs, weights, scratch.encodings)


@rule
def land_after(game: Tortuga, stride: int) -> None:
    """End the move with this stride, or in the water."""
    if stride == BUST:
        bust(game)
        after_move(game)
    else:
        game.total = stride
        game.thrown = 1
        advance(game)


@rule
def plan_spending(
    game: Tortuga, weights: FloatGrid, beliefs: FloatGrid, scratch: Scratch, choice: int
) -> int:
    """Compare the choice with spending each card, which leads to landings without that card."""
    best = value_of_total(game.thrown, game.total, scratch.values)
    for value in range(1, VALUES):
        if game.eggs[game.actor, value] > 0 and game.total + value <= LIMIT:
            spending = value_of_spending(game, value, weights, beliefs, scratch)
            if spending > best:
                best, choice = spending, SPEND.of(value)
    return choice


@rule
def value_of_spending(
    game: Tortuga, value: int, weights: FloatGrid, beliefs: FloatGrid, scratch: Scratch
) -> float:
    """Return the deciding seat's share of the win if it spends this card."""
    scratch.changed[0] = game
    changed = scratch.changed[0]
    changed.eggs[game.actor, value] -= 1
    changed.total += value
    changed.thrown += 1
    weigh_landings(changed, game.actor, weights, beliefs, scratch, scratch.other_values)
    return value_of_total(changed.thrown, changed.total, scratch.other_values)


@rule
def plan_order(game: Tortuga, weights: FloatGrid, beliefs: FloatGrid, scratch: Scratch) -> int:
    """Choose which of two turtles goes first, by the end of its move."""
    first = expect_move(game, 2 * game.turn, weights, beliefs, scratch)
    second = expect_move(game, 2 * game.turn + 1, weights, beliefs, scratch)
    return TURTLE.of(2 * game.turn + (1 if second > first else 0))


@rule
def expect_move(
    game: Tortuga, turtle: int, weights: FloatGrid, beliefs: FloatGrid, scratch: Scratch
) -> float:
    """Return the choosing seat's share of the win if this turtle goes first.

    The owner of the topmost turtle decides about the dice.
    """
    scratch.changed[0] = game
    changed = scratch.changed[0]
    changed.waiting = other_turtle(turtle)
    changed.moving = turtle
    changed.phase = Phase.DECIDE
    weigh_landings(changed, game.turn, weights, beliefs, scratch, scratch.values)
    theirs = scratch.values
    decider = owner(changed, rider_on_top(changed, turtle))
    if decider != game.turn:
        theirs = scratch.other_values
        weigh_landings(changed, decider, weights, beliefs, scratch, theirs)
    mean = 0.0
    for side in range(1, SIDES + 1):
        mean += expected_values(1, side, theirs, scratch.values)[1]
    return mean / SIDES


@rule
def expected_values(
    thrown: int, total: int, theirs: FloatRow, mine: FloatRow
) -> tuple[float, float]:
    """Return the values of these dice for the deciding and for the choosing seat."""
    if total > LIMIT:
        return theirs[BUST], mine[BUST]
    stride = total * thrown
    if thrown == MOST_DICE:
        return theirs[stride], mine[stride]
    their_mean = own_mean = 0.0
    for side in range(1, SIDES + 1):
        one, other = expected_values_of_last(thrown + 1, total + side, theirs, mine)
        their_mean += one / SIDES
        own_mean += other / SIDES
    if their_mean > theirs[stride]:
        return their_mean, own_mean
    return theirs[stride], mine[stride]


@rule
def expected_values_of_last(
    thrown: int, total: int, theirs: FloatRow, mine: FloatRow
) -> tuple[float, float]:
    """The same one die later, because a rule must not be recursive."""
    if total > LIMIT:
        return theirs[BUST], mine[BUST]
    stride = total * thrown
    if thrown == MOST_DICE:
        return theirs[stride], mine[stride]
    their_mean = own_mean = 0.0
    for side in range(1, SIDES + 1):
        reached = total + side
        end = BUST if reached > LIMIT else reached * MOST_DICE
        their_mean += theirs[end] / SIDES
        own_mean += mine[end] / SIDES
    if their_mean > theirs[stride]:
        return their_mean, own_mean
    return theirs[stride], mine[stride]
