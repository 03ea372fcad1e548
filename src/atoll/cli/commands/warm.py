"""`atoll warm`: compile everything in advance."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import rich_click as click

from atoll.cli.console import Bar, progress, refuse


@click.command()
@click.argument("names", metavar="[GAME]…", nargs=-1)
@click.option(
    "--portable",
    is_flag=True,
    help="Compile for any processor of this kind of machine, as for a container image.",
)
def warm(names: tuple[str, ...], portable: bool) -> None:
    """Compile the rules and bots of GAME, or of all games, into the cache.

    Nothing has to be compiled later, when the server starts or a program first plays.
    `ATOLL_CACHE` says where the cache is.
    """
    from atoll import games
    from atoll.bots.thinking import cores
    from atoll.engine.compiler.cache import PORTABLE

    known = games.names()
    for name in names:
        if name not in known:
            refuse(games.UnknownGameError("game-missing", game=name, known=", ".join(known)))
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
        refuse(f"{', '.join(failed)} could not be compiled")


class _Progress:
    """Shows how far all games are, added up."""

    def __init__(self, show: Bar, games: int) -> None:
        self._show, self._games = show, games
        self._steps: dict[str, tuple[int, int]] = {}

    def compile(self, name: str, environment: dict[str, str]) -> int:
        """Compile a game in a process of its own; its exit status."""
        command = [sys.executable, "-m", "atoll.lab.warm", name]
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as process:
            for done, total in _steps(process):
                self._steps[name] = (done, total)
                self._update()
        return process.returncode

    def _update(self) -> None:
        done, total = (sum(numbers) for numbers in zip(*self._steps.values(), strict=True))
        # Until every game has said how much there is to do, take it to be like the others.
        self._show(completed=done, total=total * self._games // len(self._steps))


def _steps(process: "subprocess.Popen[bytes]") -> Iterator[tuple[int, int]]:
    assert process.stdout is not None
    for line in process.stdout:
        done, total = json.loads(line)
        yield done, total
