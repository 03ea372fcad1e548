"""Bots for Forbidden Island.  Each runs all its seats together, as one team.

`policy` chooses an action without looking ahead.  It takes the tiles in danger from `estimate`,
the places a pawn should go to from `goals`, and the cards to collect, keep and play from
`cards`, all with the weights of `weights.json`.  `plans` finds the plans for a turn,
`evaluation` ranks the positions they lead to, and the shared search plays the best on.
"""

from functools import cache

from atoll.bots.forbidden_island.expert import Expert
from atoll.bots.forbidden_island.novice import Novice
from atoll.bots.forbidden_island.skilled import Skilled

__all__ = ["BOTS"]

BOTS = {
    "novice": lambda _: Novice(),
    "skilled": lambda _: Skilled(),
    "expert": cache(Expert),  # one instance, because it remembers its plans
}
