"""Random games of La Tortuga compared with a C program, and all cores compared with one.

    python bench/la_tortuga.py LIMIT.c [--rounds 7] [--seconds 1] [--players 2 --players 4 …]

LIMIT.c is a reference program that plays the same games; it is built with `gcc -O2`.  The programs
take turns on one core, so that other load affects both, and the figures are medians of the rounds'
ratios.  The comparison with C uses CPU time, that of the cores wall-clock time.  The mean lengths
of the games must agree, to show that the same games were played.
"""

import argparse
import os
import re
import statistics
import subprocess
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from atoll.bots.thinking import cores
from atoll.games import find
from atoll.lab.batch import Batch

FIGURES = re.compile(r"(\d+) games/s .* ([\d.]+) decisions +([\d.]+) chance")
ALIKE = 0.01  # by how much the mean lengths may differ


class Rate(NamedTuple):
    """Games per second and their mean length."""

    games: float
    decisions: float
    chances: float


def build(source: Path, folder: str) -> Path:
    program = Path(folder) / "limit"
    subprocess.run(["gcc", "-O2", "-std=c11", "-o", program, source], check=True)
    return program


def c_rate(program: Path, players: int, seconds: float) -> Rate:
    output = subprocess.run(
        [program, str(players), str(seconds)], check=True, capture_output=True, text=True
    ).stdout
    found = FIGURES.search(output)
    assert found, output
    return Rate(*map(float, found.groups()))


def cpu_rate(batch: Batch, seconds: float) -> Rate:
    began = time.process_time()
    tally, _ = batch.play_for(seconds)
    spent = time.process_time() - began
    # The reference also counts the card turned up at the start as chance.
    return Rate(tally.games / spent, tally.decisions / tally.games, tally.chances / tally.games + 1)


def wall_rate(batch: Batch, seconds: float, threads: int) -> float:
    tally, elapsed = batch.play_for(seconds, threads=threads)
    return tally.games / elapsed


def beside_c(program: Path, players: int, rounds: int, seconds: float) -> None:
    """Alternate with the C program on one core and report the ratio."""
    batch = Batch(find("la_tortuga"), players, {})
    batch.play(100)  # compile, or load what was compiled
    pairs = [(c_rate(program, players, seconds), cpu_rate(batch, seconds)) for _ in range(rounds)]
    for figure in ("decisions", "chances"):
        means = [statistics.mean(getattr(pair[side], figure) for pair in pairs) for side in (0, 1)]
        assert abs(means[1] / means[0] - 1) < ALIKE, f"{figure} a game: {means}"
    report(f"{players} players, C", "Atoll", [(one.games, other.games) for one, other in pairs])


def on_all_cores(rounds: int, seconds: float) -> None:
    batch = Batch(find("la_tortuga"), 4, {})
    batch.play(100)
    pairs = [
        (wall_rate(batch, seconds, 1), wall_rate(batch, seconds, cores())) for _ in range(rounds)
    ]
    report("1 core", f"{cores()} cores", pairs)


def report(one: str, other: str, pairs: list[tuple[float, float]]) -> None:
    ratio = statistics.median(b / a for a, b in pairs)
    print(
        f"{one} {statistics.median(a for a, _ in pairs):,.0f} games/s, "
        f"{other} {statistics.median(b for _, b in pairs):,.0f} games/s: ratio {ratio:.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("source", type=Path)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--players", type=int, action="append")
    given = parser.parse_args()
    everywhere = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(everywhere)})
    with tempfile.TemporaryDirectory() as folder:
        program = build(given.source, folder)
        for players in given.players or [4]:
            beside_c(program, players, given.rounds, given.seconds)
    os.sched_setaffinity(0, everywhere)
    on_all_cores(given.rounds, given.seconds)


if __name__ == "__main__":
    main()
