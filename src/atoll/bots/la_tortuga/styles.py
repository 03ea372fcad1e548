"""The styles in which somebody at the table may play, and what one may believe of them."""

from enum import IntEnum

import numpy as np

from atoll.games.la_tortuga.state import MOST_PLAYERS


class Style(IntEnum):
    STOP4 = 0
    LAPWISE = 1
    LEARNED = 2  # as well as the network knows how
    NOVICE = 3


STYLES = len(Style)

# Beliefs: for every seat the chances of the styles.  Of people one has not seen play:
UNKNOWN = np.full((MOST_PLAYERS, STYLES), 1 / STYLES)
