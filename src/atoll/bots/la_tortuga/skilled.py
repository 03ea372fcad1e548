"""`skilled`: looks at every place a move may end in, and weighs the dice exactly.

What each place is worth, the network says.
"""

from typing import Annotated

from atoll.bots.la_tortuga.evaluation import Glance, expected_share, weights_for
from atoll.bots.la_tortuga.odds import BUST, STRIDES, best_choice, reachable, worth_of_total
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


class Scratch(Record):
    """The buffers of a planner."""

    changed: Annotated[Records[Tortuga], Tortuga, 1]  # a copy of the position to change
    landed: Annotated[Records[Tortuga], Tortuga, 1]  # a copy to end the move in
    glances: Annotated[Records[Glance], Glance, 1]
    worth: Annotated[FloatRow, "f8", STRIDES]  # of every stride to oneself
    other: Annotated[FloatRow, "f8", STRIDES]  # to another seat, or in another case
    reached: Annotated[Row, "i1", STRIDES]


@rule
def skilled(game: Tortuga, menu: Menu, dice: Dice) -> int:
    """What the network thinks best among strangers."""
    return play_skilled(game, UNKNOWN.copy(), empty(1, Scratch))


@rule
def play_skilled(game: Tortuga, beliefs: FloatGrid, scratches: Records[Scratch]) -> int:
    """What the network thinks best, believing this of all seats."""
    return plan(game, weights_for(game.players), beliefs, scratches[0])


@rule
def plan(game: Tortuga, weights: FloatGrid, beliefs: FloatGrid, scratch: Scratch) -> int:
    """The best choice by what the network thinks of the positions it may lead to."""
    if game.phase == Phase.CHOOSE:
        return plan_order(game, weights, beliefs, scratch)
    weigh_landings(game, game.actor, weights, beliefs, scratch, scratch.worth)
    choice = best_choice(game, scratch.worth)
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
    worth: FloatRow,
) -> None:
    """A seat's share of the win after every stride the move may still end with."""
    reachable(game, scratch.reached)
    for stride in range(STRIDES):
        if scratch.reached[stride]:
            scratch.landed[0] = game
            land_after(scratch.landed[0], stride)
            landed = scratch.landed[0]
            worth[stride] = expected_share(landed, seat, beliefs, weights, scratch.glances)


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
    """Like any choice, but each card that may be spent leads to landings without that card."""
    best = worth_of_total(game.thrown, game.total, scratch.worth)
    for value in range(1, VALUES):
        if game.eggs[game.actor, value] > 0 and game.total + value <= LIMIT:
            spending = worth_of_spending(game, value, weights, beliefs, scratch)
            if spending > best:
                best, choice = spending, SPEND.of(value)
    return choice


@rule
def worth_of_spending(
    game: Tortuga, value: int, weights: FloatGrid, beliefs: FloatGrid, scratch: Scratch
) -> float:
    """My share of the win if I spend this card."""
    scratch.changed[0] = game
    twin = scratch.changed[0]
    twin.eggs[game.actor, value] -= 1
    twin.total += value
    twin.thrown += 1
    weigh_landings(twin, game.actor, weights, beliefs, scratch, scratch.other)
    return worth_of_total(twin.thrown, twin.total, scratch.other)


@rule
def plan_order(game: Tortuga, weights: FloatGrid, beliefs: FloatGrid, scratch: Scratch) -> int:
    """Which of two turtles goes first, looking at the end of its move."""
    first = expect_move(game, 2 * game.turn, weights, beliefs, scratch)
    second = expect_move(game, 2 * game.turn + 1, weights, beliefs, scratch)
    return TURTLE.of(2 * game.turn + (1 if second > first else 0))


@rule
def expect_move(
    game: Tortuga, turtle: int, weights: FloatGrid, beliefs: FloatGrid, scratch: Scratch
) -> float:
    """My share of the win if this turtle goes first; the owner of the topmost turtle decides."""
    scratch.changed[0] = game
    twin = scratch.changed[0]
    twin.waiting = other_turtle(turtle)
    twin.moving = turtle
    twin.phase = Phase.DECIDE
    weigh_landings(twin, game.turn, weights, beliefs, scratch, scratch.worth)
    his = scratch.worth
    decider = owner(twin, rider_on_top(twin, turtle))
    if decider != game.turn:
        his = scratch.other
        weigh_landings(twin, decider, weights, beliefs, scratch, his)
    mean = 0.0
    for side in range(1, SIDES + 1):
        mean += followed(1, side, his, scratch.worth)[1]
    return mean / SIDES


@rule
def followed(thrown: int, total: int, his: FloatRow, mine: FloatRow) -> tuple[float, float]:
    """What dice lying there are worth to the one who decides, and to me."""
    if total > LIMIT:
        return his[BUST], mine[BUST]
    stride = total * thrown
    if thrown == MOST_DICE:
        return his[stride], mine[stride]
    his_mean = mine_mean = 0.0
    for side in range(1, SIDES + 1):
        one, other = followed_by_last(thrown + 1, total + side, his, mine)
        his_mean += one / SIDES
        mine_mean += other / SIDES
    if his_mean > his[stride]:
        return his_mean, mine_mean
    return his[stride], mine[stride]


@rule
def followed_by_last(thrown: int, total: int, his: FloatRow, mine: FloatRow) -> tuple[float, float]:
    """The same one die later: no rule may call itself."""
    if total > LIMIT:
        return his[BUST], mine[BUST]
    stride = total * thrown
    if thrown == MOST_DICE:
        return his[stride], mine[stride]
    his_mean = mine_mean = 0.0
    for side in range(1, SIDES + 1):
        reached = total + side
        end = BUST if reached > LIMIT else reached * MOST_DICE
        his_mean += his[end] / SIDES
        mine_mean += mine[end] / SIDES
    if his_mean > his[stride]:
        return his_mean, mine_mean
    return his[stride], mine[stride]
