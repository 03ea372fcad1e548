"""A bot for any game: it plays whatever is legal, every ply as likely as the next."""

from random import Random

from atoll.bots.bot import BotView
from atoll.engine.json_values import Ply

INTERRUPTS = 0.1  # how often it acts although the decision is another seat's


class RandomBot:
    """Chooses a legal ply at random."""

    def choose(self, seen: BotView) -> Ply | None:
        lot = Random(seen.seed)
        if not seen.must_act and lot.random() >= INTERRUPTS:
            return None
        return lot.choice(seen.legal)
