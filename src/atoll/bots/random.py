"""A bot for any game: it plays whatever is legal, every ply as likely as the next."""

from random import Random

from atoll.bots.bot import Seen
from atoll.engine.words import Ply


class RandomBot:
    """Chooses a legal ply at random."""

    def choose(self, seen: Seen) -> Ply:
        return Random(seen.seed).choice(seen.legal)
