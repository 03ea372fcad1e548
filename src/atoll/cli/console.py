"""Console output of all commands: errors, tables and progress bars."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn

import rich_click as click
from rich.console import Console
from rich.markup import escape
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from atoll.engine.compiler.entry import AnyEntry
    from atoll.engine.game import Game

__all__ = [
    "FILE_WIDTH",
    "STOPPED",
    "Bar",
    "RateColumn",
    "as_json",
    "errors",
    "exit_stopped",
    "fail",
    "fail_on",
    "find_cached",
    "find_game",
    "print_error",
    "progress",
    "show_table",
]

errors = Console(stderr=True)

FILE_WIDTH = 200

STOPPED = 130
"""The exit status shells give a program stopped by Ctrl+C."""

as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


def print_error(reason: object) -> None:
    """Print an error."""
    errors.print(f"[bold red]atoll:[/] {escape(str(reason))}", highlight=False, soft_wrap=True)


def fail(reason: object) -> NoReturn:
    """Print an error and exit with status 2."""
    print_error(reason)
    raise SystemExit(2)


def exit_stopped(message: str) -> NoReturn:
    """Print what Ctrl+C has stopped and exit."""
    errors.print(message, highlight=False, soft_wrap=True)
    raise SystemExit(STOPPED)


@contextmanager
def fail_on(*kinds: type[Exception]) -> Iterator[None]:
    """Print errors of these kinds, which have readable messages, and exit with status 2."""
    try:
        yield
    except kinds as error:
        fail(error)


def show_table(table: Table) -> None:
    """Print a table, wide if the output is not a terminal."""
    out = Console()
    if not out.is_terminal:
        out.width = FILE_WIDTH
    out.print(table)


class RateColumn(ProgressColumn):
    """The rate per second."""

    def __init__(self, unit: str) -> None:
        super().__init__()
        self._unit = unit

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        number = "–" if speed is None else f"{speed:,.0f}" if speed >= 10 else f"{speed:.2g}"
        return Text(f"{number} {self._unit}/s")


class Bar:
    """A progress bar; calling it updates it."""

    def __init__(self, bar: Progress, task: str, total: float | None) -> None:
        self._bar, self._task, self._total = bar, task, total
        self._id = bar.add_task(task, total=total)

    def __call__(
        self,
        *,
        completed: float | None = None,
        advance: float | None = None,
        total: float | None = None,
        description: str | None = None,
    ) -> None:
        self._bar.update(
            self._id, completed=completed, advance=advance, total=total, description=description
        )

    def compile(self, entries: "Iterable[AnyEntry]") -> None:
        """Compile the entries that are not cached, with their own progress, then reset the bar."""
        from atoll.engine.compiler.warm import compile_all

        entries = list(entries)
        compile_all(entries, self._report_compiling)
        self._bar.reset(self._id, description=self._task, total=self._total)

    def _report_compiling(self, done: int, total: int) -> None:
        self(description="Compiling (only this once)", completed=done, total=total)


@contextmanager
def progress(
    task: str, total: float | None, *, quiet: bool = False, unit: str | None = None
) -> Iterator[Bar]:
    """Show a bar on standard error if that is a terminal; with a unit also the rate."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns,
        *([RateColumn(unit)] if unit else []),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=quiet or not errors.is_terminal,
    ) as bar:
        yield Bar(bar, task, total)


def find_game(name: str) -> "Game":
    """Return the game of this name, or exit; it is interpreted unless the cache has it."""
    from atoll import games

    with fail_on(games.UnknownGameError):
        return find_cached(name)


def find_cached(name: str) -> "Game":
    """Return the game of this name from a file; raises `UnknownGameError`."""
    from atoll import games
    from atoll.engine.compiler.warm import use_cached

    game = games.find(name)
    use_cached(game.loops.brief)
    return game
