"""Games from decision to decision: the loops under `atoll.lab.walk` and `atoll.lab.vector`."""

import numpy as np

from atoll.engine.arrays import FloatRow
from atoll.engine.contract import (
    CHANCE,
    NOBODY,
    draw,
    list_actions,
    observe,
    score,
    setup,
    step,
)
from atoll.engine.dice import seed_dice
from atoll.engine.result import Result, share_of_win


def await_decision(state, dice):
    """Let chance act until somebody must decide or the game is over."""
    while state.actor == CHANCE:
        step(state, draw(state, dice))


def set_out(states, blanks, menus, dice, seed):
    """Deal a game and go to its first decision; the seat that is to decide."""
    seed_dice(dice[0], seed)
    states[0] = blanks[0]
    setup(states[0], dice[0])
    await_decision(states[0], dice[0])
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


def share_out(result: Result, players: int, together: bool, rewards: FloatRow) -> None:
    """One point for the winners to share; where all win together, one for each."""
    for seat in range(players):
        rewards[seat] = share_of_win(result, seat, together)


def begin_all(states, blanks, menus, dice, seen, planes, masks, actors, seed):
    """Deal every game anew, each from a seed of its own."""
    for i in range(len(states)):
        seed_dice(dice[i], seed + np.uint64(i))
        states[i] = blanks[0]
        setup(states[i], dice[i])
        await_decision(states[i], dice[i])
        show(states[i], menus[i], seen[i], planes[i], masks[i])
        actors[i] = states[i].actor


def first_illegal(actions, masks):
    """The first game whose action may not be done; -1 if there is none."""
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= masks.shape[1] or not masks[i, actions[i]]:
            return i
    return -1


def advance_all(
    states, blanks, menus, dice, seen, planes, masks, actors, together, actions, rewards, over,
    results,
):  # fmt: skip
    """Carry out an action in every game; one that ends is told of and at once dealt anew."""
    for i in range(len(states)):
        step(states[i], np.int64(actions[i]))
        await_decision(states[i], dice[i])
        over[i] = states[i].actor == NOBODY
        rewards[i, :] = 0.0
        if over[i]:
            score(states[i], results[i])
            share_out(results[i], states[i].players, together, rewards[i])
            states[i] = blanks[0]
            setup(states[i], dice[i])
            await_decision(states[i], dice[i])
        show(states[i], menus[i], seen[i], planes[i], masks[i])
        actors[i] = states[i].actor
