"""Advice on Forbidden Island."""

from atoll.bots.forbidden_island.policy import skilled_search
from atoll.bots.forbidden_island.reasons import reasons
from atoll.bots.search.adviser import SearchAdviser
from atoll.bots.search.searcher import Searcher
from atoll.bots.thinking import Thinking

TURNS_AHEAD = 6


def adviser(thinking: Thinking) -> SearchAdviser:
    """Play every choice on for some turns, many times, and evaluate where that leads."""
    return SearchAdviser(Searcher(skilled_search(), thinking, TURNS_AHEAD), reasons)
