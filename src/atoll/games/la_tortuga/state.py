"""La Tortuga's nouns: turtles, spaces, egg cards, and the record of a game in progress."""

from enum import IntEnum
from typing import Annotated

import numpy as np

from atoll.engine.compiler.rule import rule
from atoll.engine.contract import GameRecord
from atoll.engine.records.arrays import Grid, Row
from atoll.engine.records.record import i1

__all__ = [
    "BEACH_EGGS",
    "BEACH_SPACE",
    "COPIES",
    "DECK",
    "LIMIT",
    "MOST_DICE",
    "MOST_PLAYERS",
    "MOST_TURTLES",
    "NO_SEAT",
    "NO_TURTLE",
    "RAFT",
    "SIDES",
    "SPACES",
    "VALUES",
    "Phase",
    "Tortuga",
    "turtles_each",
]

RAFT, BEACH_SPACE = 0, 21  # spaces 1..21 form the ring
SPACES = 21
LIMIT = 7  # a higher total is a bust
MOST_DICE = 3
SIDES = 6
BEACH_EGGS = 7
MOST_PLAYERS = MOST_TURTLES = 7
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


class Tortuga(GameRecord):
    """A game in progress."""

    phase: i1
    first: i1  # the first player
    turn: i1  # the seat whose turn it is
    moving: i1  # the turtle that moves
    waiting: i1  # the turtle that moves after it in the same turn
    thrown: i1  # dice of this move so far, a spent card counting as one
    total: i1  # of those dice
    spent: i1  # a card was spent in this move
    spend_eggs: i1  # the option
    egg: i1  # the card lying face up; 0: none, the beach shows
    deck: i1  # cards lying face down under it
    beach: i1  # the seat that took the beach
    unseen: Annotated[Row, "i1", VALUES]  # unseen cards, counted by value
    at: Annotated[Row, "i1", MOST_TURTLES]
    rider: Annotated[Row, "i1", MOST_TURTLES]  # the turtle on its back
    carrier: Annotated[Row, "i1", MOST_TURTLES]  # the turtle it stands on
    topmost: Annotated[Row, "i1", SPACES + 1]  # the uppermost turtle of each space
    eggs: Annotated[Grid, "i1", MOST_PLAYERS, VALUES]  # each seat's cards, counted by value


@rule
def turtles_each(players: int) -> int:
    """Two or three players have two turtles each: seat s those of the numbers 2s and 2s+1."""
    return 2 if players <= 3 else 1
