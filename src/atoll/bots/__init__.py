"""All bots, by name: some play any game, others one game only.

A game's own bots are in the folder of its name, in `BOTS`: a name and a factory for each.
Three names are levels, offered to people at a table.  A game of another package is played by
the bots for any game.
"""

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from typing import TypeAlias

from atoll import games
from atoll.bots import custom
from atoll.bots.advice import Adviser
from atoll.bots.bot import Bot
from atoll.bots.random import RandomBot
from atoll.bots.search.any_game import tree_bot
from atoll.bots.thinking import USUAL, Thinking
from atoll.engine.compiler.entry import AnyEntry, compiled
from atoll.engine.localized_error import LocalizedError

__all__ = [
    "LEVELS",
    "BotFactory",
    "UnknownBotError",
    "adviser",
    "entries_of",
    "find",
    "find_ready",
    "has_adviser",
    "load",
    "looks_ahead",
    "names_for",
    "offered",
    "register",
]

BotFactory: TypeAlias = Callable[[Thinking], Bot]

LEVELS = ("novice", "skilled", "expert")

_registered: dict[str, Bot] = {}


class UnknownBotError(LocalizedError, ValueError):
    """A bot that does not exist or does not play this game."""


@cache
def _factories(game: str) -> dict[str, BotFactory]:
    any_game: dict[str, BotFactory] = {"random": lambda _: RandomBot()}
    if game not in games.OWN:
        return {**any_game, "tree": partial(tree_bot, game)}
    this_game: dict[str, BotFactory] = import_module(f"atoll.bots.{game}").BOTS
    return {**any_game, **this_game}


def names_for(game: str) -> list[str]:
    """Return the bots that play this game: other names, then the levels, then custom bots."""
    factories = _factories(game)
    registered = [name for name, bot in _registered.items() if custom.plays(bot, game)]
    return [*(name for name in factories if name not in LEVELS), *_levels(game), *registered]


def offered(game: str) -> list[str]:
    """Return the bots the page offers: the levels, if the game has any, and custom bots."""
    names, levels = names_for(game), _levels(game)
    return [name for name in names if name in levels or name in _registered] if levels else names


def has_adviser(game: str) -> bool:
    """Return whether there are hints and reviews; only Atoll's own games have them."""
    return game in games.OWN


def adviser(game: str, thinking: Thinking = USUAL) -> Adviser:
    """Return the adviser of this game, which looks ahead and gives reasons."""
    made: Adviser = import_module(f"atoll.bots.{game}.advice").adviser(thinking)
    return made


def _levels(game: str) -> list[str]:
    return [level for level in LEVELS if level in _factories(game)]


def find(name: str, game: str, thinking: Thinking = USUAL) -> Bot:
    """Return the bot of this name; raises `UnknownBotError`.  This never imports custom code."""
    if name not in names_for(game):
        known = ", ".join(names_for(game))
        raise UnknownBotError("bot-missing", game=game, bot=name, known=known)
    return _registered[name] if name in _registered else _factories(game)[name](thinking)


def entries_of(bot: Bot) -> tuple[AnyEntry, ...]:
    """Return the compiled code a bot calls; a custom bot has none."""
    entries: tuple[AnyEntry, ...] = getattr(bot, "entries", ())
    return entries


def looks_ahead(bot: Bot) -> bool:
    """Return whether a decision may take long: the bot searches, or is a custom bot."""
    searches = any(not entry.brief for entry in entries_of(bot))
    return searches or any(bot is custom_bot for custom_bot in _registered.values())


def find_ready(name: str, game: str, thinking: Thinking = USUAL) -> Bot:
    """Return the bot of this name, or a quick one while its search is not compiled."""
    bot = find(name, game, thinking)
    if compiled(entry for entry in entries_of(bot) if not entry.brief):
        return bot
    return find("skilled" if _levels(game) else "random", game)


def load(name: str, game: str, thinking: Thinking = USUAL) -> Bot:
    """Return the bot of this name, which may be a custom bot `module:Class`.

    Names from the network must go to `find`.  Raises `UnknownBotError` or `CustomBotError`.
    """
    if custom.SEPARATOR not in name:
        return find(name, game, thinking)
    bot = custom.load(name)
    if not custom.plays(bot, game):
        raise UnknownBotError("bot-other-game", bot=name, game=game)
    return bot


def register(name: str) -> None:
    """Make the custom bot `module:Class` available at all tables; raises `CustomBotError`."""
    _registered[name] = custom.load(name)
