"""Compilation in the background, for programs and notebooks."""

import atexit
import subprocess
import sys
import threading
from collections.abc import Iterable
from functools import cache

from atoll.engine.compiler.entry import AnyEntry
from atoll.engine.compiler.warm import announce, use_cached
from atoll.engine.game import Game

__all__ = ["prepare"]

_waiting: dict[str, set[AnyEntry]] = {}


def prepare(game: Game, entries: Iterable[AnyEntry]) -> None:
    """Use compiled code for these entries, now if it is cached, else when it is ready."""
    entries = list(entries)
    if use_cached(entries) or entries[0].cache.own is None:
        return
    _waiting.setdefault(game.name, set()).update(entries)
    _compile_elsewhere(game.name)


@cache
def _compile_elsewhere(game: str) -> None:
    """Start a process that fills the cache and a thread that loads the result."""
    announce(
        f"atoll: {game} is being compiled in the background and runs interpreted until then; "
        "`atoll warm` compiles everything in advance"
    )
    process = subprocess.Popen(
        [sys.executable, "-m", "atoll.lab.warm", game],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    atexit.register(process.kill)
    threading.Thread(target=_load_after, args=(process, game), daemon=True).start()


def _load_after(process: "subprocess.Popen[bytes]", game: str) -> None:
    if process.wait() == 0:
        use_cached(_waiting[game])
