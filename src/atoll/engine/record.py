"""Records: the fixed-size layouts in which positions, menus and dice are kept."""

from functools import cache
from typing import Any

import numpy as np

RESERVED = frozenset(dir(np.record))


def record(*fields: tuple[Any, ...]) -> np.dtype[Any]:
    """The dtype of a record with these fields.

    Uncompiled, a field named like an attribute of every NumPy scalar (`size`, `round`,
    `take`…) would silently read that attribute instead, so such names are refused here.
    """
    clashes = sorted(RESERVED & {field[0] for field in fields})
    if clashes:
        raise ValueError(f"fields named like attributes of NumPy scalars: {', '.join(clashes)}")
    return np.dtype((np.record, [*fields]))


class Plain:
    """The fields of the first of these records as plain numbers and lists, under the same names.

    Python reads these a hundred times faster than the record, which is for compiled rules;
    it stands under `record` for calling one of them.  A list is made when it is first asked
    for: of most positions few are.
    """

    def __init__(self, records: Any) -> None:
        self._records = records
        numbers = _numbers(records.dtype)
        self.__dict__.update(zip(numbers.names, records[:1].view(numbers).item(), strict=True))

    def __getattr__(self, name: str) -> Any:
        # Whoever copies it asks a twin that has nothing yet, not even `_records`.
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
def _numbers(layout: np.dtype[Any]) -> Any:
    """Of a record's layout the fields that are single numbers, each where it was."""
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


def _plain(value: Any) -> list[Any]:
    if value.dtype.names is None:
        plain: list[Any] = value.tolist()
        return plain
    return [Plain(value[number:]) for number in range(len(value))]


def twins(records: Any) -> Any:
    """The same records once more, as `copy` gives them, which goes through them field by field."""
    return np.ndarray(records.shape, records.dtype, bytearray(records.tobytes()))
