"""The games there are, by name; a game is loaded when it is first asked for."""

from functools import cache
from importlib import import_module

from atoll.engine.game import Game

NAMES = ("la_tortuga", "forbidden_island", "tobago")


class UnknownGameError(ValueError):
    """A game nobody has written rules for."""


@cache
def find(name: str) -> Game:
    """The game of this name."""
    if name not in NAMES:
        raise UnknownGameError(f"there is no game {name}; there are: {', '.join(NAMES)}")
    game: Game = import_module(f"atoll.games.{name}").GAME
    return game
