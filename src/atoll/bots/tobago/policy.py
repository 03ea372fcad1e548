"""The compiled policy of Tobago's bots, and its binding to the search."""

from collections.abc import Callable
from typing import TypeAlias

from atoll.bots.search.any_game import equal_shares
from atoll.bots.search.bind import Policy, Search, bind_search
from atoll.bots.tobago.chance_events import event_kind
from atoll.bots.tobago.evaluation import appraise
from atoll.bots.tobago.weights import Weights
from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import zeros
from atoll.engine.records.dice import Dice, below
from atoll.engine.records.menu import Menu
from atoll.engine.records.record import int64
from atoll.games.tobago import GAME
from atoll.games.tobago.state import Tobago

__all__ = ["UNIT", "Decide", "choose", "search_with"]

UNIT = 1 << 20

Decide: TypeAlias = Callable[[Tobago, Menu, Dice], int]


@rule
def choose(game: Tobago, w: Weights, menu: Menu, dice: Dice) -> int:
    """Choose the ply of the greatest value, with random errors of up to `w.blur`."""
    values = zeros(menu.count)
    appraise(game, w, menu, values)
    best = 0
    for number in range(menu.count):
        if w.blur > 0.0:
            values[number] += w.blur * below(dice, UNIT) / UNIT
        if values[number] > values[best]:
            best = number
    return int64(menu.action[best])


def search_with(name: str, decide: Decide) -> Search:
    """Return the search with this policy."""
    return bind_search(GAME, Policy(name, decide, event_kind, equal_shares))
