"""Advice on Tobago."""

from atoll.bots.search.adviser import SearchAdviser
from atoll.bots.thinking import Thinking
from atoll.bots.tobago.expert import Expert
from atoll.bots.tobago.reasons import reasons
from atoll.bots.tobago.skilled import appraise_sharing

__all__ = ["adviser"]


def adviser(thinking: Thinking) -> SearchAdviser:
    """Return an adviser that plays the best plies by evaluation to the end of the game."""
    return SearchAdviser(Expert(thinking), reasons, (appraise_sharing,))
