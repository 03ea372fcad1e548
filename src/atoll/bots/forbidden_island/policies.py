"""The policy bound to the shared search, when it is first wanted."""

from functools import cache

from atoll.bots.forbidden_island.lookahead import appraise, decide, fresh
from atoll.bots.search.bind import Knowledge, Search, bind_search
from atoll.games.forbidden_island import GAME


@cache
def skilled_search() -> Search:
    return bind_search(GAME, Knowledge("skilled", decide, fresh, appraise, needs_menu=False))
