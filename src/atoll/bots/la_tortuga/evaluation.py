"""What a position is worth to a seat: its share of the win, by a small network.

The network sees a position through the eyes of one seat, as the short list of what is so.
Each entry names a row of the network's weights and an amount, 1 for what simply is so.  Own
turtles and eggs come first and then the others' in the order of play.
`bench/learn_la_tortuga.py` taught it from games played.
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

# ── The network's input ──────────────────────────────────────────────────────────────────

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


class Glance(Record):
    """What a seat sees of a position: the rows of the weights that count, and how much."""

    count: i2
    row: Annotated[Row, "i2", MOST_ENTRIES]
    amount: Annotated[FloatRow, "f4", MOST_ENTRIES]


@rule
def glance_at(game: Tortuga, seat: int, beliefs: FloatGrid, glance: Glance) -> None:
    """Write down what this seat sees, and what it believes of the others."""
    glance.count = 0
    see_eggs_to_come(game, glance)
    note(glance, NEXT + next_to_move(game, seat), 1.0)
    see_seats(game, seat, beliefs, glance)
    each = turtles_each(game.players)
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
def note(glance: Glance, row: int, amount: float) -> None:
    """Add an entry."""
    glance.row[glance.count] = row
    glance.amount[glance.count] = amount
    glance.count += 1


@rule
def see_eggs_to_come(game: Tortuga, glance: Glance) -> None:
    """The card lying face up, and how many there are after it."""
    turning = game.phase == Phase.TURN_UP
    note(glance, FACE_UP + (0 if turning else game.egg if game.egg else BEACH_EGGS), 1.0)
    note(glance, DECK_LEFT + game.deck, 1.0)
    note(glance, EGGS_LEFT, game.deck * mean_unseen(game) / 80.0)
    if game.spend_eggs:
        note(glance, SPENDING, 1.0)


@rule
def mean_unseen(game: Tortuga) -> float:
    """The mean of the cards nobody has seen."""
    eggs = cards = 0
    for value in range(1, VALUES):
        eggs += value * game.unseen[value]
        cards += game.unseen[value]
    return eggs / max(1, cards)


@rule
def next_to_move(game: Tortuga, seat: int) -> int:
    """Which turtle moves next, when the dice lying there are done; or which seat chooses one."""
    each = turtles_each(game.players)
    if game.phase == Phase.DIE and game.thrown == 0:
        return (game.moving - each * seat) % (each * game.players)
    if game.phase != Phase.CHOOSE and game.waiting != NO_TURTLE:
        return (game.waiting - each * seat) % (each * game.players)
    after = game.turn if game.phase == Phase.CHOOSE else game.turn + 1
    after = (after - seat) % game.players
    return MOST_TURTLES + after if each == 2 else after


@rule
def see_seats(game: Tortuga, seat: int, beliefs: FloatGrid, glance: Glance) -> None:
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
        weighs = beliefs[other, Style.LAPWISE] + beliefs[other, Style.SKILLED]
        note(glance, MANNER + MANNERS * n, 1.0 - weighs)
        note(glance, MANNER + MANNERS * n + 1, weighs)


@rule
def see_pile(game: Tortuga, turtle: int, row: int, glance: Glance) -> None:
    """How many turtles stand on this one, and how many below it."""
    above = count_along(turtle, game.rider)
    below = count_along(turtle, game.carrier)
    if above:
        note(glance, row + min(above, MOST_COUNTED) - 1, 1.0)
    if below:
        note(glance, row + MOST_COUNTED + min(below, MOST_COUNTED) - 1, 1.0)


@rule
def count_along(turtle: int, neighbour: Row) -> int:
    """How many turtles follow this one, from neighbour to neighbour."""
    count = 0
    while neighbour[turtle] != NO_TURTLE:
        count += 1
        turtle = neighbour[turtle]
    return count


@rule
def see_distance(game: Tortuga, own: int, turtle: int, row: int, glance: Glance) -> None:
    """How far ahead of an own turtle another is."""
    if game.at[own] == RAFT:
        return
    ahead = (game.at[turtle] - game.at[own]) % SPACES
    if ahead == 0:
        ahead = ABOVE if carries(game, own, turtle) else BELOW
    note(glance, row + int(ahead), 1.0)


@rule
def carries(game: Tortuga, lower: int, upper: int) -> bool:
    """Whether one turtle stands somewhere above another."""
    while lower != NO_TURTLE and lower != upper:
        lower = game.rider[lower]
    return lower == upper


# ── The network ──────────────────────────────────────────────────────────────────────────

FILE = Path(__file__).with_name("network.json")
FINENESS = 10_000  # the file has whole numbers, this many to one
FEWEST = 2  # players; Numba keeps no table in its cache that is larger than a megabyte

HIDDEN = 64
SILENCE = cast(float, np.float32(0))  # of the units' own type: all is reckoned in it
BIAS, OUT = INPUTS, INPUTS + 1  # the rows of the weights after those of the inputs
ROWS = INPUTS + 2


def _read() -> Sequence[FloatGrid]:
    weights = np.zeros((MOST_PLAYERS + 1 - FEWEST, ROWS, HIDDEN), np.float32)
    for players, rows in json.loads(FILE.read_text()).items():
        for row, numbers in rows.items():
            weights[int(players) - FEWEST, int(row)] = np.array(numbers) / FINENESS
    return cast("Sequence[FloatGrid]", weights)


_WEIGHTS = _read()


@rule
def weights_for(players: int) -> FloatGrid:
    """The network's weights for a number of players."""
    return _WEIGHTS[players - FEWEST]


@rule
def expected_share(
    game: Tortuga, seat: int, beliefs: FloatGrid, weights: FloatGrid, glances: Records[Glance]
) -> float:
    """A seat's share of the win; `weights` are those for this number of players."""
    if game.actor == NOBODY:
        return final_share(game, seat, empty(1, Result))
    glance_at(game, seat, beliefs, glances[0])
    return 1.0 / (1.0 + math.exp(-strength(glances[0], weights)))


@rule
def final_share(game: Tortuga, seat: int, results: Records[Result]) -> float:
    """The game is over: a seat's share of the win."""
    score(game, results[0])
    return share_of_win(results[0], seat, False)


@rule
def strength(glance: Glance, weights: FloatGrid) -> float:
    """The network: one layer of units that are silent below zero, and their sum."""
    units = empty(HIDDEN, np.float32)
    listen(glance, weights, units)
    for unit in range(HIDDEN):
        units[unit] = max(units[unit], SILENCE) * weights[OUT, unit]
    half = HIDDEN
    while half > 1:  # adding up by halves takes a processor the fewest steps
        half //= 2
        for unit in range(half):
            units[unit] += units[half + unit]
    return float(units[0])


@rule
def listen(glance: Glance, weights: FloatGrid, units: FloatRow) -> None:
    """What every unit hears of the glance."""
    for unit in range(HIDDEN):
        units[unit] = weights[BIAS, unit]
    for n in range(glance.count):
        row, amount = glance.row[n], glance.amount[n]
        for unit in range(HIDDEN):
            units[unit] += amount * weights[row, unit]


@rule
def appraise(game: Tortuga, values: FloatRow) -> None:
    """Every seat's share of the win among strangers, all together 1."""
    beliefs, weights, glances = UNKNOWN.copy(), weights_for(game.players), empty(1, Glance)
    total = 0.0
    for seat in range(game.players):
        values[seat] = expected_share(game, seat, beliefs, weights, glances)
        total += values[seat]
    for seat in range(game.players):
        values[seat] /= total
