"""The policies of La Tortuga's bots, bound to the search when they are first wanted."""

from functools import cache

from atoll.bots.la_tortuga.lapwise import lapwise
from atoll.bots.la_tortuga.learned import appraise, learned
from atoll.bots.la_tortuga.luck import fresh
from atoll.bots.la_tortuga.novice import novice
from atoll.bots.la_tortuga.stop4 import stop4
from atoll.bots.search.bind import Knowledge, Search, bind_search
from atoll.games.la_tortuga import GAME

# A policy's name is that of its module: Numba finds nothing in its cache for a module that is
# not there.
POLICIES = {"stop4": stop4, "lapwise": lapwise, "novice": novice, "learned": learned}


@cache
def search(policy: str) -> Search:
    """The search in which everybody follows this policy, and the network appraises positions."""
    return bind_search(GAME, Knowledge(policy, POLICIES[policy], fresh, appraise))
