"""Advice on Forbidden Island."""

from atoll.bots.forbidden_island.policy import skilled_search
from atoll.bots.forbidden_island.reasons import reasons
from atoll.bots.search.adviser import SearchAdviser
from atoll.bots.search.searcher import Searcher
from atoll.bots.thinking import Thinking

__all__ = ["TURNS_AHEAD", "adviser"]

TURNS_AHEAD = 6


def adviser(thinking: Thinking) -> SearchAdviser:
    """Return an adviser that plays every choice on for some turns and evaluates the result."""
    return SearchAdviser(Searcher(skilled_search(), thinking, TURNS_AHEAD), reasons)
