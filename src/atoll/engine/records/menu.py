"""A menu: the actions that are possible in a position."""

import numpy as np

from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import Row
from atoll.engine.records.record import layout

__all__ = ["Menu", "menu_for", "offer", "offer_weighted"]


class Menu:
    """The possible actions, each with its weight.

    The weight of an outcome of chance is the number of equally likely ways it may happen; the
    weights of players' actions have no meaning.
    """

    count: int
    action: Row
    weight: Row


def menu_for(most: int) -> np.dtype[np.void]:
    """The layout of a menu that holds up to `most` actions."""
    return layout({"count": ("i2", ()), "action": ("i2", (most,)), "weight": ("i2", (most,))})


@rule
def offer(menu: Menu, action: int) -> None:
    """Put a player's action on the menu."""
    menu.action[menu.count] = action
    menu.count += 1


@rule
def offer_weighted(menu: Menu, action: int, weight: int) -> None:
    """Put an outcome of chance on the menu, unless it cannot happen."""
    if weight > 0:
        menu.action[menu.count] = action
        menu.weight[menu.count] = weight
        menu.count += 1
