"""Advice on Forbidden Island."""

from atoll.bots.forbidden_island.policies import skilled_search
from atoll.bots.forbidden_island.reasons import reasons
from atoll.bots.search.adviser import SearchAdviser
from atoll.bots.search.searcher import Searcher
from atoll.bots.thinking import Thinking

TURNS_AHEAD = 6


def adviser(thinking: Thinking) -> SearchAdviser:
    """Plays every choice on for some turns, many times, and judges where that leads."""
    return SearchAdviser(Searcher(skilled_search(), thinking, TURNS_AHEAD), reasons)
