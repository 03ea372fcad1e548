"""The rules every game supplies, under these names and with these arguments.

All of them are compiled.  A state is the game's record; its field `actor` says who is to
act: a seat, `CHANCE`, or `NOBODY` when the game is over.  The engine's loops are written
against the functions on this page, which only say what is expected; `bind` puts a
game's own functions in their place.
"""

from typing import Any, NoReturn

CHANCE, NOBODY = -1, -2


class UnboundError(RuntimeError):
    """A loop of the engine was called without a game."""


def _unbound() -> NoReturn:
    raise UnboundError("the engine's loops run only when bound to a game")


def setup(state: Any, players: int, options: Any, dice: Any) -> None:
    """Lay out a new game; `options` are the encoded options in their declared order."""
    _unbound()


def list_actions(state: Any, menu: Any) -> None:
    """Fill the menu with every legal action of every seat, or every outcome of chance."""
    _unbound()


def draw(state: Any, dice: Any) -> int:
    """An outcome of chance, drawn with the probability its weight on the menu gives."""
    _unbound()


def step(state: Any, action: int) -> None:
    """Carry out one action, a player's or chance's; it must be on the menu."""
    _unbound()


def judge(state: Any, result: Any) -> None:
    """Write down how the finished game ended."""
    _unbound()


def redeal(state: Any, seat: int, dice: Any) -> None:
    """Deal everything this seat may not know anew, consistently with what it knows."""
    _unbound()


def observe(state: Any, seat: int, seen: Any) -> None:
    """Fill the observation of a seat, all zeros before (see `atoll.engine.features`)."""
    _unbound()
