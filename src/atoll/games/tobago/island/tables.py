"""The islands as tables for the compiled rules, computed at import.

Every table has one row for each island; a space is a number in reading order of its island,
and a set of spaces is two words (see `sets.py`).
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeAlias, cast

import numpy as np
import numpy.typing as npt

from atoll.engine.records.arrays import Grid, Row
from atoll.games.tobago.island.data import DATA, LANDMARKS, RELATIONS, TERRAINS
from atoll.games.tobago.island.geometry import ISLANDS, Distances, Hex, Island, distances

__all__ = [
    "CLUE_LANDMARK",
    "CLUE_RELATION",
    "COAST",
    "FIXED_CLUES",
    "GAZE",
    "IN_SIGHT",
    "MOST_SPACES",
    "MOST_STEPS",
    "NEXT_TO",
    "NO_SPACE",
    "PLACE",
    "SPACES",
    "STEP",
    "WHOLE",
    "Mask",
    "as_words",
    "relate",
]

MOST_SPACES = 104
NO_SPACE = -1

Mask: TypeAlias = npt.NDArray[np.bool_]


def relate(relation: str, distance: Distances) -> Mask:
    """Which of these distances fit a relation; those that begin with `not_` are negated."""
    fits = {"in": distance == 0, "next_to": distance == 1}
    fits["in_sight_of"] = (distance == 1) | (distance == 2)
    return np.asarray(~fits[relation[4:]] if relation.startswith("not_") else fits[relation])


def as_words(spaces: Mask) -> npt.NDArray[np.uint64]:
    """A set of spaces, given as a mask, as two words."""
    bits = np.zeros(128, np.uint64)
    bits[: len(spaces)] = spaces
    shifts = np.arange(64, dtype=np.uint64)
    return np.asarray((bits.reshape(2, 64) << shifts).sum(axis=1, dtype=np.uint64))


def _sets(mask: Callable[[Island], Mask]) -> Grid:
    """A set of spaces for each island."""
    return cast(Grid, np.array([as_words(mask(island)) for island in ISLANDS]))


def _table(row: Callable[[Island, Hex], Sequence[int]]) -> Grid:
    """A table of one or more small numbers for each space of each island."""
    rows = [[row(island, at) for at in island.spaces] for island in ISLANDS]
    width = max(len(values) for spaces in rows for values in spaces)
    table = np.full((len(ISLANDS), MOST_SPACES, width), NO_SPACE, np.int16)
    for number, spaces in enumerate(rows):
        for space, values in enumerate(spaces):
            table[number, space, : len(values)] = values
    return cast(Grid, table)


def _rings(nearest: int, farthest: int) -> Grid:
    """For each space the set of those at a distance between two bounds."""
    rings = np.zeros((len(ISLANDS), MOST_SPACES, 2), np.uint64)
    for number, island in enumerate(ISLANDS):
        distance = distances(island.spaces, island.spaces)
        for space, row in enumerate((distance >= nearest) & (distance <= farthest)):
            rings[number, space] = as_words(row)
    return cast(Grid, rings)


def _fixed_clues() -> Grid:
    """For each clue about terrain or ocean the spaces it keeps; others are left empty."""
    kept = np.zeros((len(ISLANDS), len(DATA["clue_cards"]), 2), np.uint64)
    for number, island in enumerate(ISLANDS):
        distance = cache(island.distances)
        for card, clue in enumerate(DATA["clue_cards"]):
            if clue["landmark"] in (*TERRAINS, "ocean"):
                nearest = distance(clue["landmark"], clue["largest"])
                kept[number, card] = as_words(relate(clue["relation"], nearest))
    return cast(Grid, kept)


def _of_clues(key: str, known: Sequence[str]) -> Row:
    """For each clue card which of these it names."""
    return cast(Row, np.array([known.index(clue[key]) for clue in DATA["clue_cards"]], np.int8))


SPACES = cast(Row, np.array([len(island.spaces) for island in ISLANDS], np.int64))
WHOLE = _sets(lambda island: np.ones(len(island.spaces), bool))
COAST = _sets(lambda island: np.array([len(island.neighbours(at)) < 6 for at in island.spaces]))
PLACE = _table(lambda island, at: at)
GAZE = _table(lambda island, at: [island.gaze(at, direction) for direction in range(6)])
STEP = _table(lambda island, at: island.step(at))
MOST_STEPS = STEP.shape[2]
NEXT_TO, IN_SIGHT = _rings(1, 1), _rings(1, 2)
FIXED_CLUES = _fixed_clues()

CLUE_LANDMARK = _of_clues("landmark", LANDMARKS)
CLUE_RELATION = _of_clues("relation", RELATIONS)
