"""`atoll warm`: compile games in advance."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import rich_click as click

from atoll.cli.console import Bar, fail, progress

__all__ = ["warm"]


@click.command()
@click.argument("names", metavar="[GAME]…", nargs=-1)
@click.option(
    "--portable",
    is_flag=True,
    help="Compile for any processor of this architecture, for example for a container image.",
)
def warm(names: tuple[str, ...], portable: bool) -> None:
    """Compile the rules and bots of the given games, or of all games, into the cache.

    Then the server and other programs start without compiling.  The environment variable
    `ATOLL_CACHE` sets the folder of the cache.
    """
    from atoll import games
    from atoll.bots.thinking import cores
    from atoll.engine.compiler.cache import PORTABLE

    known = games.names()
    for name in names:
        if name not in known:
            fail(games.UnknownGameError("game-missing", game=name, known=", ".join(known)))
    wanted = names or known
    processor = {"NUMBA_CPU_NAME": PORTABLE, "NUMBA_CPU_FEATURES": ""} if portable else {}
    environment = {**os.environ, **processor}
    with progress("Compiling", None) as show, ThreadPoolExecutor(cores()) as pool:
        follow = _Progress(show, len(wanted))
        failed = [
            name
            for name, status in zip(
                wanted,
                pool.map(lambda name: follow.compile(name, environment), wanted),
                strict=True,
            )
            if status
        ]
    if failed:
        fail(f"cannot compile {', '.join(failed)}; the error is printed above")


class _Progress:
    """Shows the total progress of all games."""

    def __init__(self, show: Bar, games: int) -> None:
        self._show, self._games = show, games
        self._steps: dict[str, tuple[int, int]] = {}

    def compile(self, name: str, environment: dict[str, str]) -> int:
        """Compile a game in a separate process; return its exit status."""
        command = [sys.executable, "-m", "atoll.lab.warm", name]
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as process:
            for done, total in _steps(process):
                self._steps[name] = (done, total)
                self._update()
        return process.returncode

    def _update(self) -> None:
        done, total = (sum(numbers) for numbers in zip(*self._steps.values(), strict=True))
        # Games that have not reported a total yet count like the others.
        self._show(completed=done, total=total * self._games // len(self._steps))


def _steps(process: "subprocess.Popen[bytes]") -> Iterator[tuple[int, int]]:
    assert process.stdout is not None
    for line in process.stdout:
        done, total = json.loads(line)
        yield done, total
