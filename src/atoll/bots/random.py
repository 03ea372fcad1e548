"""A bot for any game that plays at random, all legal plies being equally likely."""

from random import Random

from atoll.bots.bot import BotView
from atoll.engine.json_values import Ply

__all__ = ["INTERRUPTS", "RandomBot"]

INTERRUPTS = 0.1  # how often it acts although the decision is another seat's


class RandomBot:
    """Chooses a legal ply at random."""

    def choose(self, seen: BotView) -> Ply | None:
        rng = Random(seen.seed)
        if not seen.must_act and rng.random() >= INTERRUPTS:
            return None
        return rng.choice(seen.legal)
