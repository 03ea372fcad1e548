"""Measure all contenders, print the table, and write it to the documentation."""

import argparse
import os

from rich.console import Console
from rich.markdown import Markdown
from rich.progress import Progress

from . import atoll_side, open_spiel_side, page, pettingzoo_side, pgx_side, rlcard_side
from .contest import measure

SIDES = (atoll_side, open_spiel_side, pgx_side, rlcard_side, pettingzoo_side)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.libraries")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time of each round")
    parser.add_argument("--dry", action="store_true", help="do not change the documentation")
    given = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    contenders = [each for side in SIDES for each in side.CONTENDERS]
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=len(contenders) * (given.rounds + 1))
        results = measure(
            *(contenders, given.rounds, given.seconds),
            report=lambda what: progress.update(task, description=what, advance=1),
        )
    Console().print(Markdown("\n\n".join([page.table(results), page.goals(results)])))
    if not given.dry:
        page.publish(results)


if __name__ == "__main__":
    main()
