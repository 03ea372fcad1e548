"""La Tortuga's nouns: turtles, spaces, egg cards, and the record of a game in progress."""

from enum import IntEnum

import numpy as np

from atoll.engine.record import record

RAFT, BEACH_SPACE = 0, 21  # spaces 1..21 form the ring
SPACES = 21
LIMIT = 7  # a higher total is a bust
MOST_DICE = 3
SIDES = 6
BEACH_EGGS = 7
MOST_PLAYERS = MOST_TURTLES = 7
FEW_PLAYERS = 3  # up to so many have two turtles each
NO_TURTLE = NO_SEAT = -1

VALUES = 7  # egg cards have the values 1..6; index 0 stays empty
COPIES = np.array([0, 3, 3, 5, 5, 5, 3], np.int8)
DECK = 20  # of the 24 cards, four are removed unseen


class Phase(IntEnum):
    CHOOSE = 0  # two turtles each: which goes first
    DIE = 1  # chance: a die is thrown
    DECIDE = 2  # throw another die, or stop
    TURN_UP = 3  # chance: the next egg card is turned up
    OVER = 4


# An action is one small integer: the start of its block plus what it is done to.
STOP, ROLL, TURTLE, SPEND, THROW, TURN = 0, 1, 2, 9, 16, 23
MOST_ACTIONS = 8  # stop, roll, and a card of each value

STATE = record(
    ("phase", "i1"),
    ("actor", "i1"),
    ("players", "i1"),
    ("first", "i1"),  # the first player
    ("turn", "i1"),  # the seat whose turn it is
    ("moving", "i1"),  # the turtle that moves
    ("waiting", "i1"),  # the turtle that moves after it in the same turn
    ("thrown", "i1"),  # dice of this move so far, a spent card counting as one
    ("total", "i1"),  # of those dice
    ("spent", "i1"),  # a card was spent in this move
    ("spend_eggs", "i1"),  # the option
    ("egg", "i1"),  # the card lying face up; 0: none, the beach shows
    ("deck", "i1"),  # cards lying face down under it
    ("beach", "i1"),  # the seat that took the beach
    ("unseen", "i1", (VALUES,)),  # cards by value that nobody has seen yet
    ("at", "i1", (MOST_TURTLES,)),
    ("rider", "i1", (MOST_TURTLES,)),  # the turtle on its back
    ("carrier", "i1", (MOST_TURTLES,)),  # the turtle it stands on
    ("topmost", "i1", (SPACES + 1,)),  # the uppermost turtle of each space
    ("eggs", "i1", (MOST_PLAYERS, VALUES)),  # each seat's cards, counted by value
)
