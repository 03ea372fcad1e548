"""Records: the fixed-size layouts in which positions, menus and dice are kept."""

from types import SimpleNamespace
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


def plain(state: Any) -> SimpleNamespace:
    """A record's fields as plain numbers and lists, under the same names.

    Python reads these a hundred times faster than the record, which is for compiled rules;
    it stands under `record` for calling one of them.
    """
    fields = dict(zip(state.dtype.names, map(_plain, state.item()), strict=True))
    return SimpleNamespace(**fields, record=state)


def _plain(value: Any) -> Any:
    if not isinstance(value, np.ndarray):
        return value
    if value.dtype.names is None:
        return value.tolist()
    return [_plain(part) if isinstance(part, np.ndarray) else plain(part) for part in value]
