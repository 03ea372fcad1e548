"""What a position is worth: every seat's share of the win, as learned from games played.

A small network looks at the position through the eyes of one seat, its own turtles and eggs
first and then the others' in the order of play, and says how strong the seat stands.  The
shares follow from the strengths of all seats.  `bench/learn_la_tortuga.py` taught it.
"""

import numpy as np

from atoll.bots.la_tortuga.lapwise import LAPS
from atoll.engine.contract import NOBODY
from atoll.engine.rule import rule
from atoll.games.la_tortuga.rules import count_eggs, has_two_turtles, other_turtle
from atoll.games.la_tortuga.state import (
    BEACH_EGGS,
    DECK,
    MOST_PLAYERS,
    NO_TURTLE,
    SPACES,
    VALUES,
    Phase,
)

PER_TURTLE, PER_SEAT, COMMON = 7, 2, 3
INPUTS = MOST_PLAYERS * (PER_TURTLE + PER_SEAT) + COMMON
HIDDEN = 24
BIAS, OUT = INPUTS, INPUTS + 1  # the rows of the weights after those of the inputs
ROWS = INPUTS + 2


@rule
def share_win(game, weights, inputs, values):
    """Every seat's share of the win; `weights` are those for this number of players."""
    if game.actor == NOBODY:
        share_final_win(game, values)
        return
    total = 0.0
    for seat in range(game.players):
        describe(game, seat, inputs)
        values[seat] = np.exp(strength(game, weights, inputs))
        total += values[seat]
    for seat in range(game.players):
        values[seat] /= total


@rule
def share_final_win(game, values):
    """The game is over: the win is shared by those who are equal first."""
    best = -1
    winners = 0
    for seat in range(game.players):
        eggs, cards = count_eggs(game, seat)
        standing = eggs * 100 + cards
        winners = winners + 1 if standing == best else 1 if standing > best else winners
        best = max(best, standing)
    for seat in range(game.players):
        eggs, cards = count_eggs(game, seat)
        values[seat] = 1.0 / winners if eggs * 100 + cards == best else 0.0


@rule
def strength(game, weights, inputs):
    """The network: one layer of units that are silent below zero, and their sum."""
    count = inputs_used(game)
    total = 0.0
    units = np.empty(HIDDEN, np.float32)
    for unit in range(HIDDEN):
        units[unit] = weights[BIAS, unit]
    for i in range(count):
        if inputs[i] != 0:
            for unit in range(HIDDEN):
                units[unit] += inputs[i] * weights[i, unit]
    for unit in range(HIDDEN):
        if units[unit] > 0:
            total += units[unit] * weights[OUT, unit]
    return total


@rule
def inputs_used(game):
    turtles = 2 * game.players if has_two_turtles(game) else game.players
    return turtles * PER_TURTLE + game.players * PER_SEAT + COMMON


@rule
def describe(game, seat, inputs):
    """The position through the eyes of a seat, in numbers of about the size of one."""
    each = 2 if has_two_turtles(game) else 1
    place = 0
    mean = mean_unseen(game)
    inputs[place] = (mean if game.phase == Phase.TURN_UP else face_up(game)) / BEACH_EGGS
    inputs[place + 1] = game.deck / DECK
    inputs[place + 2] = game.deck * mean / 80.0
    place += COMMON
    for n in range(game.players):
        owner = (seat + n) % game.players
        eggs, cards = count_eggs(game, owner)
        inputs[place] = eggs / 20.0
        inputs[place + 1] = cards / 6.0
        place += PER_SEAT
        for k in range(each):
            describe_turtle(game, each * owner + k, inputs[place : place + PER_TURTLE])
            place += PER_TURTLE


@rule
def describe_turtle(game, turtle, inputs):
    """How far it has come, what it rides on, what it carries, whether it moves next."""
    space = game.at[turtle]
    mate = other_turtle(turtle) if has_two_turtles(game) else NO_TURTLE
    inputs[0] = LAPS[space % SPACES]
    inputs[1], inputs[5] = count_pile(turtle, mate, game.rider)
    inputs[2], inputs[6] = count_pile(turtle, mate, game.carrier)
    inputs[3] = moves_next(game, turtle)
    inputs[4] = 1.0 if space == 0 else 0.0


@rule
def count_pile(turtle, mate, neighbour):
    """How many turtles stand above, or below, this one; and whether its mate is among them."""
    count = mates = 0
    turtle = neighbour[turtle]
    while turtle != NO_TURTLE:
        count += 1
        mates += turtle == mate
        turtle = neighbour[turtle]
    return count, mates


@rule
def moves_next(game, turtle):
    """Whether it is this turtle's move, or about to be when the dice lying there are done."""
    if game.phase == Phase.DIE and game.thrown == 0:
        return 1.0 if turtle == game.moving else 0.0
    if game.phase == Phase.CHOOSE:
        return 0.5 if turtle >> 1 == game.turn else 0.0
    if game.waiting != NO_TURTLE:
        return 1.0 if turtle == game.waiting else 0.0
    after = game.turn + 1 if game.turn + 1 < game.players else 0
    if has_two_turtles(game):
        return 0.5 if turtle >> 1 == after else 0.0
    return 1.0 if turtle == after else 0.0


@rule
def face_up(game):
    return game.egg if game.egg else BEACH_EGGS


@rule
def mean_unseen(game):
    """The mean of the cards nobody has seen."""
    eggs = cards = 0
    for value in range(1, VALUES):
        eggs += value * game.unseen[value]
        cards += game.unseen[value]
    return eggs / max(1, cards)
