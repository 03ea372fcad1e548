"""Observations: a position as a seat sees it, in named planes of small whole numbers.

An observation is a record like a state, and is filled by a compiled rule in the same style;
flat, it is a vector for a neural network.  It loses nothing: the seat's view can be restored
from it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, cast, get_type_hints

import numpy as np
from numpy.typing import ArrayLike

from atoll.engine.compiler.rule import rule
from atoll.engine.json_values import Json
from atoll.engine.records.arrays import Grid, Row
from atoll.engine.records.record import Record, layout

if TYPE_CHECKING:
    from atoll.engine.contract import GameRecord

__all__ = [
    "Features",
    "Observation",
    "Plane",
    "bits_of",
    "everything_seen",
    "planes_of",
    "pointed_at",
]


class Plane:
    """A named part of an observation: its meaning and its shape."""

    def __init__(self, meaning: str, *shape: int) -> None:
        self.meaning = meaning
        self.shape = shape


class Observation(Record):
    """What a seat observes: a class whose annotations are its planes.

    >>> class Seen(Observation):
    ...     seat: Annotated[Row, Plane("the observer's own seat, one-hot", 4)]
    """

    def __init_subclass__(cls) -> None:
        cls.dtype = layout({name: ("i1", plane.shape) for name, plane in planes_of(cls).items()})


def planes_of(observation: type[Observation]) -> dict[str, Plane]:
    """The planes of an observation by their names, in order."""
    hints = get_type_hints(observation, include_extras=True)
    return {
        name: each
        for name, hint in hints.items()
        for each in getattr(hint, "__metadata__", ())
        if isinstance(each, Plane)
    }


@dataclass(frozen=True)
class Features:
    """What a seat observes; the game's rule `observe` fills it in."""

    observation: type[Observation]
    restore: Callable[[Any, Any], int]  # each game has its own two records
    """`(seen, state)`: fill a state, all zeros before, with what was seen; return the seat."""

    @cached_property
    def planes(self) -> dict[str, Plane]:
        """The planes by their names."""
        return planes_of(self.observation)

    @property
    def dtype(self) -> np.dtype[np.void]:
        """An observation as a record: its fields are the planes."""
        return self.observation.dtype

    @property
    def size(self) -> int:
        """The length of the flat vector."""
        return int(self.dtype.itemsize)

    def named(self, vector: ArrayLike) -> np.record:
        """The record of a flat vector: the same memory under the planes' names.

        >>> game = atoll.games.find("la_tortuga")
        >>> planes = game.features.named(game.new(players=4).observe(0))
        >>> planes.dtype.names == tuple(game.features.planes)
        True
        """
        values = np.asarray(vector)
        if values.shape != (self.size,) or values.dtype.kind not in "iub":
            kind = f"{values.dtype} of shape {values.shape}"
            raise ValueError(f"an observation is int8 of shape ({self.size},), not {kind}")
        return cast(np.record, np.ascontiguousarray(values, np.int8).view(self.dtype)[0])


def pointed_at(one_hot: Row | Grid, before: int, count: int, none: int) -> int:
    """The number from 0 to `count` - 1 that a plane counted from `before` points at.

    `none` if it points at none.
    """
    return (int(np.argmax(one_hot)) + before) % count if one_hot.any() else none


def bits_of(members: Row) -> int:
    """The set that a plane marks, as bits."""
    return sum(1 << int(member) for member in np.flatnonzero(members))


def everything_seen(record: "type[GameRecord]") -> tuple[Features, Callable[..., None]]:
    """The features and the rule `observe` of a game in which every seat sees the whole record.

    Its planes are the seat and the fields of the record, which must be of type `i1`.
    """
    shapes = {name: field[0].shape or (1,) for name, field in (record.dtype.fields or {}).items()}
    assert all(field[0].base == np.int8 for field in (record.dtype.fields or {}).values())
    planes: Json = {"seat": Annotated[Row, Plane("the observer's own seat", 1)]}
    for name, shape in shapes.items():
        planes[name] = Annotated[Row, Plane(f"the field `{name}`", *shape)]
    seen = type("Seen", (Observation,), {"__annotations__": planes, "__module__": __name__})
    single = {name for name, field in (record.dtype.fields or {}).items() if not field[0].shape}
    lines = [f"seen.{name}[{0 if name in single else ':'}] = game.{name}" for name in shapes]
    source = "\n    ".join(["def observe(game, seat, seen):", "seen.seat[0] = seat", *lines])
    space: Json = {}
    exec(compile(source, __file__, "exec"), space)

    def restore(seen: np.record, game: np.record) -> int:
        for name in shapes:
            game[name] = seen[name][0] if name in single else seen[name]
        return int(seen.seat[0])

    observe = space["observe"]
    observe.__module__ = record.__module__
    return Features(seen, restore), rule(observe)
