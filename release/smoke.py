"""Smoke test: install a distribution into a fresh environment and use it there."""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

from release.commands import ReleaseError, result, run

__all__ = ["pins", "smoke_test"]

LOCK = Path(__file__).parents[1] / "requirements-dev.txt"
GAME = "la_tortuga"
GAMES = 200
# A server that was asked to stop ends by that signal, after it has stopped in good order.
STOPPED = (0, -signal.SIGTERM)
SECONDS_TO_START = 60
SECONDS_TO_ANSWER = 10
# Settings of the environment that builds the release are none of the fresh one.
FOREIGN = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "NUMBA_BOUNDSCHECK", "NUMBA_DISABLE_JIT")


def pins(lock: str) -> str:
    """Return the versions of a lock file without hashes, as pip's constraints."""
    pinned = re.findall(r"^[\w.-]+==[^\\\n]+", lock, re.MULTILINE)
    return "".join(f"{pin.strip()}\n" for pin in pinned)


def smoke_test(distribution: Path, version: str, *, compiled: bool = False) -> None:
    """Install a distribution and try the program; raise `ReleaseError` at the first failure.

    One with `compiled` code must not compile anything.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        constraints, cache = folder / "constraints.txt", folder / "cache"
        constraints.write_text(pins(LOCK.read_text()))
        environment = {
            **{key: value for key, value in os.environ.items() if key not in FOREIGN},
            "ATOLL_CACHE": str(cache),
            "PIP_CONSTRAINT": str(constraints),
            # Newer versions of pip take those of the build from here.
            "PIP_BUILD_CONSTRAINT": str(constraints),
        }
        atoll = _install(distribution, folder, environment)
        _ask_version(atoll, version, environment, folder)
        _simulate(atoll, environment, folder)
        _serve(atoll, environment, folder)
        if compiled and any(cache.rglob("*.nbc")):
            raise ReleaseError(f"{distribution.name} carries compiled code, but compiled again")


def _install(distribution: Path, folder: Path, environment: Mapping[str, str]) -> Path:
    """Install into a fresh virtual environment and return the program's path."""
    fresh = folder / "venv"
    run([sys.executable, "-m", "venv", fresh], environment)
    began = time.monotonic()
    wanted = f"{distribution.resolve()}[simulate]"
    run([fresh / "bin/python", "-m", "pip", "install", wanted], environment, folder)
    result(f"installed in {time.monotonic() - began:.0f} s")
    return fresh / "bin/atoll"


def _ask_version(atoll: Path, version: str, environment: Mapping[str, str], folder: Path) -> None:
    printed = run([atoll, "--version"], environment, folder)
    if printed != f"atoll {version}":
        raise ReleaseError(f"atoll --version printed {printed!r}, not 'atoll {version}'")
    result(f"atoll --version: {printed}")


def _simulate(atoll: Path, environment: Mapping[str, str], folder: Path) -> None:
    out = folder / "results.parquet"
    began = time.monotonic()
    run(
        [atoll, "simulate", GAME, "--games", str(GAMES), "--out", out, "--json"],
        environment,
        folder,
    )
    if not out.stat().st_size:
        raise ReleaseError("atoll simulate wrote an empty file")
    result(f"atoll simulate: {GAMES} games in {time.monotonic() - began:.0f} s")


def _serve(atoll: Path, environment: Mapping[str, str], folder: Path) -> None:
    """Start the server; fetch its health, its games, the page and the page's files."""
    with _serving(atoll, environment, folder) as address:
        health = json.loads(_fetch_when_ready(f"{address}/health"))
        result(f"atoll serve: /health says {health['rules']}")
        games = json.loads(_fetch(f"{address}/api/games"))
        if not games:
            raise ReleaseError("the server offers no game")
        page = _fetch(address).decode()
        files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        if not files:
            raise ReleaseError(f"the page refers to no file of its own:\n\n{page}")
        size = len(page) + sum(len(_fetch(f"{address}{file}")) for file in files)
        result(
            f"atoll serve: {len(games)} games, page and {len(files)} files ({size / 1e3:.0f} kB)"
        )


@contextmanager
def _serving(atoll: Path, environment: Mapping[str, str], folder: Path) -> Iterator[str]:
    """The address of a server with an empty database, which must also stop properly."""
    log = folder / "serve.log"
    with log.open("w") as output:
        server = subprocess.Popen(
            [atoll, "serve", "--no-browser", "--port", "0", "--database", "atoll.sqlite"],
            env=environment,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        yield _address(server, log)
        server.terminate()
        status = server.wait(SECONDS_TO_ANSWER)
        if status not in STOPPED:
            raise ReleaseError(f"the server stopped with status {status}:\n\n{log.read_text()}")
    finally:
        server.kill()
        server.wait()


def _address(server: "subprocess.Popen[bytes]", log: Path) -> str:
    """Wait until the server has printed its address, and return it."""
    end = time.monotonic() + SECONDS_TO_START
    while time.monotonic() < end and server.poll() is None:
        if printed := re.search(r"http://\S+?(?=/?\s)", log.read_text()):
            return printed[0]
        time.sleep(0.1)
    raise ReleaseError(f"the server did not start:\n\n{log.read_text()}")


def _fetch_when_ready(url: str) -> bytes:
    """Fetch what is refused for a moment after the start, while the games are imported."""
    end = time.monotonic() + SECONDS_TO_START
    while True:
        try:
            return _fetch(url)
        except ReleaseError:
            if time.monotonic() > end:
                raise
            time.sleep(0.5)


def _fetch(url: str) -> bytes:
    try:
        with urlopen(url, timeout=SECONDS_TO_ANSWER) as answer:
            content: bytes = answer.read()
    except OSError as error:
        raise ReleaseError(f"{url}: {error}") from error
    return content
