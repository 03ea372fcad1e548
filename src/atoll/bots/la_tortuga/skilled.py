"""Planning a move: every place it may end in is looked at, and the dice are weighed exactly."""

from atoll.bots.la_tortuga.glance import GLANCE
from atoll.bots.la_tortuga.odds import (
    BUST,
    STRIDES,
    best_choice,
    reachable,
    worth_of_total,
)
from atoll.bots.la_tortuga.prospects import share_of_win
from atoll.engine.record import record
from atoll.engine.rule import rule
from atoll.games.la_tortuga.rules import advance, after_move, bust, owner, rider_on_top
from atoll.games.la_tortuga.state import (
    LIMIT,
    MOST_DICE,
    SIDES,
    SPEND,
    STATE,
    TURTLE,
    VALUES,
    Phase,
)

# What a planner has lying before it: copies of the position, one to change and one to land
# with; what every stride is worth to itself, and to somebody else or in another case.
DESK = record(
    ("changed", STATE, (1,)),
    ("landed", STATE, (1,)),
    ("glances", GLANCE, (1,)),
    ("reached", "i1", (STRIDES,)),
    ("worth", "f8", (STRIDES,)),
    ("other", "f8", (STRIDES,)),
)


@rule
def plan(game, weights, beliefs, desk):
    """The best choice by what the network thinks of the positions it may lead to."""
    if game.phase == Phase.CHOOSE:
        return plan_order(game, weights, beliefs, desk)
    weigh_landings(game, game.actor, weights, beliefs, desk, desk.worth)
    choice = best_choice(game, desk.worth)
    if game.spend_eggs and not game.spent:
        return plan_spending(game, weights, beliefs, desk, choice)
    return choice


@rule
def weigh_landings(game, seat, weights, beliefs, desk, worth):
    """A seat's share of the win after every stride the move may still end with."""
    reachable(game, desk.reached)
    for stride in range(STRIDES):
        if desk.reached[stride]:
            desk.landed[0] = game
            land_after(desk.landed[0], stride)
            worth[stride] = share_of_win(desk.landed[0], seat, beliefs, weights, desk.glances)


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
def plan_spending(game, weights, beliefs, desk, choice):
    """Like any choice, but each card that may be spent leads to landings without that card."""
    best = worth_of_total(game.thrown, game.total, desk.worth)
    for value in range(1, VALUES):
        if game.eggs[game.actor, value] > 0 and game.total + value <= LIMIT:
            spending = worth_of_spending(game, value, weights, beliefs, desk)
            if spending > best:
                best, choice = spending, SPEND + value
    return choice


@rule
def worth_of_spending(game, value, weights, beliefs, desk):
    """My share of the win if I spend this card."""
    desk.changed[0] = game
    twin = desk.changed[0]
    twin.eggs[game.actor, value] -= 1
    twin.total += value
    twin.thrown += 1
    weigh_landings(twin, game.actor, weights, beliefs, desk, desk.other)
    return worth_of_total(twin.thrown, twin.total, desk.other)


@rule
def plan_order(game, weights, beliefs, desk):
    """Which of two turtles goes first, looking at the end of its move."""
    first = expect_move(game, 2 * game.turn, weights, beliefs, desk)
    second = expect_move(game, 2 * game.turn + 1, weights, beliefs, desk)
    return TURTLE + 2 * game.turn + (1 if second > first else 0)


@rule
def expect_move(game, turtle, weights, beliefs, desk):
    """My share of the win if this turtle goes first; whoever sits on top decides for himself."""
    desk.changed[0] = game
    twin = desk.changed[0]
    twin.waiting = turtle ^ 1
    twin.moving = turtle
    twin.phase = Phase.DECIDE
    weigh_landings(twin, game.turn, weights, beliefs, desk, desk.worth)
    his = desk.worth
    decider = owner(twin, rider_on_top(twin, turtle))
    if decider != game.turn:
        his = desk.other
        weigh_landings(twin, decider, weights, beliefs, desk, his)
    mean = 0.0
    for side in range(1, SIDES + 1):
        mean += followed(1, side, his, desk.worth)[1]
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
