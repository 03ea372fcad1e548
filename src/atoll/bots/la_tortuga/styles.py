"""Playing styles of a seat.

Beliefs are a table with the chances of the styles for every seat.
"""

from enum import IntEnum

from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import FloatGrid, FloatRow, zeros
from atoll.engine.records.dice import Dice, below
from atoll.games.la_tortuga.state import MOST_PLAYERS, Tortuga

__all__ = ["RESOLUTION", "STYLES", "UNKNOWN", "Style", "draw_style", "draw_styles", "style_of"]


class Style(IntEnum):
    """A policy by which a seat may play."""

    STOP_AT_FOUR = 0
    LAP_VALUE = 1
    SKILLED = 2  # by the network
    NOVICE = 3


STYLES = len(Style)
UNKNOWN = zeros((MOST_PLAYERS, STYLES))  # the beliefs about players of unknown style
UNKNOWN[:] = 1 / STYLES

RESOLUTION = 1 << 20


@rule
def draw_styles(
    game: Tortuga, seat: int, beliefs: FloatGrid, dice: Dice, seat_styles: FloatGrid
) -> None:
    """Draw every seat's style by the beliefs; the seat itself plays by the network.

    `seat_styles` gets a single certain style for each seat.
    """
    seat_styles[:] = 0
    for other in range(game.players):
        style = Style.SKILLED if other == seat else draw_style(beliefs[other], dice)
        seat_styles[other, style] = 1


@rule
def draw_style(chances: FloatRow, dice: Dice) -> int:
    """Draw a style with these chances."""
    left = below(dice, RESOLUTION) / RESOLUTION
    for style in range(STYLES - 1):
        left -= chances[style]
        if left < 0:
            return style
    return STYLES - 1


@rule
def style_of(seat_styles: FloatGrid, seat: int) -> int:
    """Return the certain style of a seat."""
    style = 0
    while seat_styles[seat, style] == 0:
        style += 1
    return style
