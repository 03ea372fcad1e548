"""Advice in La Tortuga."""

from atoll.bots.la_tortuga.policy import search
from atoll.bots.la_tortuga.reasons import reasons
from atoll.bots.search.adviser import SearchAdviser
from atoll.bots.search.searcher import Searcher
from atoll.bots.thinking import Thinking

LEAD_BONUS = 0.02  # what an egg of lead is worth, in games won


def adviser(thinking: Thinking) -> SearchAdviser:
    """Plays every choice to the end of the game, many times, as `lapwise` would."""
    return SearchAdviser(Searcher(search("lapwise"), thinking, lead_bonus=LEAD_BONUS), reasons)
