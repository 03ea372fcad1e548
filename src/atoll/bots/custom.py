"""Custom bots: classes from outside Atoll, named `module:Class`.

Naming one runs its code, so such a name is taken from the command line only, never from the
network.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import cast

from atoll.bots.bot import Bot

__all__ = ["SEPARATOR", "CustomBotError", "load", "plays"]

SEPARATOR = ":"


class CustomBotError(ValueError):
    """A `module:Class` that is not a bot; the message says why."""


def load(name: str) -> Bot:
    """Return an instance of the class `module:Class`; the current folder is searched too."""
    module, _, attribute = name.partition(SEPARATOR)
    if not module or not attribute:
        raise CustomBotError(f"a custom bot is named module:Class, not {name}")
    bot_class = _find_class(name, module, attribute)
    try:
        bot: object = bot_class()
    except Exception as error:
        message = f"{name} cannot be instantiated: {type(error).__name__}: {error}"
        raise CustomBotError(message) from error
    if not callable(getattr(bot, "choose", None)):
        raise CustomBotError(f"{name} is not a bot: it has no method choose(seen)")
    return cast(Bot, bot)


def _find_class(name: str, module: str, attribute: str) -> type[object]:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(module), attribute, None)
    except Exception as error:  # the module may raise anything
        raise CustomBotError(f"{module} cannot be imported: {error}") from error
    if not isinstance(found, type):
        raise CustomBotError(f"{name}: the module {module} has no class {attribute}")
    return found


def plays(bot: Bot, game: str) -> bool:
    """Return whether the bot plays this game: every game, unless it lists some."""
    return game in getattr(bot, "games", (game,))
