"""Loops over the rules of a game: the same text for every game, compiled for each.

What Python calls takes *arrays* of records: passing an array costs a quarter of a
microsecond, a single record ten times as much.
"""

import numpy as np

from atoll.engine.contract import (
    CHANCE,
    NOBODY,
    draw,
    judge,
    list_actions,
    observe,
    redeal,
    setup,
    step,
)
from atoll.engine.dice import Purpose, below, seed_dice


def playout(state, menu, dice):
    """Play on at random to the end; the number of decisions and of chance's plies."""
    decisions = chances = 0
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            step(state, draw(state, dice))
            chances += 1
        else:
            list_actions(state, menu)
            step(state, np.int64(menu.action[below(dice, menu.count)]))
            decisions += 1
    return decisions, chances


def play_batch(states, menus, dice, players, options, seed, row, results):
    """Deal and play a game for every result wanted: those of a seed, from this row on."""
    decisions = chances = 0
    for i in range(len(results)):
        seed_dice(dice[0], seed, row + i, Purpose.GAME)
        setup(states[0], players, options, dice[0])
        d, c = playout(states[0], menus[0], dice[0])
        judge(states[0], results[i])
        decisions += d
        chances += c
    return decisions, chances


def deal(states, players, options, dice):
    """Lay out a new game."""
    setup(states[0], players, options, dice[0])


def look(states, menus):
    """List what may happen next."""
    if states[0].actor == NOBODY:
        menus[0].count = 0
    else:
        list_actions(states[0], menus[0])


def chance(states, dice):
    """Draw an outcome of chance."""
    return draw(states[0], dice[0])


def play(states, action):
    """Carry out one action."""
    step(states[0], action)


def finish(states, results):
    """Write down how the game ended."""
    judge(states[0], results[0])


def imagine(states, seat, dice):
    """Deal anew what a seat may not know."""
    redeal(states[0], seat, dice[0])


def see(states, seat, seen):
    """Write down what a seat observes."""
    observe(states[0], seat, seen[0])
