"""The rules every game supplies, under these names and with these arguments.

All of them are compiled.  The engine's loops call the functions of this module, which only
declare the interface; `bind` replaces them by a game's own.
"""

from typing import NoReturn

from atoll.engine.records.dice import Dice
from atoll.engine.records.features import Observation
from atoll.engine.records.menu import Menu
from atoll.engine.records.record import Record, i1
from atoll.engine.records.result import Result

__all__ = [
    "CHANCE",
    "NOBODY",
    "GameRecord",
    "UnboundError",
    "any_action",
    "determinize",
    "draw",
    "list_actions",
    "observe",
    "score",
    "setup",
    "step",
]

CHANCE, NOBODY = -1, -2


class GameRecord(Record):
    """A game in progress: what the engine itself reads of every game's record.

    A game's options are fields of the same names, which the engine fills.
    """

    actor: i1
    """The seat that is to act, `CHANCE`, or `NOBODY` when the game is over."""
    players: i1
    edition: i1
    """Of the rules; see `atoll.engine.editions`."""


class UnboundError(RuntimeError):
    """A loop of the engine was called without a game."""


def _unbound() -> NoReturn:
    raise UnboundError("the engine's loops run only when bound to a game")


def setup(state: GameRecord, dice: Dice) -> None:
    """Lay out a new game; edition, players and options are filled in, all else is zero."""
    _unbound()


def list_actions(state: GameRecord, menu: Menu) -> None:
    """Fill the menu with every legal action of every seat, or every outcome of chance."""
    _unbound()


def draw(state: GameRecord, dice: Dice) -> int:
    """An outcome of chance, drawn with the probability its weight on the menu gives."""
    _unbound()


def any_action(state: GameRecord, menu: Menu, dice: Dice) -> int:
    """A legal action at random, each as likely as the next.

    A game may leave this out: then the actions are listed and one of them is taken.
    """
    _unbound()


def step(state: GameRecord, action: int) -> None:
    """Carry out one action, a player's or chance's; it must be on the menu."""
    _unbound()


def score(state: GameRecord, result: Result) -> None:
    """Write down how the finished game ended."""
    _unbound()


def determinize(state: GameRecord, seat: int, dice: Dice) -> None:
    """Deal again all that this seat may not know, consistently with what it knows."""
    _unbound()


def observe(state: GameRecord, seat: int, seen: Observation) -> None:
    """Fill a seat's observation, all zeros before (see `atoll.engine.records.features`)."""
    _unbound()
