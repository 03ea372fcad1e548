"""The CPU time it takes to compile all games and their bots into an empty cache.

    python bench/compile_time.py [--game la_tortuga ...] [--rounds 3] [--against CHECKOUT]

Every game is compiled in a process of its own; user and system time count, including imports.
CHECKOUT is a folder with an older version, from the time when `atoll.bots.warm` compiled
everything.  The versions take turns, so that other load affects both, and the ratio is the median
of the rounds' ratios.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from atoll import games

COMPILE = """
import sys
from atoll import games
from atoll.bots.warm import all_entries
for entry in all_entries(games.find(sys.argv[1])):
    entry.compile()
"""
OWN = [sys.executable, "-c", COMPILE]
OLDER = [sys.executable, "-m", "atoll.bots.warm"]


def cpu_seconds(command: Sequence[str], environment: Mapping[str, str]) -> float:
    """Return the CPU time of a process and of those it waited for."""
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, env={**os.environ, **environment}
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0, f"{command} failed"
    return usage.ru_utime + usage.ru_stime


def compile_all(games: Sequence[str], checkout: Path | None) -> list[float]:
    """Return the seconds each game takes, with one cache that is empty at first."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {"ATOLL_CACHE": cache}
        if checkout is None:
            return [cpu_seconds([*OWN, game], environment) for game in games]
        environment["PYTHONPATH"] = str(checkout.resolve() / "src")
        return [cpu_seconds([*OLDER, game], environment) for game in games]


def report(name: str, games: Sequence[str], rounds: Sequence[Sequence[float]]) -> None:
    seconds = [statistics.median(each) for each in zip(*rounds, strict=True)]
    each_game = ", ".join(f"{game} {each:.1f}" for game, each in zip(games, seconds, strict=True))
    whole = statistics.median(map(sum, rounds))
    print(f"{name}: {whole:.1f} s of CPU time ({each_game})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=games.OWN, nargs="+", default=list(games.OWN))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--against", type=Path, metavar="CHECKOUT")
    given = parser.parse_args()
    own, older = [], []
    for _ in range(given.rounds):
        own.append(compile_all(given.game, None))
        if given.against:
            older.append(compile_all(given.game, given.against))
    report("this version", given.game, own)
    if older:
        report("the older one", given.game, older)
        ratio = statistics.median(sum(a) / sum(b) for a, b in zip(own, older, strict=True))
        print(f"ratio {ratio:.2f}")


if __name__ == "__main__":
    main()
