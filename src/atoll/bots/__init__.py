"""The bots there are, by name: some play any game, some only the one they know.

Each game's own bots stand in the folder of its name, in `BOTS`: a name, and how the bot is
made that thinks for a while.  Three names are levels, offered to people at a table.
A game of another package has no bots of its own: those for any game play it.
"""

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from typing import TypeAlias

from atoll import games
from atoll.bots import own
from atoll.bots.advice import Adviser
from atoll.bots.bot import Bot
from atoll.bots.random import RandomBot
from atoll.bots.search.any_game import tree_bot
from atoll.bots.thinking import USUAL, Thinking
from atoll.engine.compiler.entry import AnyEntry, compiled
from atoll.engine.localized_error import LocalizedError

__all__ = [
    "LEVELS",
    "Maker",
    "UnknownBotError",
    "admit",
    "adviser",
    "entries_of",
    "find",
    "find_ready",
    "has_adviser",
    "names_for",
    "offered",
    "summon",
]

Maker: TypeAlias = Callable[[Thinking], Bot]

LEVELS = ("novice", "skilled", "expert")

_admitted: dict[str, Bot] = {}


class UnknownBotError(LocalizedError, ValueError):
    """A bot that nobody has written, or that does not know this game."""


@cache
def _makers(game: str) -> dict[str, Maker]:
    plain: dict[str, Maker] = {"random": lambda _: RandomBot()}
    if game not in games.OWN:
        return {**plain, "tree": partial(tree_bot, game)}
    knowing: dict[str, Maker] = import_module(f"atoll.bots.{game}").BOTS
    return {**plain, **knowing}


def names_for(game: str) -> list[str]:
    """The bots that play this game: the plain ones, then the levels, then the host's own."""
    makers = _makers(game)
    guests = [name for name, bot in _admitted.items() if own.plays(bot, game)]
    return [*(name for name in makers if name not in LEVELS), *_levels(game), *guests]


def offered(game: str) -> list[str]:
    """The bots the page offers: the levels, if the game has any, and the host's own."""
    names, levels = names_for(game), _levels(game)
    return [name for name in names if name in levels or name in _admitted] if levels else names


def has_adviser(game: str) -> bool:
    """Whether there are hints and reviews: Atoll's own games have reasons in words."""
    return game in games.OWN


def adviser(game: str, thinking: Thinking = USUAL) -> Adviser:
    """The adviser of this game: it looks ahead and gives reasons."""
    made: Adviser = import_module(f"atoll.bots.{game}.advice").adviser(thinking)
    return made


def _levels(game: str) -> list[str]:
    return [level for level in LEVELS if level in _makers(game)]


def find(name: str, game: str, thinking: Thinking = USUAL) -> Bot:
    """The bot of this name for this game; raises `UnknownBotError`.  It runs no outside code."""
    if name not in names_for(game):
        known = ", ".join(names_for(game))
        raise UnknownBotError("bot-missing", game=game, bot=name, known=known)
    return _admitted[name] if name in _admitted else _makers(game)[name](thinking)


def entries_of(bot: Bot) -> tuple[AnyEntry, ...]:
    """The compiled code a bot calls; a bot from outside has none of its own."""
    entries: tuple[AnyEntry, ...] = getattr(bot, "entries", ())
    return entries


def find_ready(name: str, game: str, thinking: Thinking = USUAL) -> Bot:
    """The bot of this name; while its search is not compiled, a quick one plays for it."""
    bot = find(name, game, thinking)
    if compiled(entry for entry in entries_of(bot) if not entry.brief):
        return bot
    return find("skilled" if _levels(game) else "random", game)


def summon(name: str, game: str, thinking: Thinking = USUAL) -> Bot:
    """The bot of this name, or one of your own named `module:Class`, from the command line.

    Raises `UnknownBotError` or `OwnBotError`.
    """
    if own.MARK not in name:
        return find(name, game, thinking)
    bot = own.load(name)
    if not own.plays(bot, game):
        raise UnknownBotError("bot-other-game", bot=name, game=game)
    return bot


def admit(name: str) -> None:
    """Let everybody at the tables of this process play with a bot named `module:Class`.

    Raises `OwnBotError`.
    """
    _admitted[name] = own.load(name)
