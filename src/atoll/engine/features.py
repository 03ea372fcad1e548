"""Observations: a position as a seat sees it, in named planes of small whole numbers.

An observation is a record like a state, and is filled by a compiled rule in the same style;
flat, it is a vector for a neural network.  Nothing is lost in it: it can be told in words,
and those are the seat's view.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from atoll.engine.record import record


@dataclass(frozen=True)
class Plane:
    """A named part of an observation."""

    name: str
    shape: tuple[int, ...]
    meaning: str


@dataclass(frozen=True)
class Features:
    """What a seat observes; the game's rule `observe` fills it in."""

    planes: tuple[Plane, ...]
    restore: Callable[[Any, Any], int]
    """`(seen, state)`: fill a state, all zeros before, with all that was seen; the seat."""

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """An observation as a record: its fields are the planes."""
        return record(*((plane.name, "i1", plane.shape) for plane in self.planes))

    @property
    def size(self) -> int:
        """The length of the flat vector."""
        return int(self.dtype.itemsize)

    def named(self, vector: Any) -> Any:
        """The record of a flat vector; the same memory under the planes' names.

        >>> game = atoll.games.find("la_tortuga")
        >>> planes = game.features.named(game.new(players=4).observe(0))
        >>> planes.dtype.names == tuple(plane.name for plane in game.features.planes)
        True
        """
        return np.ascontiguousarray(vector, np.int8).view(self.dtype)[0]


def pointed_at(one_hot: Any, before: int, count: int, none: int) -> int:
    """Which of `count` around the table a plane points at, when it was counted from `before`.

    `none` if it points at nobody.
    """
    return (int(np.argmax(one_hot)) + before) % count if one_hot.any() else none


def bits_of(members: Any) -> int:
    """A plane's set as bits."""
    return sum(1 << int(member) for member in np.flatnonzero(members))
