"""The bots there are, by name: some play any game, some only the one they know."""

from atoll.bots.bot import Bot
from atoll.bots.la_tortuga import StopAtFour
from atoll.bots.random import RandomBot

_ANY_GAME: dict[str, Bot] = {"random": RandomBot()}
_ONE_GAME: dict[str, dict[str, Bot]] = {"la_tortuga": {"stop4": StopAtFour()}}


class UnknownBotError(ValueError):
    """A bot that nobody has written, or that does not know this game."""


def names_for(game: str) -> list[str]:
    """The bots that play this game, the simplest first."""
    return [*_ANY_GAME, *_ONE_GAME.get(game, {})]


def find(name: str, game: str) -> Bot:
    """The bot of this name for this game."""
    bots = {**_ANY_GAME, **_ONE_GAME.get(game, {})}
    if name not in bots:
        raise UnknownBotError(f"{game} has no bot {name}; it has: {', '.join(bots)}")
    return bots[name]
