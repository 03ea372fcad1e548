"""`novice`: a friendly beginner, who means well and makes a beginner's mistakes.

It keeps the cards it has got used to, dries whatever is wet next to it, forgets that special
cards may be played out of turn, and throws away any card when its hand is full.  But it goes
where the treasures are, captures them, and never misses the flight home.
"""

from random import Random

from atoll.bots.bot import BotView
from atoll.bots.forbidden_island.skilled import Skilled
from atoll.engine.json_values import Ply

HOARDS = 0.5  # how often it would rather keep a card than give it
FUSSES = 0.3  # how often it shores up the nearest thing instead of what matters


class Novice:
    """Plays like `skilled` but for its mistakes."""

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
        slip = self._slip(seen, good, rng)
        return rng.choice(slip) if slip else good

    def _slip(self, seen: BotView, good: Ply | None, rng: Random) -> list[Ply]:
        """The plies this mistake chooses from; none if it makes no mistake."""
        match seen.view["phase"]:
            case "window":
                return _only(seen, "proceed")
            case "discard":
                return _only(seen, "discard")
            case "act" if rng.random() < FUSSES:
                return _only(seen, "shore_up")
            case "act" if good is not None and good["do"] == "give" and rng.random() < HOARDS:
                return _only(seen, "move", "shore_up")
        return []


def _only(seen: BotView, *verbs: str) -> list[Ply]:
    return [ply for ply in seen.legal if ply["do"] in verbs]
