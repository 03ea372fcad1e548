"""The policies of Tobago's bots, bound to the search when they are first wanted."""

from functools import cache

from atoll.bots.search.bind import Knowledge, Search, bind_search
from atoll.bots.tobago import novice, skilled
from atoll.bots.tobago.luck import even, fresh
from atoll.games.tobago import GAME


@cache
def novice_search() -> Search:
    return bind_search(GAME, Knowledge("novice", novice.decide, fresh, even))


@cache
def skilled_search() -> Search:
    return bind_search(GAME, Knowledge("skilled", skilled.decide, fresh, even))
