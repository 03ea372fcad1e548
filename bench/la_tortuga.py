"""Random 4-player games of La Tortuga beside a plain C program, and on all cores beside one.

    python bench/la_tortuga.py LIMIT.c [--rounds 7] [--seconds 1]

LIMIT.c is a reference program that plays the same games; it is built with `gcc -O2`.  The
programs take turns, so that whatever else the machine does meets both, and the figures are
medians of the rounds' ratios.  Against C, CPU time counts on both sides; for the cores, the
clock on the wall.
"""

import argparse
import re
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

from atoll.engine.batch import Batch, cores
from atoll.games import find

PLAYERS = 4
RATE = re.compile(r"(\d+) games/s")


def build(source: Path, folder: str) -> Path:
    program = Path(folder) / "limit"
    subprocess.run(["gcc", "-O2", "-std=c11", "-o", program, source], check=True)
    return program


def c_rate(program: Path, seconds: float) -> float:
    output = subprocess.run(
        [program, str(PLAYERS), str(seconds)], check=True, capture_output=True, text=True
    ).stdout
    found = RATE.search(output)
    assert found, output
    return float(found[1])


def cpu_rate(batch: Batch, seconds: float) -> float:
    began = time.process_time()
    tally, _ = batch.play_for(seconds)
    return tally.games / (time.process_time() - began)


def wall_rate(batch: Batch, seconds: float, threads: int) -> float:
    tally, elapsed = batch.play_for(seconds, threads=threads)
    return tally.games / elapsed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("source", type=Path)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    batch = Batch(find("la_tortuga"), PLAYERS, {})
    batch.play(100)  # compile, or load what was compiled
    with tempfile.TemporaryDirectory() as folder:
        program = build(given.source, folder)
        pairs = [
            (c_rate(program, given.seconds), cpu_rate(batch, given.seconds))
            for _ in range(given.rounds)
        ]
    spread = [
        (wall_rate(batch, given.seconds, 1), wall_rate(batch, given.seconds, cores()))
        for _ in range(given.rounds)
    ]
    report("C", "Atoll", pairs)
    report("1 core", f"{cores()} cores", spread)


def report(one: str, other: str, pairs: list[tuple[float, float]]) -> None:
    ratio = statistics.median(b / a for a, b in pairs)
    print(
        f"{one} {statistics.median(a for a, _ in pairs):,.0f} games/s, "
        f"{other} {statistics.median(b for _, b in pairs):,.0f} games/s: ratio {ratio:.2f}"
    )


if __name__ == "__main__":
    main()
