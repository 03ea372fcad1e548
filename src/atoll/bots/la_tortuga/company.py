"""Playing in somebody's style."""

import numpy as np

from atoll.bots.la_tortuga.lapwise import lapwise
from atoll.bots.la_tortuga.learned import play_learned
from atoll.bots.la_tortuga.novice import novice
from atoll.bots.la_tortuga.stop4 import stop4
from atoll.bots.la_tortuga.styles import STYLES, Style
from atoll.engine.dice import below
from atoll.engine.rule import rule

FINE = 1 << 20


@rule
def play_as(style, game, menu, dice, beliefs, desks):
    """What somebody of this style does, believing this of everybody."""
    if style == Style.STOP4:
        return np.int64(stop4(game, menu, dice))
    if style == Style.LAPWISE:
        return np.int64(lapwise(game, menu, dice))
    if style == Style.NOVICE:
        return np.int64(novice(game, menu, dice))
    return np.int64(play_learned(game, beliefs, desks))


@rule
def cast(game, seat, beliefs, dice, company):
    """Draw everybody's style by what is believed; the seat itself plays as the network does.

    In the end `company` holds one certain style for each.
    """
    company[:] = 0
    for other in range(game.players):
        style = Style.LEARNED if other == seat else draw_style(beliefs[other], dice)
        company[other, style] = 1


@rule
def draw_style(chances, dice):
    left = below(dice, FINE) / FINE
    for style in range(STYLES - 1):
        left -= chances[style]
        if left < 0:
            return np.int64(style)
    return np.int64(STYLES - 1)


@rule
def style_of(company, seat):
    style = 0
    while company[seat, style] == 0:
        style += 1
    return style
