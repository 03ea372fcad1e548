"""Places of the island: the neighbours in each shape, and sets of places.

A set of places is an integer with a bit for each, so that "the flooded tiles beside this
one" is a single `&`, and a menu is filled by going through the bits that are left.
"""

from typing import cast

import numpy as np

from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import Grid, Row
from atoll.engine.records.record import int64
from atoll.games.forbidden_island.state import DATA, PLACES, SHAPES

__all__ = [
    "AROUND",
    "BESIDE",
    "EVERYWHERE",
    "SQUARES",
    "first",
    "holds",
    "how_many",
    "nth",
    "only",
    "rest",
]

EVERYWHERE = (1 << PLACES) - 1

SQUARES = {
    shape: [
        (row, column)
        for row, line in enumerate(DATA["shapes"][shape])
        for column, square in enumerate(line)
        if square == "#"
    ]
    for shape in SHAPES
}


def _neighbours(*directions: tuple[int, int]) -> Grid:
    """For each shape and place, the set of places one step away in these directions."""
    sets = cast(Grid, np.zeros((len(SHAPES), PLACES), np.int64))
    for shape, squares in enumerate(SQUARES.values()):
        place_at = {square: place for place, square in enumerate(squares)}
        for place, (row, column) in enumerate(squares):
            for down, right in directions:
                neighbour = place_at.get((row + down, column + right))
                if neighbour is not None:
                    sets[shape, place] |= 1 << neighbour
    return sets


BESIDE = _neighbours((-1, 0), (0, 1), (1, 0), (0, -1))
AROUND = cast(Grid, BESIDE | _neighbours((-1, -1), (-1, 1), (1, 1), (1, -1)))

# A De Bruijn sequence: the five bits that a shift by each place brings to its front all differ.
_DE_BRUIJN, _FRONT = 0x077CB531, 27
_PLACE_OF_FRONT = cast(Row, np.zeros(32, np.int64))
for _place in range(PLACES):
    _PLACE_OF_FRONT[(_DE_BRUIJN << _place) >> _FRONT & 31] = _place


@rule
def only(place: int) -> int:
    """The set of this one place."""
    return int64(1) << int64(place)


@rule
def holds(places: int, place: int) -> bool:
    """Whether the place belongs to the set."""
    return places >> int64(place) & 1 != 0


@rule
def first(places: int) -> int:
    """The first place of a set, which must not be empty."""
    return _PLACE_OF_FRONT[int64(places & -places) * _DE_BRUIJN >> _FRONT & 31]


@rule
def rest(places: int) -> int:
    """The set without its first place."""
    return places & (places - 1)


@rule
def how_many(places: int) -> int:
    """The number of places in a set."""
    count = 0
    while places:
        places = rest(places)
        count += 1
    return count


@rule
def nth(places: int, n: int) -> int:
    """The n-th place of a set, counting from 0."""
    for _ in range(n):
        places = rest(places)
    return first(places)
