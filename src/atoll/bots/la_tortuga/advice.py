"""Advice on La Tortuga."""

from atoll.bots.la_tortuga.policy import search
from atoll.bots.la_tortuga.reasons import reasons
from atoll.bots.search.adviser import SearchAdviser
from atoll.bots.search.searcher import Searcher
from atoll.bots.thinking import Thinking

__all__ = ["LEAD_BONUS", "adviser"]

LEAD_BONUS = 0.02  # the worth of an egg of lead, in wins


def adviser(thinking: Thinking) -> SearchAdviser:
    """Return an adviser that plays every choice to the end of the game by `lap_value`."""
    return SearchAdviser(Searcher(search("lapwise"), thinking, lead_bonus=LEAD_BONUS), reasons)
