"""Games from decision to decision: the loops under `atoll.lab.walk` and `atoll.lab.vector`."""

import numpy as np

from atoll.engine.contract import (
    CHANCE,
    NOBODY,
    draw,
    judge,
    list_actions,
    observe,
    setup,
    step,
)
from atoll.engine.dice import Purpose, seed_dice


def await_decision(state, dice):
    """Let chance act until somebody must decide or the game is over."""
    while state.actor == CHANCE:
        step(state, draw(state, dice))


def deal_game(state, dice, players, options, seed, number):
    """Deal the game of this number of a seed and go to its first decision."""
    seed_dice(dice, seed, number, Purpose.GAME)
    setup(state, players, options, dice)
    await_decision(state, dice)


def set_out(states, menus, dice, players, options, seed):
    """Deal a game and go to its first decision; the seat that is to decide."""
    deal_game(states[0], dice[0], players, options, seed, 0)
    list_actions(states[0], menus[0])
    return states[0].actor


def walk_on(states, menus, dice, action):
    """Carry out an action and go on to the next decision; the seat that is to decide."""
    step(states[0], action)
    await_decision(states[0], dice[0])
    if states[0].actor == NOBODY:
        menus[0].count = 0
    else:
        list_actions(states[0], menus[0])
    return states[0].actor


def show(state, menu, seen, plane, mask):
    """Write down what the deciding seat sees and may do; the menu before tells what to wipe."""
    for i in range(menu.count):
        mask[menu.action[i]] = False
    list_actions(state, menu)
    for i in range(menu.count):
        mask[menu.action[i]] = True
    plane[:] = 0
    observe(state, np.int64(state.actor), seen)


def share_out(result, players, together, rewards):
    """One point for the winners to share; where all win together, one for each."""
    winners = 0
    for seat in range(players):
        winners += result.winners >> seat & 1
    point = 1.0 if together else 1.0 / max(winners, 1)
    for seat in range(players):
        rewards[seat] = point * (result.winners >> seat & 1)


def begin_all(
    states, menus, dice, players, options, seen, planes, masks, actors, seed, numbers
):  # fmt: skip
    """Deal games 0, 1, 2 … of a seed."""
    for i in range(len(states)):
        numbers[i] = i
        deal_game(states[i], dice[i], players, options, seed, numbers[i])
        show(states[i], menus[i], seen[i], planes[i], masks[i])
        actors[i] = states[i].actor


def first_illegal(actions, masks):
    """The first game whose action may not be done; -1 if there is none."""
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= masks.shape[1] or not masks[i, actions[i]]:
            return i
    return -1


def advance_all(
    states, menus, dice, players, options, seen, planes, masks, actors, seed, numbers,
    together, actions, rewards, over, results,
):  # fmt: skip
    """Carry out an action in every game; in the row of one that ends, deal the next at once.

    Rows take the numbers that leave the same remainder, so that no two deal the same game.
    """
    for i in range(len(states)):
        step(states[i], np.int64(actions[i]))
        await_decision(states[i], dice[i])
        over[i] = states[i].actor == NOBODY
        rewards[i, :] = 0.0
        if over[i]:
            judge(states[i], results[i])
            share_out(results[i], players, together, rewards[i])
            numbers[i] += len(states)
            deal_game(states[i], dice[i], players, options, seed, numbers[i])
        show(states[i], menus[i], seen[i], planes[i], masks[i])
        actors[i] = states[i].actor
