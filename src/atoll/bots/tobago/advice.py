"""Advice in Tobago."""

from atoll.bots.search.adviser import SearchAdviser
from atoll.bots.thinking import Thinking
from atoll.bots.tobago.expert import Expert
from atoll.bots.tobago.reasons import reasons
from atoll.bots.tobago.sharing_reasons import make_ready


def adviser(thinking: Thinking) -> SearchAdviser:
    """Plays the choices that knowledge finds best to the end of the game, many times."""
    make_ready()
    return SearchAdviser(Expert(thinking), reasons)
