"""Bots that know Forbidden Island.  Each runs all its seats together, as one team.

`policy` is what an experienced player does at a glance: `estimate` has the tiles in danger,
`goals` where pawns want to be, `cards` what to collect, keep and play, all with the weights of
`weights.json`.  `plans` finds all ways through a turn, `evaluation` ranks where they lead, and
the shared search plays the best on.
"""

from functools import cache

from atoll.bots.forbidden_island.expert import Expert
from atoll.bots.forbidden_island.novice import Novice
from atoll.bots.forbidden_island.skilled import Skilled

BOTS = {
    "novice": lambda _: Novice(),
    "skilled": lambda _: Skilled(),
    "expert": cache(Expert),  # so that the plans begun are still remembered at the next ply
}
