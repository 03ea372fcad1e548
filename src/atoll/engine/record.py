"""Records: the fixed-size layouts in which positions, menus and dice are kept."""

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
    """A record's fields as plain numbers and lists, under the same names.

    Python reads these a hundred times faster than the record, which is for compiled rules;
    it stands under `record` for calling one of them.  A field is read when it is first
    asked for, and few ever are.
    """

    def __init__(self, record: Any) -> None:
        self.record = record

    def __getattr__(self, name: str) -> Any:
        if name == "record":  # while a copy is being made, it has none yet
            raise AttributeError(name)
        try:
            value = _plain(np.void.__getitem__(self.record, name))
        except ValueError:
            raise AttributeError(f"the record has no field {name!r}") from None
        setattr(self, name, value)
        return value


def _plain(value: Any) -> Any:
    if value.dtype.names is None:
        return value.tolist()
    return [_plain(part) for part in value] if isinstance(value, np.ndarray) else Plain(value)


def twins(records: Any) -> Any:
    """The same records once more, as `copy` gives them, which goes through them field by field."""
    return np.ndarray(records.shape, records.dtype, bytearray(records.tobytes()))
