"""Bots from outside, named `module:Class`.

Naming one runs its code, so such a name is taken from the command line only, never from the
network.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from atoll.bots.bot import Bot

MARK = ":"


class OwnBotError(ValueError):
    """A `module:Class` that gives no bot; the message says why."""


def load(name: str) -> Bot:
    """The bot of a class named `module:Class`; the current folder counts as well."""
    module, _, attribute = name.partition(MARK)
    if not module or not attribute:
        raise OwnBotError(f"a bot of your own is named module:Class, not {name}")
    made: Any = _class(name, module, attribute)
    try:
        bot: Any = made()
    except Exception as error:
        raise OwnBotError(f"{name} cannot be made: {type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise OwnBotError(f"{name} is no bot: it has no method choose(seen)")
    checked: Bot = bot
    return checked


def _class(name: str, module: str, attribute: str) -> Any:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(module), attribute, None)
    except Exception as error:  # whatever the module raises is what is wrong with it
        raise OwnBotError(f"{module} cannot be imported: {error}") from error
    if not isinstance(found, type):
        raise OwnBotError(f"the module {module} has no class {attribute}, as {name} says")
    return found


def plays(bot: Bot, game: str) -> bool:
    """Whether the bot plays this game: every game, unless it names some."""
    return game in getattr(bot, "games", (game,))
