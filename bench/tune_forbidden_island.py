"""Tune the weights of Forbidden Island's policy for two, three or four players.

    python bench/tune_forbidden_island.py 4 [--minutes 15] [--games 3000] [--file WEIGHTS.json]

Every deal is played twice, with the weights shifted at random and with the opposite shifts, and
every weight moves in the direction that won more games (SPSA).  So each game contributes to every
weight, and weights that depend on each other move together.  The file, by default that of the
bots, has the initial weights and is written after every round.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
from strength_forbidden_island import policy_games

from atoll.bots.forbidden_island.estimate import (
    FEWEST_PLAYERS,
    WEIGHTS_FILE,
    Weights,
    read_weights,
)
from atoll.games.forbidden_island import GAME

NAMES = list(read_weights())
LEVELS = ("normal", "elite", "legendary")  # the level novice improves with them
SHIFT = 0.25  # of a weight's logarithm, on average
STEP = 0.12  # at most, in a round
MEMORY = 0.8  # the weight of the direction of earlier rounds
PER_MOVE = ("decay", "ahead")  # small changes of these have a large effect
AT_MOST = np.log([0.97 if name in (*PER_MOVE, "flown") else 1e6 for name in NAMES])
SCALE = np.array([0.25 if name in PER_MOVE else 1.0 for name in NAMES])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("players", type=int, choices=GAME.seats)
    parser.add_argument("--file", type=Path, default=WEIGHTS_FILE)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--games", type=int, default=3000, help="of each level and round, twice")
    given = parser.parse_args()
    known = read_weights(given.file if given.file.exists() else WEIGHTS_FILE)
    column = given.players - FEWEST_PLAYERS
    middle = np.log([known[name][column] for name in NAMES])
    chance, until = np.random.default_rng(), time.monotonic() + 60 * given.minutes
    noise = np.sqrt(0.12 / (2 * given.games * len(LEVELS)))
    direction, rounds = np.zeros(len(NAMES)), 0
    while time.monotonic() < until:
        slope, won = estimate_slope(given.players, middle, given.games, chance)
        rounds += 1
        direction = MEMORY * direction + (1 - MEMORY) * slope
        sure = direction / (1 - MEMORY**rounds) / (3 * noise)
        middle = np.minimum(middle + np.clip(sure, -1, 1) * STEP * SCALE, AT_MOST)
        for name, logarithm in zip(NAMES, middle, strict=True):
            known[name][column] = float(f"{np.exp(logarithm):.3g}")
        write(given.file, known)
        print(f"round {rounds}: {100 * won:.2f} % won", flush=True)


def write(file: Path, known: dict[str, list[float]]) -> None:
    lines = [f" {json.dumps(name)}: {json.dumps(values)}" for name, values in known.items()]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def estimate_slope(
    players: int, middle: Any, games: int, chance: np.random.Generator
) -> tuple[Any, float]:
    """Return the direction in which more games are won, and the share of games won."""
    slopes, shares = [], []
    for level in LEVELS:
        shifts = chance.standard_normal((games, len(NAMES)))
        seed = int(chance.integers(10**9, 10**12))
        up = play(players, level, middle + SHIFT * SCALE * shifts, seed)
        down = play(players, level, middle - SHIFT * SCALE * shifts, seed)
        slopes.append((shifts * (up - down)[:, None]).mean(axis=0) / 2)
        shares.append((up.mean() + down.mean()) / 2)
    return np.mean(slopes, axis=0), float(np.mean(shares))


def play(players: int, level: str, logarithms: Any, seed: int) -> Any:
    """Return which games are won, each with weights of its own."""
    weights = Weights.array(len(logarithms))
    for place, name in enumerate(NAMES):
        weights[name] = np.exp(np.minimum(logarithms[:, place], AT_MOST[place]))
    return policy_games(players, {"level": level}, seed, weights, len(weights)).astype(float)


if __name__ == "__main__":
    main()
