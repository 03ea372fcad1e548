"""Making a game's rules ready before somebody waits for them.

Numba compiles a rule when it is first called and holds Python's global lock meanwhile, so a
server that compiled its rules itself would stand still.  Instead another process, `python -m
atoll.engine.warm GAME`, compiles them into the shared cache and tells how far it is; after
that this process finds them there within a moment.
"""

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
from numba.core import event

from atoll.engine.batch import Batch
from atoll.engine.dice import DICE
from atoll.engine.game import Game
from atoll.engine.rule import cache_root, compiled, config, sources_digest

Progress = Callable[[int, int], None]
"""Told the number of rules that are compiled, and of all rules."""


def cached(game: str) -> bool:
    """Whether this game's rules have already been compiled, as they are written now."""
    return bool(config.DISABLE_JIT) or _mark(game).exists()


def shareable() -> bool:
    """Whether there is a cache folder through which processes can share compiled rules."""
    return os.access(_mark("").parent, os.W_OK)


def warm(game: Game, tell: Progress) -> None:
    """Call every rule once: compile it, or load it from the cache."""
    assert game.loops  # bound to the game now, they count as rules
    total = len(compiled)
    with _counting(total, tell):
        _exercise(game)
    if shareable():
        _mark(game.name).touch()
    tell(total, total)


def _mark(game: str) -> Path:
    """A file in the cache folder that says: this game is complete here."""
    return cache_root() / f"rules-{sources_digest()}" / f"{game}.complete"


@contextmanager
def _counting(total: int, tell: Progress) -> Iterator[None]:
    """Tell of every rule the compiler finishes; some are compiled for several types."""
    done: set[str] = set()

    class Counter(event.Listener):
        def on_start(self, event: Any) -> None:
            pass

        def on_end(self, event: Any) -> None:
            done.add(str(event.data["dispatcher"]))
            tell(min(len(done), total), total)

    with event.install_listener("numba:compile", Counter()):
        yield


def _exercise(game: Game) -> None:
    """Play a random game in every way in which the rest of Atoll plays one."""
    Batch(game, game.seats[0], {}).play(1)
    position = game.new(game.seats[0])
    dice = np.zeros(1, DICE)
    game.lay_out(position.players, position.options, position.setup)
    while not position.over:
        position.view(None)
        position.action_of(position.legal[0])
        if position.chance:
            position.play(position.draw(dice))
        else:
            position.imagined_by(position.actor, seed=1)
            position.play(position.actions[len(position.plies) % len(position.actions)])
    assert position.outcome is not None


def main() -> None:
    """Compile one game, printing the progress as JSON, a line for every rule."""
    from atoll import games  # the engine itself knows no game

    game = games.find(sys.argv[1])
    warm(game, lambda done, total: print(json.dumps([done, total]), flush=True))


if __name__ == "__main__":
    main()
