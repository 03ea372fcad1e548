"""Evaluation: a seat's share of the win, estimated by a small network.

A position is encoded from the perspective of one seat as a sparse vector: each entry is a row
of the network's weights and an amount, 1 for a plain fact.  The seat's own turtles and eggs
come first, then the others' in the order of play.  `bench/learn_la_tortuga.py` trains the
network.
"""

import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, cast

import numpy as np

from atoll.bots.la_tortuga.styles import UNKNOWN, Style
from atoll.engine.compiler.rule import rule
from atoll.engine.contract import NOBODY
from atoll.engine.records.arrays import FloatGrid, FloatRow, Records, Row, empty
from atoll.engine.records.record import Record, i2
from atoll.engine.records.result import Result, share_of_win
from atoll.games.la_tortuga.ending import count_eggs, score
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
    Tortuga,
    turtles_each,
)

__all__ = [
    "ABOVE",
    "BELOW",
    "BIAS",
    "DECK_LEFT",
    "DISTANCE",
    "EGGS",
    "EGGS_LEFT",
    "FACE_UP",
    "FEWEST_PLAYERS",
    "FILE",
    "HIDDEN",
    "INPUTS",
    "MOST_COUNTED",
    "MOST_ENTRIES",
    "NEXT",
    "OUT",
    "PER_PAIR",
    "PER_PILE",
    "PER_SEAT",
    "PILE",
    "PLACE",
    "PLAYING_STYLE",
    "PLAYING_STYLES",
    "ROWS",
    "SPENDING",
    "WEIGHT_SCALE",
    "ZERO",
    "Encoding",
    "activate",
    "add_entry",
    "appraise",
    "carries",
    "count_along",
    "encode_distance",
    "encode_eggs",
    "encode_pile",
    "encode_position",
    "encode_seats",
    "expected_share",
    "final_share",
    "logit",
    "mean_unseen",
    "next_to_move",
    "weights_for",
]

# ── The network's input ──────────────────────────────────────────────────────────────────

# The first row of each kind.
FACE_UP = 0  # nothing yet, an egg card, or the beach
DECK_LEFT = FACE_UP + BEACH_EGGS + 1
EGGS_LEFT = DECK_LEFT + DECK + 1
SPENDING = EGGS_LEFT + 1
NEXT = SPENDING + 1  # the turtle that moves next, or the seat that chooses one
EGGS = NEXT + MOST_TURTLES + MOST_PLAYERS
PER_SEAT = 3
PLAYING_STYLES = 2  # whether a player weighs the places a move may end in
PLAYING_STYLE = EGGS + PER_SEAT * MOST_PLAYERS
PLACE = PLAYING_STYLE + PLAYING_STYLES * MOST_PLAYERS
PILE = PLACE + (SPACES + 1) * MOST_TURTLES
MOST_COUNTED = 3  # a pile is seldom higher
PER_PILE = 2 * MOST_COUNTED
DISTANCE = PILE + PER_PILE * MOST_TURTLES  # of every turtle from each of one's own
ABOVE, BELOW = 0, SPACES  # on the same space there are two cases
PER_PAIR = SPACES + 1
INPUTS = DISTANCE + 2 * PER_PAIR * MOST_TURTLES

MOST_ENTRIES = 96


class Encoding(Record):
    """A position as a sparse vector: rows of the weights and their amounts."""

    count: i2
    row: Annotated[Row, "i2", MOST_ENTRIES]
    amount: Annotated[FloatRow, "f4", MOST_ENTRIES]


@rule
def encode_position(game: Tortuga, seat: int, beliefs: FloatGrid, encoding: Encoding) -> None:
    """Encode a position for a seat, with its beliefs about the others."""
    encoding.count = 0
    encode_eggs(game, encoding)
    add_entry(encoding, NEXT + next_to_move(game, seat), 1.0)
    encode_seats(game, seat, beliefs, encoding)
    each = turtles_each(game.players)
    turtles = each * game.players
    for n in range(turtles):
        turtle = (each * seat + n) % turtles
        add_entry(encoding, PLACE + (SPACES + 1) * n + int(game.at[turtle]), 1.0)
        if game.at[turtle] != RAFT:
            encode_pile(game, turtle, PILE + PER_PILE * n, encoding)
            for own in range(min(n, each)):
                pair = DISTANCE + PER_PAIR * (MOST_TURTLES * own + n)
                encode_distance(game, each * seat + own, turtle, pair, encoding)


@rule
def add_entry(encoding: Encoding, row: int, amount: float) -> None:
    """Add an entry."""
    encoding.row[encoding.count] = row
    encoding.amount[encoding.count] = amount
    encoding.count += 1


@rule
def encode_eggs(game: Tortuga, encoding: Encoding) -> None:
    """Encode the face-up card and the cards after it."""
    turning = game.phase == Phase.TURN_UP
    add_entry(encoding, FACE_UP + (0 if turning else game.egg if game.egg else BEACH_EGGS), 1.0)
    add_entry(encoding, DECK_LEFT + game.deck, 1.0)
    add_entry(encoding, EGGS_LEFT, game.deck * mean_unseen(game) / 80.0)
    if game.spend_eggs:
        add_entry(encoding, SPENDING, 1.0)


@rule
def mean_unseen(game: Tortuga) -> float:
    """Return the mean value of the cards that are still face down."""
    eggs = cards = 0
    for value in range(1, VALUES):
        eggs += value * game.unseen[value]
        cards += game.unseen[value]
    return eggs / max(1, cards)


@rule
def next_to_move(game: Tortuga, seat: int) -> int:
    """Return the turtle that moves after this move, or else the seat that chooses one."""
    each = turtles_each(game.players)
    if game.phase == Phase.DIE and game.thrown == 0:
        return (game.moving - each * seat) % (each * game.players)
    if game.phase != Phase.CHOOSE and game.waiting != NO_TURTLE:
        return (game.waiting - each * seat) % (each * game.players)
    after = game.turn if game.phase == Phase.CHOOSE else game.turn + 1
    after = (after - seat) % game.players
    return MOST_TURTLES + after if each == 2 else after


@rule
def encode_seats(game: Tortuga, seat: int, beliefs: FloatGrid, encoding: Encoding) -> None:
    """Encode the eggs, the lead over every other seat, and the playing style of the others."""
    mine, my_cards = count_eggs(game, seat)
    add_entry(encoding, EGGS, mine / 20.0)
    swing = 2.5 * np.sqrt(game.deck + 2.0)  # a lead is worth more when few eggs are to come
    for n in range(1, game.players):
        other = (seat + n) % game.players
        eggs, cards = count_eggs(game, other)
        row = EGGS + PER_SEAT * n
        add_entry(encoding, row, (mine - eggs) / 10.0)
        lead = mine - eggs + (my_cards - cards) / 20.0
        add_entry(encoding, row + 1, min(3.0, max(-3.0, lead / swing)))
        add_entry(encoding, row + 2, (my_cards - cards) / 4.0)
        weighs = beliefs[other, Style.LAP_VALUE] + beliefs[other, Style.SKILLED]
        add_entry(encoding, PLAYING_STYLE + PLAYING_STYLES * n, 1.0 - weighs)
        add_entry(encoding, PLAYING_STYLE + PLAYING_STYLES * n + 1, weighs)


@rule
def encode_pile(game: Tortuga, turtle: int, row: int, encoding: Encoding) -> None:
    """Encode how many turtles stand on this one, and how many below it."""
    above = count_along(turtle, game.rider)
    below = count_along(turtle, game.carrier)
    if above:
        add_entry(encoding, row + min(above, MOST_COUNTED) - 1, 1.0)
    if below:
        add_entry(encoding, row + MOST_COUNTED + min(below, MOST_COUNTED) - 1, 1.0)


@rule
def count_along(turtle: int, neighbour: Row) -> int:
    """Return how many turtles follow this one, from neighbour to neighbour."""
    count = 0
    while neighbour[turtle] != NO_TURTLE:
        count += 1
        turtle = neighbour[turtle]
    return count


@rule
def encode_distance(game: Tortuga, own: int, turtle: int, row: int, encoding: Encoding) -> None:
    """Encode how far ahead of an own turtle another is."""
    if game.at[own] == RAFT:
        return
    ahead = (game.at[turtle] - game.at[own]) % SPACES
    if ahead == 0:
        ahead = ABOVE if carries(game, own, turtle) else BELOW
    add_entry(encoding, row + int(ahead), 1.0)


@rule
def carries(game: Tortuga, lower: int, upper: int) -> bool:
    """Return whether one turtle stands somewhere above another."""
    while lower != NO_TURTLE and lower != upper:
        lower = game.rider[lower]
    return lower == upper


# ── The network ──────────────────────────────────────────────────────────────────────────

FILE = Path(__file__).with_name("network.json")
WEIGHT_SCALE = 10_000  # the file has whole numbers: weights times this
FEWEST_PLAYERS = 2  # no rows for 0 and 1, because Numba caches no table larger than a megabyte

HIDDEN = 64
ZERO = cast(float, np.float32(0))  # of the units' type, so that no value is converted
BIAS, OUT = INPUTS, INPUTS + 1  # the rows of the weights after those of the inputs
ROWS = INPUTS + 2


def _read() -> Sequence[FloatGrid]:
    weights = np.zeros((MOST_PLAYERS + 1 - FEWEST_PLAYERS, ROWS, HIDDEN), np.float32)
    for players, rows in json.loads(FILE.read_text()).items():
        for row, numbers in rows.items():
            weights[int(players) - FEWEST_PLAYERS, int(row)] = np.array(numbers) / WEIGHT_SCALE
    return cast("Sequence[FloatGrid]", weights)


_WEIGHTS = _read()


@rule
def weights_for(players: int) -> FloatGrid:
    """Return the network's weights for a number of players."""
    return _WEIGHTS[players - FEWEST_PLAYERS]


@rule
def expected_share(
    game: Tortuga, seat: int, beliefs: FloatGrid, weights: FloatGrid, encodings: Records[Encoding]
) -> float:
    """Estimate a seat's share of the win; `weights` are those for this number of players."""
    if game.actor == NOBODY:
        return final_share(game, seat, empty(1, Result))
    encode_position(game, seat, beliefs, encodings[0])
    return 1.0 / (1.0 + math.exp(-logit(encodings[0], weights)))


@rule
def final_share(game: Tortuga, seat: int, results: Records[Result]) -> float:
    """Return a seat's share of the win in a finished game."""
    score(game, results[0])
    return share_of_win(results[0], seat, False)


@rule
def logit(encoding: Encoding, weights: FloatGrid) -> float:
    """Return the network's output: one hidden layer with ReLU, and a weighted sum."""
    units = empty(HIDDEN, np.float32)
    activate(encoding, weights, units)
    for unit in range(HIDDEN):
        units[unit] = max(units[unit], ZERO) * weights[OUT, unit]
    half = HIDDEN
    while half > 1:  # adding by halves is the fastest for the processor
        half //= 2
        for unit in range(half):
            units[unit] += units[half + unit]
    return float(units[0])


@rule
def activate(encoding: Encoding, weights: FloatGrid, units: FloatRow) -> None:
    """Write the input of every hidden unit."""
    for unit in range(HIDDEN):
        units[unit] = weights[BIAS, unit]
    for n in range(encoding.count):
        row, amount = encoding.row[n], encoding.amount[n]
        for unit in range(HIDDEN):
            units[unit] += amount * weights[row, unit]


@rule
def appraise(game: Tortuga, values: FloatRow) -> None:
    """Write every seat's share of the win among players of unknown style; they add up to 1."""
    beliefs, weights, encodings = UNKNOWN.copy(), weights_for(game.players), empty(1, Encoding)
    total = 0.0
    for seat in range(game.players):
        values[seat] = expected_share(game, seat, beliefs, weights, encodings)
        total += values[seat]
    for seat in range(game.players):
        values[seat] /= total
