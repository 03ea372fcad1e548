"""The installed games by name: Atoll's own, and those of other packages.

A package adds a game by an entry point of the group `atoll.games`, such as `pig = "pig:GAME"`
(see docs/contribute/adding_a_game.md).  A game is loaded when it is first asked for.
"""

from __future__ import annotations

import logging
import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from atoll.engine.localized_error import LocalizedError

if TYPE_CHECKING:
    from atoll.engine.game import Game

__all__ = ["GROUP", "OWN", "BrokenGameError", "UnknownGameError", "find", "names"]

logger = logging.getLogger(__name__)

GROUP = "atoll.games"

OWN = ("la_tortuga", "forbidden_island", "tobago")
"""Atoll's own games, in the order of the page.

`pyproject.toml` declares their entry points, too.  They are listed here because Atoll may run
without up-to-date metadata (from a source folder, say), and because finding one of them should
not require reading the metadata of every installed package.
"""

_NAME = re.compile(r"[a-z][a-z0-9_]*")
"""A game's name is part of addresses, file names and message ids."""


class UnknownGameError(LocalizedError, ValueError):
    """A game that is not installed."""


class BrokenGameError(UnknownGameError):
    """A game of another package that cannot be used; the message says why."""


def names() -> tuple[str, ...]:
    """The names of all installed games, Atoll's own first; no game is imported."""
    return (*OWN, *sorted(_outside()))


@cache
def find(name: str) -> Game:
    """The game of this name; raises `UnknownGameError` or `BrokenGameError`."""
    if name in OWN:
        game: Game = _own(name).load()
        return game
    if name not in _outside():
        raise UnknownGameError("game-missing", game=name, known=", ".join(names()))
    return _load(name, _outside()[name])


def _own(name: str) -> EntryPoint:
    return EntryPoint(name, f"atoll.games.{name}:GAME", GROUP)


@cache
def _outside() -> dict[str, list[EntryPoint]]:
    """The entry points of other packages by name; packages may share a name."""
    found: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        if entry.name in OWN:
            if entry.value != _own(entry.name).value:
                _ignore("game-own-name", entry)
        elif not _NAME.fullmatch(entry.name):
            _ignore("game-bad-name", entry)
        else:
            found.setdefault(entry.name, []).append(entry)
    return found


def _ignore(message: str, entry: EntryPoint) -> None:
    logger.warning("%s", BrokenGameError(message, game=entry.name, package=_package(entry)))


def _load(name: str, entries: list[EntryPoint]) -> Game:
    """The game of another package; raises `BrokenGameError`."""
    from atoll.engine.game import Game

    packages = ", ".join(sorted(map(_package, entries)))
    if len(entries) > 1:
        raise BrokenGameError("game-twice", game=name, packages=packages)
    (entry,) = entries
    try:
        game = entry.load()
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise BrokenGameError("game-import", game=name, package=packages, reason=reason) from error
    if not isinstance(game, Game):
        raise BrokenGameError("game-type", game=name, package=packages, value=entry.value)
    if game.name != name:
        raise BrokenGameError("game-other-name", game=name, package=packages, name=game.name)
    return game


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else entry.module
