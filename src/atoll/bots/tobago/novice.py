"""`novice`: makes the mistakes people make in their first games.

It sees what a clue or a drive gains, but not which rivals are near; it spends amulets easily,
takes what is on offer in a sharing, hardly considers how many treasure cards are left, and its
values are off by a few coins.
"""

from functools import cache

from atoll.bots.search.bind import Search
from atoll.bots.tobago.policy import choose, search_with
from atoll.bots.tobago.weights import weights
from atoll.engine.compiler.rule import rule
from atoll.engine.records.dice import Dice
from atoll.engine.records.menu import Menu
from atoll.games.tobago.state import Tobago

__all__ = ["NOVICE", "decide", "novice_search"]

NOVICE = weights(
    rose=3.0,
    raiser=4.0,
    rival=0.0,
    last_rose=0.0,
    slack=20.0,
    haste=3.0,
    near_treasure=2.5,
    near=0.5,
    amulet_near=0.2,
    snatch=0.0,
    far_snatch=0.0,
    far=0.12,
    amulet=1.5,
    more_amulets=0.7,
    late=1.0,
    exchange=0.5,
    least=0.4,
    blur=3.0,
    greed=0.75,
)


@rule
def decide(game: Tobago, menu: Menu, dice: Dice) -> int:
    """Choose by the novice's weights."""
    return choose(game, NOVICE[0], menu, dice)


@cache
def novice_search() -> Search:
    """Return the search with this policy."""
    return search_with("novice", decide)
