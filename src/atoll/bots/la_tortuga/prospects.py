"""What a position is worth to a seat: its share of the win, as learned from games played.

A small network takes a glance at the position and says how strong the seat stands.
`bench/learn_la_tortuga.py` taught it.
"""

import math

import numpy as np

from atoll.bots.la_tortuga.glance import GLANCE, INPUTS, glance_at
from atoll.engine.contract import NOBODY
from atoll.engine.rule import rule
from atoll.games.la_tortuga.rules import count_eggs

HIDDEN = 64
BIAS, OUT = INPUTS, INPUTS + 1  # the rows of the weights after those of the inputs
ROWS = INPUTS + 2


@rule
def share_of_win(game, seat, beliefs, weights, glances):
    """A seat's share of the win; `weights` are those for this number of players."""
    if game.actor == NOBODY:
        return share_of_final_win(game, seat)
    glance_at(game, seat, beliefs, glances[0])
    return 1.0 / (1.0 + math.exp(-strength(glances[0], weights)))


@rule
def share_of_final_win(game, seat):
    """The game is over: the win is shared by those who are equal first."""
    mine = standing(game, seat)
    winners = 0
    for other in range(game.players):
        if standing(game, other) > mine:
            return 0.0
        winners += standing(game, other) == mine
    return 1.0 / winners


@rule
def standing(game, seat):
    eggs, cards = count_eggs(game, seat)
    return eggs * 100 + cards


@rule
def strength(glance, weights):
    """The network: one layer of units that are silent below zero, and their sum."""
    units = np.empty(HIDDEN, np.float32)
    listen(glance, weights, units)
    for unit in range(HIDDEN):
        units[unit] = max(units[unit], np.float32(0)) * weights[OUT, unit]
    half = HIDDEN
    while half > 1:  # adding up by halves takes a processor the fewest steps
        half //= 2
        for unit in range(half):
            units[unit] += units[half + unit]
    return float(units[0])


@rule
def listen(glance, weights, units):
    """What every unit hears of the glance."""
    for unit in range(HIDDEN):
        units[unit] = weights[BIAS, unit]
    for n in range(glance.count):
        row, amount = glance.row[n], glance.amount[n]
        for unit in range(HIDDEN):
            units[unit] += amount * weights[row, unit]


@rule
def share_win(game, beliefs, weights, values):
    """Every seat's share of the win, all together 1."""
    glances = np.empty(1, GLANCE)
    total = 0.0
    for seat in range(game.players):
        values[seat] = share_of_win(game, seat, beliefs, weights, glances)
        total += values[seat]
    for seat in range(game.players):
        values[seat] /= total
