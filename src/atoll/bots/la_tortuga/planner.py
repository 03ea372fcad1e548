"""Planning a move: every place it may end in is looked at, and the dice are weighed exactly."""

import numpy as np

from atoll.bots.la_tortuga.odds import (
    BUST,
    STRIDES,
    best_choice,
    reachable,
    worth_of_total,
)
from atoll.bots.la_tortuga.prospects import INPUTS, share_win
from atoll.engine.rule import rule
from atoll.games.la_tortuga.rules import advance, after_move, bust, owner, rider_on_top
from atoll.games.la_tortuga.state import (
    LIMIT,
    MOST_DICE,
    MOST_PLAYERS,
    SIDES,
    SPEND,
    STATE,
    TURTLE,
    VALUES,
    Phase,
)


@rule
def plan(game, weights):
    """The best choice by what the network thinks of the positions it may lead to."""
    if game.phase == Phase.CHOOSE:
        return plan_order(game, weights)
    worth = np.empty((STRIDES, MOST_PLAYERS))
    weigh_landings(game, weights, worth)
    mine = worth[:, game.actor]
    if game.spend_eggs and not game.spent:
        return plan_spending(game, weights, mine)
    return best_choice(game, mine)


@rule
def weigh_landings(game, weights, worth):
    """Every seat's share of the win after every stride the move may still end with."""
    strides = np.empty(STRIDES, np.bool_)
    inputs = np.zeros(INPUTS, np.float32)
    twins = np.empty(1, STATE)
    reachable(game, strides)
    for stride in range(STRIDES):
        if strides[stride]:
            weigh_landing(game, stride, twins, weights, inputs, worth[stride])


@rule
def weigh_landing(game, stride, twins, weights, inputs, worth):
    """Every seat's share of the win after this stride."""
    twins[0] = game
    land_after(twins[0], stride)
    share_win(twins[0], weights, inputs, worth)


@rule
def land_after(game, stride):
    """End the move with this stride, or in the water."""
    if stride == BUST:
        bust(game)
        after_move(game)
    else:
        game.total = stride
        game.thrown = 1
        advance(game)


@rule
def plan_spending(game, weights, worth):
    """Like any choice, but each card that may be spent leads to landings without that card."""
    choice = best_choice(game, worth)
    best = worth_of_total(game.thrown, game.total, worth)
    twins = np.empty(1, STATE)
    landings = np.empty((STRIDES, MOST_PLAYERS))
    for value in range(1, VALUES):
        if game.eggs[game.actor, value] > 0 and game.total + value <= LIMIT:
            spending = worth_of_spending(game, value, twins, weights, landings)
            if spending > best:
                best, choice = spending, SPEND + value
    return choice


@rule
def worth_of_spending(game, value, twins, weights, landings):
    """My share of the win if I spend this card."""
    twins[0] = game
    twin = twins[0]
    twin.eggs[game.actor, value] -= 1
    twin.total += value
    twin.thrown += 1
    weigh_landings(twin, weights, landings)
    return worth_of_total(twin.thrown, twin.total, landings[:, game.actor])


@rule
def plan_order(game, weights):
    """Which of two turtles goes first, looking at the end of its move."""
    twins = np.empty(1, STATE)
    first = expect_move(game, 2 * game.turn, twins, weights)
    second = expect_move(game, 2 * game.turn + 1, twins, weights)
    return TURTLE + 2 * game.turn + (1 if second > first else 0)


@rule
def expect_move(game, turtle, twins, weights):
    """My share of the win if this turtle goes first; whoever sits on top decides for himself."""
    twins[0] = game
    twin = twins[0]
    twin.waiting = turtle ^ 1
    twin.moving = turtle
    twin.phase = Phase.DECIDE
    worth = np.empty((STRIDES, MOST_PLAYERS))
    weigh_landings(twin, weights, worth)
    mine = worth[:, game.turn]
    his = worth[:, owner(twin, rider_on_top(twin, turtle))]
    mean = 0.0
    for side in range(1, SIDES + 1):
        mean += followed(1, side, his, mine)[1]
    return mean / SIDES


@rule
def followed(thrown, total, his, mine):
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
def followed_by_last(thrown, total, his, mine):
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
