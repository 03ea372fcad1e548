"""What a game's bots supply to the search, under these names and with these arguments.

All of it is compiled.  The search is written against the functions on this page and against
the game's rules (`atoll.engine.contract`); `bind` puts the real ones in their place.
"""

from typing import NoReturn

from atoll.engine.contract import GameRecord, UnboundError
from atoll.engine.records.arrays import FloatRow
from atoll.engine.records.dice import Dice
from atoll.engine.records.menu import Menu


def _unbound() -> NoReturn:
    raise UnboundError("the search runs only when bound to a game and a policy")


def decide(state: GameRecord, menu: Menu, dice: Dice) -> int:
    """A policy: what a knowing player does here; if it needs a menu, that lists all actions."""
    _unbound()


def fresh(state: GameRecord) -> int:
    """Chance is to act: whether something new begins by it, such as a throw or a draw.

    0 if not; else a small number for its kind, below `KINDS`.  In two simulated games that
    began alike the n-th event of a kind then brings the same luck, however they went on in
    between: what is compared differs by skill more than by luck.
    """
    _unbound()


def appraise(state: GameRecord, values: FloatRow) -> None:
    """Every seat's prospects in a game that goes on: its share of the win, from 0 to 1."""
    _unbound()


KINDS = 4
COOPERATIVE = False  # whether all win or lose together, as the game's description says
