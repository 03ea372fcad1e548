"""The games there are, by name; a game is loaded when it is first asked for."""

from functools import cache
from importlib import import_module

from atoll.engine.game import Game
from atoll.engine.told import Told

NAMES = ("la_tortuga", "forbidden_island", "tobago")


class UnknownGameError(Told, ValueError):
    """A game nobody has written rules for."""


@cache
def find(name: str) -> Game:
    """The game of this name."""
    if name not in NAMES:
        raise UnknownGameError("game-missing", game=name, known=", ".join(NAMES))
    game: Game = import_module(f"atoll.games.{name}").GAME
    return game
