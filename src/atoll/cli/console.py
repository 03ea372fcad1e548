"""What all commands share: saying what is wrong, and showing that something takes time."""

from collections.abc import Callable, Iterator
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
    from atoll.engine.game import Game

errors = Console(stderr=True)

FILE_WIDTH = 200

STOPPED = 130
"""The status of what Ctrl+C has stopped, as shells say it."""

_COMPILING = "Compiling the rules of {} (only this once)"

as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs to read.")


def refuse(reason: object) -> NoReturn:
    """Say what is wrong, and end."""
    errors.print(f"[bold red]atoll:[/] {escape(str(reason))}", highlight=False, soft_wrap=True)
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


@contextmanager
def progress(
    task: str, total: float | None, *, quiet: bool = False, unit: str | None = None
) -> Iterator[Any]:
    """A bar on standard error, if somebody looks; yields a function that moves it on.

    With a unit it also tells how many of them are done in a second.
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
        one = bar.add_task(task, total=total)
        yield lambda **change: bar.update(one, **change)


def load_game(name: str, *, with_bots: bool = False) -> "Game":
    """The game of this name, its rules compiled, and its bots if they are to play.

    The first time that takes a while.
    """
    from atoll import games
    from atoll.bots import warm as all_of_it
    from atoll.engine import warm as rules

    warm = all_of_it if with_bots else rules
    with refusing(games.UnknownGameError):
        game = games.find(name)
    if not warm.cached(game):
        with progress(_COMPILING.format(name), 1) as show:
            warm.warm(game, lambda done, total: show(completed=done, total=total))
    return game


def loading(show: Any, task: str) -> "Callable[[str], Game]":
    """Finds games for a task under way, whose bar shows meanwhile that rules are compiled."""
    from atoll import games
    from atoll.engine import warm

    def find(name: str) -> "Game":
        game = games.find(name)
        if not warm.cached(game):
            show(description=_COMPILING.format(name))
            warm.warm(game, lambda done, total: show(completed=done, total=total))
            show(description=task)
        return game

    return find
