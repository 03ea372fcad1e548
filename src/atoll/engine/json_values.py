"""The JSON values shared by all games, and the error for input that is wrong."""

from operator import index
from typing import Any, SupportsIndex, TypeAlias

import numpy as np

from atoll.engine.localized_error import LocalizedError

__all__ = [
    "InputError",
    "Json",
    "JsonValue",
    "Ply",
    "TypeForm",
    "check_seat",
    "keys_exactly",
    "same_json",
    "whole",
    "whole_number",
]

# Code reads JSON at any depth without a check of each level.
JsonValue: TypeAlias = Any
"""Whatever JSON can carry."""

Ply: TypeAlias = dict[str, JsonValue]
"""A ply in JSON: `{"by": seat or "chance", "do": verb, …arguments}`."""

Json: TypeAlias = dict[str, JsonValue]
"""Another JSON object: a set-up, a view."""

# Type checkers have no name for these.
TypeForm: TypeAlias = Any
"""A type, a union or a literal, as an annotation has it."""


class InputError(LocalizedError, ValueError):
    """Input that no game understands, or that is not legal in this position."""


def keys_exactly(value: JsonValue, what: str, *keys: str) -> None:
    """Raise `InputError` unless the value is an object with exactly these keys."""
    if not isinstance(value, dict):
        raise InputError("input-object", what=what, value=repr(value))
    for key in keys:
        if key not in value:
            raise InputError("input-lacks", what=what, key=key)
    for key in value:
        if key not in keys:
            raise InputError("input-unknown-key", what=what, key=key)


def whole_number(values: Json, key: str, low: int, high: int) -> int:
    """The number under a key, which must lie between two bounds."""
    value = values[key]
    if type(value) is not int or not low <= value <= high:
        raise InputError("input-number", key=key, low=low, high=high, value=repr(value))
    return value


def whole(value: object, message: str, **arguments: str | int) -> int:
    """A whole number, also one of NumPy's, as an int; True and 1.0 are refused."""
    if isinstance(value, (bool, np.bool_)) or not isinstance(value, SupportsIndex):
        raise InputError(message, value=repr(value), **arguments)
    return index(value)


def check_seat(seat: object, players: int) -> int:
    """A seat at the table; with any other number compiled rules would write past their arrays."""
    bounds: dict[str, str | int] = {"key": "seat", "low": 0, "high": players - 1}
    number = whole(seat, "input-number", **bounds)
    if not 0 <= number < players:
        raise InputError("input-number", value=repr(seat), **bounds)
    return number


def same_json(one: JsonValue, other: JsonValue) -> bool:
    """Whether two JSON values are the same; unlike `==`, true is not 1 and 1.0 is not 1."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same_json(one[k], other[k]) for k in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same_json, one, other))
    return bool(one == other)
