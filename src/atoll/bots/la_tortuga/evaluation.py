"""A glance: the position through the eyes of one seat, as the short list of what is so.

Each entry names a row of the network's weights and an amount, 1 for what simply is so.  Own
turtles and eggs come first and then the others' in the order of play.
"""

import numpy as np

from atoll.bots.la_tortuga.styles import Style
from atoll.engine.record import record
from atoll.engine.rule import rule
from atoll.games.la_tortuga.rules import count_eggs, has_two_turtles
from atoll.games.la_tortuga.state import (
    BEACH_EGGS,
    DECK,
    MOST_PLAYERS,
    MOST_TURTLES,
    NO_TURTLE,
    RAFT,
    SPACES,
    VALUES,
    Phase,
)

# Where the rows of each kind begin.
FACE_UP = 0  # nothing yet, an egg card, or the beach
DECK_LEFT = FACE_UP + BEACH_EGGS + 1
EGGS_LEFT = DECK_LEFT + DECK + 1
SPENDING = EGGS_LEFT + 1
NEXT = SPENDING + 1  # the turtle that moves next, or the seat that chooses one
EGGS = NEXT + MOST_TURTLES + MOST_PLAYERS
PER_SEAT = 3
MANNERS = 2  # some weigh the places a move may end in, some only count their dice
MANNER = EGGS + PER_SEAT * MOST_PLAYERS
PLACE = MANNER + MANNERS * MOST_PLAYERS
PILE = PLACE + (SPACES + 1) * MOST_TURTLES
MOST_COUNTED = 3  # a pile is seldom higher
PER_PILE = 2 * MOST_COUNTED
DISTANCE = PILE + PER_PILE * MOST_TURTLES  # of every turtle from each of one's own
ABOVE, BELOW = 0, SPACES  # on the same space there are two cases
PER_PAIR = SPACES + 1
INPUTS = DISTANCE + 2 * PER_PAIR * MOST_TURTLES

MOST_ENTRIES = 96
GLANCE = record(("count", "i2"), ("row", "i2", MOST_ENTRIES), ("amount", "f4", MOST_ENTRIES))


@rule
def glance_at(game, seat, beliefs, glance):
    """Write down what this seat sees, and what it believes of the others."""
    glance.count = 0
    see_eggs_to_come(game, glance)
    note(glance, NEXT + next_to_move(game, seat), 1.0)
    see_seats(game, seat, beliefs, glance)
    each = 2 if has_two_turtles(game) else 1
    turtles = each * game.players
    for n in range(turtles):
        turtle = (each * seat + n) % turtles
        note(glance, PLACE + (SPACES + 1) * n + int(game.at[turtle]), 1.0)
        if game.at[turtle] != RAFT:
            see_pile(game, turtle, PILE + PER_PILE * n, glance)
            for own in range(min(n, each)):
                pair = DISTANCE + PER_PAIR * (MOST_TURTLES * own + n)
                see_distance(game, each * seat + own, turtle, pair, glance)


@rule
def note(glance, row, amount):
    glance.row[glance.count] = row
    glance.amount[glance.count] = amount
    glance.count += 1


@rule
def see_eggs_to_come(game, glance):
    """The card lying face up, and how many there are after it."""
    turning = game.phase == Phase.TURN_UP
    note(glance, FACE_UP + (0 if turning else game.egg if game.egg else BEACH_EGGS), 1.0)
    note(glance, DECK_LEFT + game.deck, 1.0)
    note(glance, EGGS_LEFT, game.deck * mean_unseen(game) / 80.0)
    if game.spend_eggs:
        note(glance, SPENDING, 1.0)


@rule
def mean_unseen(game):
    """The mean of the cards nobody has seen."""
    eggs = cards = 0
    for value in range(1, VALUES):
        eggs += value * game.unseen[value]
        cards += game.unseen[value]
    return eggs / max(1, cards)


@rule
def next_to_move(game, seat):
    """Which turtle moves next, when the dice lying there are done; or which seat chooses one."""
    each = 2 if has_two_turtles(game) else 1
    if game.phase == Phase.DIE and game.thrown == 0:
        return (game.moving - each * seat) % (each * game.players)
    if game.phase != Phase.CHOOSE and game.waiting != NO_TURTLE:
        return (game.waiting - each * seat) % (each * game.players)
    after = game.turn if game.phase == Phase.CHOOSE else game.turn + 1
    after = (after - seat) % game.players
    return MOST_TURTLES + after if has_two_turtles(game) else after


@rule
def see_seats(game, seat, beliefs, glance):
    """Eggs, one's own and by how many one leads; and how the others seem to play."""
    mine, my_cards = count_eggs(game, seat)
    note(glance, EGGS, mine / 20.0)
    swing = 2.5 * np.sqrt(game.deck + 2.0)  # a lead is worth more when few eggs are to come
    for n in range(1, game.players):
        other = (seat + n) % game.players
        eggs, cards = count_eggs(game, other)
        row = EGGS + PER_SEAT * n
        note(glance, row, (mine - eggs) / 10.0)
        lead = mine - eggs + (my_cards - cards) / 20.0
        note(glance, row + 1, min(3.0, max(-3.0, lead / swing)))
        note(glance, row + 2, (my_cards - cards) / 4.0)
        weighs = beliefs[other, Style.LAPWISE] + beliefs[other, Style.LEARNED]
        note(glance, MANNER + MANNERS * n, 1.0 - weighs)
        note(glance, MANNER + MANNERS * n + 1, weighs)


@rule
def see_pile(game, turtle, row, glance):
    """How many turtles stand on this one, and how many below it."""
    above = count_along(turtle, game.rider)
    below = count_along(turtle, game.carrier)
    if above:
        note(glance, row + min(above, MOST_COUNTED) - 1, 1.0)
    if below:
        note(glance, row + MOST_COUNTED + min(below, MOST_COUNTED) - 1, 1.0)


@rule
def count_along(turtle, neighbour):
    count = 0
    while neighbour[turtle] != NO_TURTLE:
        count += 1
        turtle = neighbour[turtle]
    return count


@rule
def see_distance(game, own, turtle, row, glance):
    """How far ahead of an own turtle another is."""
    if game.at[own] == RAFT:
        return
    ahead = (game.at[turtle] - game.at[own]) % SPACES
    if ahead == 0:
        ahead = ABOVE if carries(game, own, turtle) else BELOW
    note(glance, row + int(ahead), 1.0)


@rule
def carries(game, lower, upper):
    """Whether one turtle stands somewhere above another."""
    while lower != NO_TURTLE and lower != upper:
        lower = game.rider[lower]
    return lower == upper
