"""Options that several commands share."""

from collections.abc import Callable
from math import isfinite
from typing import TypeVar

import rich_click as click

__all__ = ["LARGEST_SEED", "Finite", "options", "players", "seed"]

LARGEST_SEED = 2**64 - 1  # as in `atoll.engine.records.dice`, which would import NumPy


F = TypeVar("F", bound=Callable[..., object])


class Finite(click.FloatRange):
    """A number between bounds that is neither `nan` nor `inf`."""

    def convert(
        self, value: float, parameter: click.Parameter | None, context: click.Context | None
    ) -> float:
        number: float = super().convert(value, parameter, context)
        if not isfinite(number):
            self.fail(f"{value!r} is not a finite number.", parameter, context)
        return number


players = click.option(
    "--players", type=int, metavar="N", help="Number of players; default: the fewest possible."
)

options = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="KEY=VALUE",
    help="Option of the game; may be repeated.",
)


def seed(help: str) -> Callable[[F], F]:
    """Return the option `--seed`."""
    return click.option(
        "--seed",
        type=click.IntRange(0, LARGEST_SEED),
        default=0,
        metavar="S",
        show_default=True,
        help=help,
    )
