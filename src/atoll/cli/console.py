"""What all commands share: saying what is wrong, and showing that something takes time."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

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

errors = Console(stderr=True)

FILE_WIDTH = 200

STOPPED = 130
"""The status of what Ctrl+C has stopped, as shells say it."""

as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs to read.")


def say(reason: object) -> None:
    """Say what is wrong."""
    errors.print(f"[bold red]atoll:[/] {escape(str(reason))}", highlight=False, soft_wrap=True)


def refuse(reason: object) -> NoReturn:
    """Say what is wrong, and end."""
    say(reason)
    raise SystemExit(2)


def stop(words: str) -> NoReturn:
    """Say what Ctrl+C has stopped, and end."""
    errors.print(words, highlight=False, soft_wrap=True)
    raise SystemExit(STOPPED)


@contextmanager
def refusing(*kinds: type[Exception]) -> Iterator[None]:
    """Turn errors of these kinds, whose texts are meant for people, into a refusal."""
    try:
        yield
    except kinds as error:
        refuse(error)


def show_table(table: Table) -> None:
    """Print a table; where it goes into a file, no screen is too narrow for it."""
    out = Console()
    if not out.is_terminal:
        out.width = FILE_WIDTH
    out.print(table)


class RateColumn(ProgressColumn):
    """How many a second."""

    def __init__(self, unit: str) -> None:
        super().__init__()
        self._unit = unit

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        number = "–" if speed is None else f"{speed:,.0f}" if speed >= 10 else f"{speed:.2g}"
        return Text(f"{number} {self._unit}/s")


class Bar:
    """A progress bar: calling it moves it on."""

    def __init__(self, bar: Progress, task: str, total: float | None) -> None:
        self._bar, self._task, self._total = bar, task, total
        self._id = bar.add_task(task, total=total)

    def __call__(self, **change: Any) -> None:
        self._bar.update(self._id, **change)

    def compile(self, entries: "Iterable[AnyEntry]") -> None:
        """Compile what is not cached, showing that first; then begin with the task itself."""
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
    """A bar on standard error, if that is a terminal.

    With a unit it also shows how many of them are done in a second.
    """
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
    """The game of this name: compiled if it is cached, else interpreted."""
    from atoll import games

    with refusing(games.UnknownGameError):
        return find_cached(name)


def find_cached(name: str) -> "Game":
    """The same for a name out of a file; raises `UnknownGameError`."""
    from atoll import games
    from atoll.engine.compiler.warm import use_cached

    game = games.find(name)
    use_cached(game.loops.brief)
    return game
