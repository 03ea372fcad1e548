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
