"""The functions a game's bots supply to the search, with their names and arguments.

All of them are compiled.  The search is written against these placeholders and those of the
game's rules (`atoll.engine.contract`); `bind` replaces them by the real functions.
"""

from typing import NoReturn

from atoll.engine.contract import GameRecord, UnboundError
from atoll.engine.records.arrays import FloatRow
from atoll.engine.records.dice import Dice
from atoll.engine.records.menu import Menu

__all__ = ["COOPERATIVE", "EVENT_KINDS", "appraise", "decide", "event_kind"]


def _unbound() -> NoReturn:
    raise UnboundError("the search runs only when bound to a game and a policy")


def decide(state: GameRecord, menu: Menu, dice: Dice) -> int:
    """Choose an action by a policy; the menu lists all actions if the policy needs it."""
    _unbound()


def event_kind(state: GameRecord) -> int:
    """Return the kind of chance event that begins here, such as a throw or a draw; 0 if none.

    Kinds are numbered from 1, below `EVENT_KINDS`.  In all games of a sample the n-th event of
    a kind has the same random numbers (common random numbers), so that results differ by skill
    more than by luck.
    """
    _unbound()


def appraise(state: GameRecord, values: FloatRow) -> None:
    """Estimate every seat's share of the win, from 0 to 1, in an unfinished game."""
    _unbound()


EVENT_KINDS = 4
COOPERATIVE = False  # as in the game's description
