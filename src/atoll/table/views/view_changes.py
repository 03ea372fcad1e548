"""What differs between two views: changes that turn the one into the other."""

from collections.abc import Iterator
from typing import Annotated, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

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
        self._public: list[Change] | None = None

    def seen_from(self, seat_before: int | None, seat: int | None) -> list[Change]:
        """Return the changes from one seat's view before to a seat's view after."""
        public_before, private_before = self._before.view_parts(seat_before)
        public, private = self._after.view_parts(seat)
        if self._public is None:
            self._public = list(_differences((), public_before, public))
        return [*self._public, *_differences((), private_before, private)]


def _differences(at: Path, before: ViewPart, after: ViewPart) -> Iterator[Change]:
    """Yield what differs between two parts of a view that lie at the same place."""
    if before == after:
        return
    if isinstance(before, Struct | dict) and isinstance(after, Struct | dict):
        yield from _differences_of_objects(at, _items(before), _items(after))
    elif isinstance(before, list | tuple) and isinstance(after, list | tuple):
        yield from _differences_of_lists(at, before, after)
    else:
        yield Change(at, value=_encode(after))


def _differences_of_objects(
    at: Path, before: dict[str, ViewPart], after: dict[str, ViewPart]
) -> Iterator[Change]:
    for key in before:
        if key not in after:
            yield Change((*at, key))
    for key, value in after.items():
        if key not in before:
            yield Change((*at, key), value=_encode(value))
        else:
            yield from _differences((*at, key), before[key], value)


def _differences_of_lists(
    at: Path,
    before: list[ViewPart] | tuple[ViewPart, ...],
    after: list[ViewPart] | tuple[ViewPart, ...],
) -> Iterator[Change]:
    if len(before) == len(after):
        for index, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from _differences((*at, index), old, new)
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
    yield Change((*at, start), removed=removed, added=added or UNSET)


def _items(part: Struct | AnyView) -> dict[str, ViewPart]:
    if isinstance(part, dict):
        return part
    names = zip(part.__struct_fields__, part.__struct_encode_fields__, strict=True)
    values = ((key, getattr(part, name)) for name, key in names)
    return {key: value for key, value in values if value is not UNSET}


def _encode(part: ViewPart) -> Raw:
    return Raw(_ENCODER.encode(part))
