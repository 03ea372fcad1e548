"""The 32 islands: how three sections make one, its spaces, areas, ways and lines of sight."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from atoll.games.tobago.island.data import DATA

__all__ = [
    "DIRECTIONS",
    "ISLANDS",
    "NAMES",
    "SEA_MARGIN",
    "WIDEST",
    "Distances",
    "Hex",
    "Island",
    "distances",
]

Hex: TypeAlias = tuple[int, int]
Distances: TypeAlias = npt.NDArray[np.int64]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
WIDEST = 16  # no line of spaces is longer
SEA_MARGIN = 3  # no clue asks for more than two spaces of distance

NAMES: tuple[str, ...] = tuple(
    f"{a}{b}{c}-{order}-{shift}" for a, b, c, order, shift in product("aA", "bB", "cC", "01", "01")
)


def _hexes(name: str) -> Iterator[tuple[Hex, str]]:
    """Every space of an island with its terrain, section by section around the centre."""
    sides, order, shift = name.split("-")
    geometry = DATA["geometry"]
    sections = sides if order == "0" else sides[0] + sides[2] + sides[1]
    for position, section in zip(geometry["positions_clockwise"], sections, strict=True):
        tip_q, tip_r = geometry["tips"][f"shift{shift}"][position]
        (uq, ur), (vq, vr) = geometry["seam_directions"][position].values()
        for u, row in enumerate(DATA["sections"][section]["rows"]):
            for v, code in enumerate(row):
                if code != ".":
                    at = (tip_q + u * uq + v * vq, tip_r + u * ur + v * vr)
                    yield at, DATA["terrain_codes"][code]


def distances(here: Iterable[Hex], there: Iterable[Hex]) -> Distances:
    """The distance from each hex of the one to each of the other."""
    q, r = (np.subtract.outer(*axis) for axis in zip(_axes(here), _axes(there), strict=True))
    return np.asarray(np.maximum(np.maximum(abs(q), abs(r)), abs(q + r)))


def _axes(hexes: Iterable[Hex]) -> Distances:
    return np.array(list(hexes)).T


@dataclass(frozen=True)
class Island:
    """One of the 32 islands."""

    name: str
    terrain: dict[Hex, str]

    @cached_property
    def spaces(self) -> list[Hex]:
        """All spaces in reading order: row by row from north to south."""
        return sorted(self.terrain, key=lambda at: (2 * at[1] + at[0], at[0]))

    @cached_property
    def number(self) -> dict[Hex, int]:
        return {at: space for space, at in enumerate(self.spaces)}

    @cached_property
    def names(self) -> list[str]:
        """The names of all spaces."""
        return [f"{q},{r}" for q, r in self.spaces]

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The numbers of all spaces by their names."""
        return {name: space for space, name in enumerate(self.names)}

    @cached_property
    def terrains(self) -> dict[str, str]:
        """The terrain of all spaces by their names."""
        return {name: self.terrain[at] for name, at in zip(self.names, self.spaces, strict=True)}

    def neighbours(self, at: Hex) -> list[Hex]:
        """The island spaces around a hex."""
        around = ((at[0] + q, at[1] + r) for q, r in DIRECTIONS)
        return [space for space in around if space in self.terrain]

    @cached_property
    def areas(self) -> list[frozenset[Hex]]:
        """The connected areas of one terrain each."""
        areas, left = [], set(self.terrain)
        while left:
            area, edge = set(), {min(left)}
            while edge:
                at = edge.pop()
                area.add(at)
                alike = (n for n in self.neighbours(at) if self.terrain[n] == self.terrain[at])
                edge.update(n for n in alike if n not in area)
            left -= area
            areas.append(frozenset(area))
        return areas

    def area_of(self, at: Hex) -> frozenset[Hex]:
        """The area a space belongs to."""
        return next(area for area in self.areas if at in area)

    def largest(self, terrain: str) -> frozenset[Hex]:
        """The largest area of a terrain."""
        return max((a for a in self.areas if self.terrain[min(a)] == terrain), key=len)

    @cached_property
    def sea(self) -> list[Hex]:
        """The ocean's hexes, out to the distance that clues can ask for."""
        box = (
            range(min(axis) - SEA_MARGIN, max(axis) + SEA_MARGIN + 1)
            for axis in zip(*self.spaces, strict=True)
        )
        return [(q, r) for q, r in product(*box) if (q, r) not in self.terrain]

    def landmark(self, name: str, largest: bool) -> Iterable[Hex]:
        """The hexes of a landmark that is printed on the board."""
        if name == "ocean":
            return self.sea
        if largest:
            return self.largest(name)
        return (at for at in self.spaces if self.terrain[at] == name)

    def distances(self, name: str, largest: bool) -> Distances:
        """How far each space is from the nearest hex of a printed landmark."""
        return np.asarray(distances(self.spaces, self.landmark(name, largest)).min(axis=1))

    def step(self, at: Hex) -> list[int]:
        """Where one step may end: anywhere else in the area, or next to it in another terrain."""
        ends = {n for n in self.neighbours(at) if self.terrain[n] != self.terrain[at]}
        return sorted(self.number[end] for end in ends | self.area_of(at) - {at})

    def gaze(self, at: Hex, direction: int) -> int:
        """The last space in a direction, also beyond bays."""
        q, r = DIRECTIONS[direction]
        line = ((at[0] + q * n, at[1] + r * n) for n in range(WIDEST, -1, -1))
        return next(self.number[space] for space in line if space in self.terrain)


ISLANDS = tuple(Island(name, dict(_hexes(name))) for name in NAMES)
