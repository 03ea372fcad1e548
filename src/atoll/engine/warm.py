"""Making a game's rules ready before somebody waits for them.

Numba compiles a rule when it is first called and holds Python's global lock meanwhile, so a
server that compiled its rules itself would stand still.  Instead another process, `python -m
atoll.bots.warm GAME`, compiles them into the shared cache and tells how far it is; after
that this process finds them there within a moment.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numba.core import event

from atoll.engine.batch import Batch
from atoll.engine.cache import cache_for
from atoll.engine.dice import DICE
from atoll.engine.game import Game
from atoll.engine.rule import compiled, config

Progress = Callable[[int, int], None]
"""Told the number of rules that are compiled, and of all rules."""

A_FEW_PLIES = 20


def cached(game: Game) -> bool:
    """Whether this game's rules have already been compiled, as they are written now."""
    return is_marked(game.module)


def shareable(game: Game) -> bool:
    """Whether there is a cache folder through which processes can share compiled rules."""
    folder = cache_for(game.module)
    return folder is not None and os.access(folder, os.W_OK)


def warm(game: Game, tell: Progress) -> None:
    """Call every rule once: compile it, or load it from the cache."""
    assert game.loops, "they are bound when first asked for"
    with counting(("atoll.engine.", game.module), tell):
        # A compiled loop brings along all it calls, so from the cache a few plies load all.
        exercise(game, most=A_FEW_PLIES if cached(game) else sys.maxsize)
    put_mark(game.module)


def is_marked(module: str) -> bool:
    """Whether everything compiled in this module has been marked as being in the cache."""
    mark = _mark(module)
    return bool(config.DISABLE_JIT) or (mark is not None and mark.exists())


def put_mark(module: str) -> None:
    """Mark: everything is here."""
    mark = _mark(module)
    if mark is not None:
        with suppress(OSError):
            mark.touch()


def _mark(module: str) -> Path | None:
    folder = cache_for(module)
    return None if folder is None else folder / "complete"


@contextmanager
def counting(homes: tuple[str, ...], tell: Progress) -> Iterator[None]:
    """Tell of every rule of these modules that is finished; some have several types."""
    total = len([rule for rule in compiled if rule.__module__.startswith(homes)])
    done: set[str] = set()

    class Counter(event.Listener):
        def on_start(self, event: Any) -> None:
            pass

        def on_end(self, event: Any) -> None:
            done.add(str(event.data["dispatcher"]))
            tell(min(len(done), total), total)

    with event.install_listener("numba:compile", Counter()):
        yield
    tell(total, total)


def exercise(game: Game, most: int) -> None:
    """Play a random game, or its beginning, in every way in which the rest of Atoll plays one."""
    Batch(game, game.seats[0], {}).play(1)
    position = game.new(game.seats[0])
    dice, choices = np.zeros(1, DICE), Random(1)
    game.lay_out(position.players, position.options, position.setup)
    while not position.over and len(position.plies) < most:
        position.view(None)
        position.observe(0)
        position.action_of(position.legal[0])
        if position.chance:
            position.play(position.draw(dice))
        else:
            position.imagined_by(position.actor, seed=1)
            position.play(choices.choice(position.actions))
    assert position.over == (position.outcome is not None)
