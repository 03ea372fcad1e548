"""Records: the fixed-size layouts in which positions, menus and dice are kept.

A record is declared as a class whose annotations are its fields:

>>> class Pawn(Record):
...     score: i2
...     seat: i1
>>> Pawn.dtype.itemsize
3

Such a class has no instances: rules get a `numpy.record`, or its compiled form.  The class
exists for type checkers and readers.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import (
    Annotated,
    Any,
    ClassVar,
    Protocol,
    Self,
    TypeAlias,
    TypeVar,
    cast,
    get_type_hints,
)

import numpy as np

from atoll.engine.records.arrays import Records

__all__ = [
    "RESERVED",
    "Annotation",
    "Element",
    "Record",
    "RecordFields",
    "copy_records",
    "f4",
    "f8",
    "i1",
    "i2",
    "i4",
    "i8",
    "int64",
    "layout",
    "records_from_bytes",
    "u1",
    "u8",
    "uint64",
]

# `Annotated[…]` has no type of its own.
Annotation: TypeAlias = Any
"""What `typing.get_type_hints` gives for a field."""

Element: TypeAlias = "str | np.dtype[np.void] | type[Record]"
"""What a field holds: a code such as "i1", or a record."""

R = TypeVar("R")
S = TypeVar("S", bound="Record")

i1 = Annotated[int, "i1"]
i2 = Annotated[int, "i2"]
i4 = Annotated[int, "i4"]
i8 = Annotated[int, "i8"]
u1 = Annotated[int, "u1"]
u8 = Annotated[int, "u8"]
f4 = Annotated[float, "f4"]
f8 = Annotated[float, "f8"]

RESERVED = frozenset(dir(np.record))


class _Number(Protocol):
    def __call__(self, value: float, /) -> int: ...


int64 = cast(_Number, np.int64)
uint64 = cast(_Number, np.uint64)
"""NumPy's own types, typed as plain whole numbers."""


class Record:
    """A layout whose fields are the annotations of a class, laid out widest first.

    Uncompiled, a field named like an attribute of NumPy scalars (`size`, `round`, `take`…)
    would silently read that attribute instead, so such names are refused.
    """

    dtype: ClassVar[np.dtype[np.void]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.dtype = layout({name: _field(hint) for name, hint in _annotated(cls)})

    @classmethod
    def array(cls, count: int = 1) -> Records[Self]:
        """New records, all zeros."""
        return cast("Records[Self]", np.zeros(count, cls.dtype))


def _annotated(record: type[Record]) -> Iterator[tuple[str, Annotation]]:
    for name, hint in get_type_hints(record, include_extras=True).items():
        if hasattr(hint, "__metadata__"):
            yield name, hint


def _field(hint: Annotation) -> tuple[Element, tuple[int, ...]]:
    """The element type and the shape of a field, as its annotation says."""
    element, *shape = hint.__metadata__
    if isinstance(element, type) and issubclass(element, Record):
        element = element.dtype
    return element, tuple(shape)


def layout(fields: dict[str, tuple[Element, tuple[int, ...]]]) -> np.dtype[np.void]:
    """The dtype of a record with these fields, each an element type and a shape."""
    clashes = sorted(RESERVED & set(fields))
    if clashes:
        raise ValueError(f"fields named like attributes of NumPy scalars: {', '.join(clashes)}")
    widest_first = sorted(fields.items(), key=lambda field: -_width(field[1][0]))
    return np.dtype((np.record, [(name, *field) for name, field in widest_first]))


def _width(element: object) -> int:
    return np.dtype(element).alignment if isinstance(element, str) else 8


class RecordFields:
    """The fields of the first of these records as plain numbers and lists, under the same names.

    Python reads these a hundred times faster than the record.  The record itself, for calling
    a compiled rule, is `record`.  Lists are made when they are first read, because of most
    positions few are.
    """

    def __init__(self, records: np.ndarray[tuple[int], np.dtype[np.void]]) -> None:
        self._records = records
        numbers = _numbers(records.dtype)
        self.__dict__.update(
            zip(numbers.names or (), records[:1].view(numbers).item(), strict=True)
        )

    # Each game's record has its own fields.
    def __getattr__(self, name: str) -> Any:
        # `copy` and `pickle` ask an object that has nothing yet, not even `_records`.
        if name.startswith("_"):
            raise AttributeError(name)
        if name == "record":
            return self._records[0]
        try:
            value = self._records[name][0]
        except ValueError as error:
            raise AttributeError(f"the record has no field {name!r}") from error
        plain = self.__dict__[name] = _plain(value)
        return plain


@cache
def _numbers(layout: np.dtype[np.void]) -> np.dtype[np.void]:
    """The fields of a record that are single numbers, each at its offset."""
    assert layout.fields is not None
    single = {name: at for name, at in layout.fields.items() if at[0].shape == ()}
    return np.dtype(
        {
            "names": list(single),
            "formats": [at[0] for at in single.values()],
            "offsets": [at[1] for at in single.values()],
            "itemsize": layout.itemsize,
        }
    )


def _plain(value: np.ndarray[tuple[int], np.dtype[np.void]]) -> Sequence[object]:
    if value.dtype.names is None:
        return value.tolist()
    return [RecordFields(value[number:]) for number in range(len(value))]


def copy_records(records: Records[R]) -> Records[R]:
    """Copy records byte by byte; NumPy's own `copy` goes through them field by field."""
    copied = np.ndarray(records.shape, records.dtype, bytearray(records.tobytes()))
    return cast("Records[R]", copied)


def records_from_bytes(raw: bytes, record: type[S]) -> Records[S]:
    """The records in these bytes, as a copy."""
    return cast("Records[S]", np.frombuffer(bytearray(raw), record.dtype))
