"""What differs between two views: changes that turn the one into the other."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType
from msgspec.structs import astuple

from atoll.engine.schema import AnyView
from atoll.engine.snapshot import Snapshot

__all__ = ["Change", "EncodedPart", "Path", "ViewChanges", "ViewPart"]

_JSON_TYPES = ("object", "array", "string", "number", "boolean", "null")

_ANY_JSON = {"type": list(_JSON_TYPES), "additionalProperties": True}

Path: TypeAlias = tuple[str | int, ...]
EncodedPart: TypeAlias = Annotated[Raw, Meta(extra_json_schema=_ANY_JSON)]
ViewPart: TypeAlias = object
"""A struct of a view, or plain JSON."""

_ENCODER = msgspec.json.Encoder()


class Change(Struct, frozen=True, omit_defaults=True):
    """A new value, elements of a list replaced or, with neither, a key removed."""

    at: Path
    """The keys and indices that lead there from the view."""
    value: EncodedPart | UnsetType = UNSET
    """The new value."""
    removed: int | UnsetType = UNSET
    """The number of elements removed, from the index on that is last in `at`."""
    added: list[EncodedPart] | UnsetType = UNSET
    """The elements in their place; left out if there are none."""


class ViewChanges:
    """The changes from one position to the next, as each seat sees them."""

    def __init__(self, before: Snapshot, after: Snapshot) -> None:
        self._before = before
        self._after = after
        self._public = _differences(before.public, after.public)

    def seen_from(self, seat_before: int | None, seat: int | None) -> list[Change]:
        """Return the changes from one seat's view before to a seat's view after."""
        before, after = self._before.private(seat_before), self._after.private(seat)
        if before == after:
            return self._public
        return [*self._public, *_differences(before, after)]


def _differences(before: AnyView, after: AnyView) -> list[Change]:
    """Return what differs between two parts of a view."""
    changes: list[Change] = []
    if before != after:
        _compare((), before, after, changes)
    return changes


def _compare(at: Path, before: ViewPart, after: ViewPart, changes: list[Change]) -> None:
    """Add what differs between two parts that lie at the same place and are not equal."""
    if isinstance(before, Struct) and isinstance(after, Struct) and type(before) is type(after):
        _compare_structs(at, before, after, changes)
    elif isinstance(before, Struct | dict) and isinstance(after, Struct | dict):
        _compare_objects(at, _items(before), _items(after), changes)
    elif isinstance(before, list | tuple) and isinstance(after, list | tuple):
        _compare_lists(at, before, after, changes)
    else:
        changes.append(Change(at, value=_encode(after)))


def _compare_structs(at: Path, before: Struct, after: Struct, changes: list[Change]) -> None:
    """Compare structs of one type, as views usually are: field by field, without dictionaries."""
    fields = after.__struct_encode_fields__
    for key, old, new in zip(fields, astuple(before), astuple(after), strict=True):
        if old != new:
            if new is UNSET:
                changes.append(Change((*at, key)))
            else:
                _compare((*at, key), old, new, changes)


def _compare_objects(
    at: Path, before: dict[str, ViewPart], after: dict[str, ViewPart], changes: list[Change]
) -> None:
    changes.extend(Change((*at, key)) for key in before if key not in after)
    for key, value in after.items():
        if key not in before:
            changes.append(Change((*at, key), value=_encode(value)))
        elif before[key] != value:
            _compare((*at, key), before[key], value, changes)


def _compare_lists(
    at: Path,
    before: list[ViewPart] | tuple[ViewPart, ...],
    after: list[ViewPart] | tuple[ViewPart, ...],
    changes: list[Change],
) -> None:
    if len(before) == len(after):
        for index, (old, new) in enumerate(zip(before, after, strict=True)):
            if old != new:
                _compare((*at, index), old, new, changes)
        return
    shorter = min(len(before), len(after))
    start = 0
    while start < shorter and before[start] == after[start]:
        start += 1
    end = 0
    while end < shorter - start and before[-1 - end] == after[-1 - end]:
        end += 1
    added = [_encode(value) for value in after[start : len(after) - end]]
    removed = len(before) - end - start
    changes.append(Change((*at, start), removed=removed, added=added or UNSET))


def _items(part: Struct | AnyView) -> dict[str, ViewPart]:
    if isinstance(part, dict):
        return part
    items = zip(part.__struct_encode_fields__, astuple(part), strict=True)
    return {key: value for key, value in items if value is not UNSET}


def _encode(part: ViewPart) -> Raw:
    return Raw(_ENCODER.encode(part))
