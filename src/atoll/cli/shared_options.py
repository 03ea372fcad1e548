"""What the commands that play games are told in the same way."""

from collections.abc import Callable
from math import isfinite
from typing import Any

import rich_click as click

LARGEST_SEED = 2**64 - 1  # as `atoll.engine.records.dice` says, which imports NumPy


class Finite(click.FloatRange):
    """A number between bounds, and a real one: neither `nan` nor `inf`."""

    def convert(self, value: Any, parameter: Any, context: Any) -> float:
        number: float = super().convert(value, parameter, context)
        if not isfinite(number):
            self.fail(f"{value!r} is no number.", parameter, context)
        return number


players = click.option(
    "--players", type=int, metavar="N", help="How many players; default: as few as can be."
)

options = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="KEY=VALUE",
    help="An option of the game; may be repeated.",
)


def seed(help: str) -> Callable[[Any], Any]:
    """`--seed`, and what stays the same with it."""
    return click.option(
        "--seed",
        type=click.IntRange(0, LARGEST_SEED),
        default=0,
        metavar="S",
        show_default=True,
        help=help,
    )
