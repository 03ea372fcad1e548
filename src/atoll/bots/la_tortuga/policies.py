"""The policies of La Tortuga's bots, bound to the search when they are first wanted."""

from functools import cache

from atoll.bots.la_tortuga.lapwise import lapwise
from atoll.bots.la_tortuga.luck import fresh
from atoll.bots.la_tortuga.stop4 import stop4
from atoll.bots.search.bind import Knowledge, Search, bind_search
from atoll.engine.rule import rule
from atoll.games.la_tortuga import GAME


@rule
def even(game, values):
    """Everybody's prospects are the same, for all these policies know."""
    values[:] = 1.0 / game.players


@cache
def stop4_search() -> Search:
    return bind_search(GAME, Knowledge("stop4", stop4, fresh, even))


@cache
def lapwise_search() -> Search:
    return bind_search(GAME, Knowledge("lapwise", lapwise, fresh, even))
