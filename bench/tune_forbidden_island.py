"""Tuning the weights of Forbidden Island's policy.

    python bench/tune_forbidden_island.py WEIGHTS.json [--minutes 30] [--games 700]

Every deal is played twice, with the weights shifted at random and with the opposite shifts; a
weight is moved the way in which more of its games were won.  So each game tells something
about every weight, and weights that depend on each other move together.  WEIGHTS.json is read
if it is there, and written after every round; the best of it goes into `weights.json`.
"""

import argparse
import json
import time
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from atoll.bots.forbidden_island.mind import KNOWLEDGE, MIND, WEIGHTS
from atoll.bots.forbidden_island.playout import play_games
from atoll.engine.dice import DICE
from atoll.engine.result import RESULT
from atoll.games.forbidden_island import GAME
from atoll.games.forbidden_island.state import LEVELS

NAMES = list(KNOWLEDGE)
CELLS = list(product(GAME.seats, LEVELS))
COUNTS_FOR = {"novice": 1.0, "normal": 1.0, "elite": 1.5, "legendary": 2.0}
SHIFT = 0.25  # of a weight's logarithm, on average
STEP = 0.12  # at most, in a round
MEMORY = 0.8  # of the direction found in earlier rounds
PER_MOVE = ("decay", "ahead")  # a little of these is much
AT_MOST = np.log([0.97 if name in (*PER_MOVE, "flown") else 1e6 for name in NAMES])
SCALE = np.array([0.25 if name in PER_MOVE else 1.0 for name in NAMES])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("file", type=Path)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--games", type=int, default=700, help="in each cell and round, twice")
    given = parser.parse_args()
    known = json.loads(given.file.read_text("utf-8")) if given.file.exists() else {}
    middle = np.log([known.get(name, KNOWLEDGE[name]) for name in NAMES])
    chance, until = np.random.default_rng(), time.monotonic() + 60 * given.minutes
    noise = np.sqrt(0.12 / (2 * given.games * len(CELLS)))
    direction, rounds = np.zeros(len(NAMES)), 0
    while time.monotonic() < until:
        slope, won = look_around(middle, given.games, chance)
        rounds += 1
        direction = MEMORY * direction + (1 - MEMORY) * slope
        sure = direction / (1 - MEMORY**rounds) / (3 * noise)
        middle = np.minimum(middle + np.clip(sure, -1, 1) * STEP * SCALE, AT_MOST)
        found = {name: float(f"{np.exp(x):.3g}") for name, x in zip(NAMES, middle, strict=True)}
        given.file.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
        print(f"round {rounds}: {100 * won:.2f} % won", flush=True)


def look_around(middle: Any, games: int, chance: np.random.Generator) -> tuple[Any, float]:
    """Which way each weight wins more games, and the share won around these weights."""
    slopes, shares = [], []
    for players, level in CELLS:
        shifts = chance.standard_normal((games, len(NAMES)))
        seed = int(chance.integers(10**9, 10**12))
        up = play(players, level, middle + SHIFT * SCALE * shifts, seed)
        down = play(players, level, middle - SHIFT * SCALE * shifts, seed)
        slopes.append(COUNTS_FOR[level] * (shifts * (up - down)[:, None]).mean(axis=0) / 2)
        shares.append((up.mean() + down.mean()) / 2)
    return np.mean(slopes, axis=0), float(np.mean(shares))


def play(players: int, level: str, logarithms: Any, seed: int) -> Any:
    """Which games are won, each with weights of its own."""
    weights = np.zeros(len(logarithms), WEIGHTS)
    for place, name in enumerate(NAMES):
        weights[name] = np.exp(np.minimum(logarithms[:, place], AT_MOST[place]))
    results = np.zeros(len(weights), RESULT)
    options = GAME.encode_options(GAME.check_options({"level": level}))
    states, minds, dice = np.zeros(1, GAME.state), np.zeros(1, MIND), np.zeros(2, DICE)
    play_games(states, minds, dice, players, options, np.uint64(seed), weights, results)
    return (results["winners"] > 0).astype(float)


if __name__ == "__main__":
    main()
