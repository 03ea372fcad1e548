"""The colours of pictures in the page's dark theme."""

import re

from atoll.pictures.svg import (
    FOAM,
    JUNGLE,
    JUNGLE_DARK,
    PAPER,
    SAND,
    SAND_DARK,
    SEA,
    SEA_DEEP,
    SEA_SHALLOW,
    WOOD,
    WOOD_DARK,
)

__all__ = ["by_night"]

_NIGHT = {
    FOAM: "#8fc7cf",
    JUNGLE: "#24533f",
    JUNGLE_DARK: "#163a2d",
    PAPER: "#e9dfc6",
    SAND: "#675b3f",
    SAND_DARK: "#9a8a60",
    SEA: "#164858",
    SEA_DEEP: "#0d2b3a",
    SEA_SHALLOW: "#1c5566",
    WOOD: "#7a5a37",
    WOOD_DARK: "#4a3620",
    "#fff1c4": "#d9c795",
    # the grounds of Tobago
    "#ecd9a6": "#a8966a",
    "#2f6f4f": "#24573e",
    "#7cc3e0": "#4a8fae",
    "#c8a75f": "#8f7642",
    "#3f8fb8": "#2b6788",
    "#8b7d76": "#625a58",
}
_COLOUR = re.compile("#[0-9a-f]{6}")


def by_night(picture: str) -> str:
    """A picture with the sea, the land and the paper of the dark theme.

    >>> by_night('<rect fill="#9ad5cf"/>')
    '<rect fill="#164858"/>'
    """
    return _COLOUR.sub(lambda colour: _NIGHT.get(colour[0], colour[0]), picture)
