"""Where compiled rules are kept between runs.

Numba notices an edit of the file a function stands in, but not of the files it calls into.
So a rule is kept in a folder that carries a digest of every source it may call: its own
room's and those of the rooms below.  Any edit there simply begins a new folder.
"""

import contextlib
import hashlib
import os
import shutil
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numba
from numba.core.caching import UserProvidedCacheLocator
from platformdirs import user_cache_path

config: Any = numba.config

_PACKAGE = Path(__file__).parents[1]
_KEEP_SECONDS = 30 * 24 * 3600


class RuleLocator(UserProvidedCacheLocator):
    """Files a rule under its place in the package: the same in every checkout and installation."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        folder = Path(py_file).resolve().parent
        if folder.is_relative_to(_PACKAGE):
            return ".".join(folder.relative_to(_PACKAGE).parts)
        elsewhere: str = super().get_suitable_cache_subpath(py_file)  # type: ignore[no-untyped-call]
        return elsewhere


def cache_root() -> Path:
    """The folder for all of them: `$ATOLL_CACHE`, or one in the user's cache folder."""
    chosen = os.environ.get("ATOLL_CACHE")
    return Path(chosen) if chosen else user_cache_path("atoll", appauthor=False)


def cache_for(module: str) -> Path | None:
    """The folder for the rules of a module; None where nothing can be written."""
    return _open(_rooms_below(module))


def _rooms_below(module: str) -> tuple[str, ...]:
    """The folders whose sources a module's rules may call."""
    match module.split("."):
        case ["atoll", "engine", *_]:
            return ("engine",)
        case ["atoll", "games", game, *_]:
            return ("engine", f"games/{game}")
        case ["atoll", "bots", game, *_]:
            return ("engine", f"games/{game}", "bots/search", f"bots/{game}")
        case _:
            return ("engine", "games", "bots")


@cache
def _open(rooms: tuple[str, ...]) -> Path | None:
    root = cache_root()
    folder = root / f"rules-{_digest(rooms)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
    except OSError:
        return None
    _drop_stale(root)
    return folder


def _digest(rooms: tuple[str, ...]) -> str:
    """A short name for the rules as they are written now, and for how they are compiled."""
    digest = hashlib.sha256()
    # Bounds checks change the code but not Numba's own cache key.
    digest.update(f"{numba.__version__} {config.BOUNDSCHECK}".encode())
    for source in _sources(rooms):
        digest.update(str(source.relative_to(_PACKAGE)).encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _sources(rooms: tuple[str, ...]) -> Iterator[Path]:
    for room in rooms:
        yield from sorted((_PACKAGE / room).rglob("*.py"))
        yield from sorted((_PACKAGE / room).rglob("*.json"))


def _drop_stale(root: Path) -> None:
    """Remove what nobody has used for a month."""
    for folder in root.glob("rules-*"):
        with contextlib.suppress(OSError):
            if folder.stat().st_mtime < time.time() - _KEEP_SECONDS:
                shutil.rmtree(folder)
