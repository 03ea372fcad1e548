"""The cache of compiled entries: one file an entry.

The name of an entry's folder is a digest of every source the entry may call (those of its own
room and of the rooms below), of the versions of Python and Numba, and of the processor.  After
any change the next run begins a new folder.

The files hold pickled code.  They are read only from Atoll's own package, into which a
release puts them, and from folders that belong to the user.
"""

import contextlib
import hashlib
import logging
import os
import platform
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path

from platformdirs import user_cache_path

__all__ = ["PORTABLE", "EntryFolder", "cache_for", "cache_root"]

logger = logging.getLogger(__name__)

_PACKAGE = Path(__file__).parents[2]
_SHIPPED = _PACKAGE / "compiled"
_KEEP_SECONDS = 30 * 24 * 3600

PORTABLE = "x86-64-v2" if platform.machine() in ("x86_64", "AMD64") else "generic"
"""The processor that code for other machines is compiled for.

On PCs that is any made since about 2009: without its instruction that counts bits, Tobago would
take a fifth longer.
"""
_NEEDED = {"popcnt", "sse4_2"} if PORTABLE == "x86-64-v2" else set[str]()


@dataclass(frozen=True)
class EntryFolder:
    """The compiled entries of some modules."""

    readable: tuple[Path, ...]
    """The folders that are searched; not all of them need exist."""
    own: Path | None
    """The user's folder for this processor; None where nothing can be written safely."""

    def find(self, name: str) -> Path | None:
        """The file of an entry."""
        files = (folder / f"{name}.nbc" for folder in self.readable)
        return next((file for file in files if file.exists()), None)

    def write(self, name: str, content: Callable[[], bytes]) -> None:
        """Write an entry for other processes, if there is a folder and space on the disk."""
        if self.own is None:
            return
        try:
            with tempfile.NamedTemporaryFile(dir=self.own, delete=False) as file:
                file.write(content())
            Path(file.name).replace(self.own / f"{name}.nbc")
        except OSError as error:
            logger.warning("compiled rules cannot be kept: %s", error)
            with contextlib.suppress(OSError, UnboundLocalError):
                Path(file.name).unlink()


def cache_root() -> Path:
    """The folder of the whole cache: `$ATOLL_CACHE`, or one in the user's cache folder."""
    chosen = os.environ.get("ATOLL_CACHE")
    return Path(chosen) if chosen else user_cache_path("atoll", appauthor=False)


def cache_for(module: str, sources: frozenset[str] = frozenset()) -> EntryFolder:
    """The folder for the entries of a module whose code is also in these source files."""
    return _open(_rooms_below(module), sources)


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
def _open(rooms: tuple[str, ...], sources: frozenset[str]) -> EntryFolder:
    if not all(Path(source).is_file() for source in sources):
        return EntryFolder((), None)  # typed at a prompt, for example
    root = cache_root()
    anywhere = f"rules-{_digest(rooms, sources, PORTABLE)}"
    shipped, portable = _SHIPPED / anywhere, root / anywhere
    own = root / f"rules-{_digest(rooms, sources, _processor())}"
    try:
        own.mkdir(mode=0o700, parents=True, exist_ok=True)
        own.touch()
        _drop_stale(root)
    except OSError:
        return EntryFolder(_runnable(shipped), None)
    if not _belongs_to_the_user(own):
        logger.warning("%s belongs to another user: compiled rules are not kept", own)
        return EntryFolder(_runnable(shipped), None)
    if portable.exists() and _belongs_to_the_user(portable):
        portable.touch()
        return EntryFolder((own, *_runnable(shipped, portable)), own)
    return EntryFolder((own, *_runnable(shipped)), own)


def _runnable(*folders: Path) -> tuple[Path, ...]:
    """The folders of portable code, if this processor can run it."""
    flags = _cpuinfo("flags")
    return folders if not flags or _NEEDED <= set(flags.split()) else ()


def _belongs_to_the_user(folder: Path) -> bool:
    """Whether only this user can have written what is in the folder."""
    if os.name != "posix":
        return True
    status = folder.stat()
    return status.st_uid == os.getuid() and not status.st_mode & 0o022


def _digest(rooms: tuple[str, ...], sources: frozenset[str], processor: str) -> str:
    """A digest of the rules' sources and of how they are compiled."""
    digest = hashlib.sha256()
    checks = os.environ.get("NUMBA_BOUNDSCHECK", "")
    kind = (sys.platform, platform.machine(), sys.implementation.cache_tag, processor)
    digest.update(repr((*kind, version("numba"), checks)).encode())
    for file in _sources(rooms):
        digest.update(str(file.relative_to(_PACKAGE)).encode())
        digest.update(file.read_bytes())
    for content in sorted(Path(source).read_bytes() for source in sources):
        digest.update(content)
    return digest.hexdigest()[:16]


def _processor() -> str:
    """The processor's model and features."""
    chosen = os.environ.get("NUMBA_CPU_NAME")
    return chosen or _cpuinfo("model name") + _cpuinfo("flags") or platform.processor()


@cache
def _cpuinfo(key: str) -> str:
    """A line of Linux's `/proc/cpuinfo`; empty on other systems."""
    with contextlib.suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            name, _, value = line.partition(":")
            if name.strip() == key:
                return value
    return ""


def _sources(rooms: tuple[str, ...]) -> Iterator[Path]:
    for room in rooms:
        yield from sorted((_PACKAGE / room).rglob("*.py"))
        yield from sorted((_PACKAGE / room).rglob("*.json"))


def _drop_stale(root: Path) -> None:
    """Remove folders that have not been used for a month."""
    for folder in root.glob("rules-*"):
        with contextlib.suppress(OSError):
            if folder.stat().st_mtime < time.time() - _KEEP_SECONDS:
                shutil.rmtree(folder)
