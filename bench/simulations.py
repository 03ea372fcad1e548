"""The number of policy rollouts per second on one core.

    python bench/simulations.py [--seconds 3] [--rounds 5]

A simulation is a whole game, from the first decision to the last, played by the policy of the
search.  The games take turns; of each the median round counts, in CPU time.
"""

import argparse
import statistics
import time

from atoll.bots.forbidden_island.policy import skilled_search
from atoll.bots.la_tortuga.policy import search as tortuga_search
from atoll.bots.search.searcher import Searcher
from atoll.bots.thinking import USUAL
from atoll.games import find

PLAYERS = 4
SEARCHERS = {
    "la_tortuga": Searcher(tortuga_search("lapwise"), USUAL),
    "forbidden_island": Searcher(skilled_search(), USUAL),
}
AT_ONCE = 500


def rate(game: str, seconds: float, seed: int) -> float:
    """Return the number of simulations per second of CPU time."""
    position = find(game).new(PLAYERS, seed=seed)
    began, count = time.process_time(), 0
    while time.process_time() - began < seconds:
        SEARCHERS[game].rollout_value(position, AT_ONCE, seed=count)
        count += AT_ONCE
    return count / (time.process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU time of each round")
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    for game in SEARCHERS:
        rate(game, 0.01, seed=0)  # compile, or load what was compiled
    rates: dict[str, list[float]] = {game: [] for game in SEARCHERS}
    for seed in range(given.rounds):
        for game, measured in rates.items():
            measured.append(rate(game, given.seconds, seed))
    for game, measured in rates.items():
        print(f"{game}, {PLAYERS} players: {statistics.median(measured):,.0f} simulations a second")


if __name__ == "__main__":
    main()
