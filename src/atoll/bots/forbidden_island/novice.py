"""`novice`: plays like `skilled` with a beginner's mistakes.

It often keeps a card it should give, shores up the nearest tile, never plays special cards out
of turn, and discards any card when its hand is full.  But it goes to the treasures, captures
them, and never misses the flight home.
"""

from random import Random

from atoll.bots.bot import BotView
from atoll.bots.forbidden_island.skilled import Skilled
from atoll.engine.json_values import Ply

__all__ = ["KEEP_CARD_RATE", "SHORE_UP_RATE", "Novice"]

KEEP_CARD_RATE = 0.5  # how often it keeps a card it should give
SHORE_UP_RATE = 0.3  # how often it shores up any tile within reach


class Novice:
    """Plays like `skilled` except for its mistakes."""

    entries = Skilled.entries

    def __init__(self) -> None:
        self._skilled = Skilled()

    def choose(self, seen: BotView) -> Ply | None:
        good = self._skilled.choose(seen)
        if good is not None and good["do"] == "lift_off":
            return good
        if not seen.must_act:
            return None
        rng = Random(seen.seed)
        mistakes = self._mistakes(seen, good, rng)
        return rng.choice(mistakes) if mistakes else good

    def _mistakes(self, seen: BotView, good: Ply | None, rng: Random) -> list[Ply]:
        """Return the plies a mistake chooses from; none if it makes no mistake."""
        match seen.view["phase"]:
            case "window":
                return _only(seen, "proceed")
            case "discard":
                return _only(seen, "discard")
            case "act" if rng.random() < SHORE_UP_RATE:
                return _only(seen, "shore_up")
            case "act" if (
                good is not None and good["do"] == "give" and rng.random() < KEEP_CARD_RATE
            ):
                return _only(seen, "move", "shore_up")
        return []


def _only(seen: BotView, *verbs: str) -> list[Ply]:
    return [ply for ply in seen.legal if ply["do"] in verbs]
