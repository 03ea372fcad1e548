"""The `@rule` decorator: a rule is a plain function, compiled by Numba when first called.

Compiled rules are kept in the user's cache folder.  Numba notices an edit of the file a
function stands in, but not of the files it calls into; so the folder carries a digest of
all sources that hold rules, and any edit simply begins a new one.
"""

import contextlib
import hashlib
import os
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numba
from platformdirs import user_cache_path

config: Any = numba.config  # its settings are made at run time, unknown to mypy

_PACKAGE = Path(__file__).parents[1]
_ROOMS_WITH_RULES = ("engine", "games", "bots")
_KEEP_SECONDS = 30 * 24 * 3600


def cache_root() -> Path:
    """Where compiled rules are kept: `$ATOLL_CACHE`, or the user's cache folder."""
    chosen = os.environ.get("ATOLL_CACHE")
    return Path(chosen) if chosen else user_cache_path("atoll", appauthor=False)


def _sources() -> Iterator[Path]:
    for room in _ROOMS_WITH_RULES:
        yield from sorted((_PACKAGE / room).rglob("*.py"))
        yield from sorted((_PACKAGE / room).rglob("*.json"))


def sources_digest() -> str:
    """A short name for the rules as they are written now, and for how they are compiled."""
    digest = hashlib.sha256()
    # Bounds checks change the code but not Numba's own cache key.
    digest.update(f"{numba.__version__} {config.BOUNDSCHECK}".encode())
    for source in _sources():
        digest.update(str(source.relative_to(_PACKAGE)).encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _drop_stale(root: Path, current: Path) -> None:
    """Remove what earlier versions compiled, unless it was used in the last month."""
    for folder in root.glob("rules-*"):
        with contextlib.suppress(OSError):
            if folder != current and folder.stat().st_mtime < time.time() - _KEEP_SECONDS:
                shutil.rmtree(folder)


def _open_cache() -> str | None:
    """The cache folder for these sources; None where nothing can be written."""
    root = cache_root()
    folder = root / f"rules-{sources_digest()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
    except OSError:
        return None
    _drop_stale(root, folder)
    return str(folder)


_CACHE = None if config.DISABLE_JIT else _open_cache()

compiled: list[Any] = []
"""Every rule there is, in the order of definition; what a progress bar counts."""


def rule(function: Callable[..., Any]) -> Any:
    """Compile a rule: without the GIL, division as in NumPy, remembered between runs."""
    # Numba reads the folder at this moment only; other users of Numba keep their own.
    before, config.CACHE_DIR = config.CACHE_DIR, _CACHE or ""
    try:
        dispatcher = numba.njit(cache=_CACHE is not None, nogil=True, error_model="numpy")(function)
    finally:
        config.CACHE_DIR = before
    compiled.append(dispatcher)
    return dispatcher


def inlined(dispatcher: Any) -> Any:
    """The same rule, to be written out wherever it is called rather than called."""
    if config.DISABLE_JIT:
        return dispatcher
    return numba.njit(inline="always", nogil=True, error_model="numpy")(dispatcher.py_func)
