"""`skilled`: knows what matters and does it at once."""

from typing import Any

import numpy as np

from atoll.bots.bot import BotView
from atoll.bots.forbidden_island.mind import MIND, weights
from atoll.bots.forbidden_island.policy import ask
from atoll.bots.forbidden_island.wanted import NOTHING
from atoll.engine.words import Ply


class Skilled:
    """Follows the policy for all its seats together."""

    entries = (ask,)

    def choose(self, seen: BotView) -> Ply | None:
        return in_words(seen, self.action(seen))

    def action(self, seen: BotView) -> int:
        """The choice by number; NOTHING to let the moment pass."""
        known, minds = weights(seen.imagined.players), np.zeros(1, MIND)
        return int(ask(seen.imagined.states, known, minds, set_of(seen.seats)))


def set_of(seats: Any) -> int:
    """Seats as a set of bits."""
    return sum(1 << seat for seat in seats)


def in_words(seen: BotView, action: int) -> Ply | None:
    if action == NOTHING:
        return None
    return seen.game.action_table.to_json(seen.imagined.fields, action)
