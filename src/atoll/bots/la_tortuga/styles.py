"""The styles in which a seat may play.

What is believed of the players is a table: for every seat the chances of the styles.
"""

from enum import IntEnum

from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import FloatGrid, FloatRow, zeros
from atoll.engine.records.dice import Dice, below
from atoll.games.la_tortuga.state import MOST_PLAYERS, Tortuga


class Style(IntEnum):
    """A policy by which a seat may play."""

    STOP4 = 0
    LAPWISE = 1
    SKILLED = 2  # as well as the network knows how
    NOVICE = 3


STYLES = len(Style)
UNKNOWN = zeros((MOST_PLAYERS, STYLES))  # what is believed of strangers
UNKNOWN[:] = 1 / STYLES

FINE = 1 << 20


@rule
def draw_styles(
    game: Tortuga, seat: int, beliefs: FloatGrid, dice: Dice, company: FloatGrid
) -> None:
    """Draw every seat's style by what is believed; the seat itself plays as the network does.

    In the end `company` holds one certain style for each.
    """
    company[:] = 0
    for other in range(game.players):
        style = Style.SKILLED if other == seat else draw_style(beliefs[other], dice)
        company[other, style] = 1


@rule
def draw_style(chances: FloatRow, dice: Dice) -> int:
    """A style, with these chances."""
    left = below(dice, FINE) / FINE
    for style in range(STYLES - 1):
        left -= chances[style]
        if left < 0:
            return style
    return STYLES - 1


@rule
def style_of(company: FloatGrid, seat: int) -> int:
    """The certain style of a seat."""
    style = 0
    while company[seat, style] == 0:
        style += 1
    return style
