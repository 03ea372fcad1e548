"""Teach La Tortuga's network by self-play, and write its weights beside the bots.

Generation by generation, games are played, first by `lapwise`, then by the network as it is
so far; positions between moves are noted with how the game ended, and the network is fitted
to these.  `python bench/learn_la_tortuga.py 4` learns for four players.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from atoll.bots.la_tortuga import prospects
from atoll.bots.la_tortuga.lapwise import lapwise
from atoll.bots.la_tortuga.planner import plan
from atoll.bots.la_tortuga.prospects import BIAS, HIDDEN, INPUTS, OUT, ROWS
from atoll.engine.contract import CHANCE, NOBODY
from atoll.engine.dice import DICE, below, seed_dice
from atoll.engine.rule import rule
from atoll.games.la_tortuga import GAME
from atoll.games.la_tortuga.moves import draw, list_actions
from atoll.games.la_tortuga.rules import step
from atoll.games.la_tortuga.setup import setup
from atoll.games.la_tortuga.state import FEW_PLAYERS, MOST_PLAYERS, Phase

FILE = Path(prospects.__file__).with_name("prospects.json")
ONE_IN = 5  # of the positions between moves, so many are noted
BATCH, RATE = 1024, 2e-3
TRUST = 0.06  # how much of a position's worth is the network's opinion of the next one
MOST_MOVES = 600
NOT_NOTED = -1


@rule
def play_and_note(states, menus, dice, players, options, seed, games, trust, weights, seen, ends):
    """Play games, note positions and how well they turned out; the number of them.

    With no trust in the network `lapwise` plays and only the end of the game counts; else the
    network plays, and what it thinks of each next position counts by that part.
    """
    noted = 0
    trail = np.zeros((MOST_MOVES, MOST_PLAYERS))
    notes = np.zeros(MOST_MOVES, np.int64)
    inputs = np.zeros(INPUTS, np.float32)
    for n in range(games):
        state = states[0]
        seed_dice(dice[0], seed + np.uint64(n))
        setup(state, players, options, dice[0])
        moves = 0
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                step(state, draw(state, dice[0]))
            elif trust > 0:
                step(state, plan(state, weights))
            else:
                list_actions(state, menus[0])
                step(state, lapwise(state, menus[0], dice[0]))
            if between_moves(state) and moves < MOST_MOVES - 1:
                notes[moves] = NOT_NOTED
                if trust > 0:
                    prospects.share_win(state, weights, inputs, trail[moves])
                if noted < len(seen) and below(dice[0], ONE_IN) == 0:
                    for seat in range(players):
                        prospects.describe(state, seat, seen[noted, seat])
                    notes[moves] = noted
                    noted += 1
                moves += 1
        prospects.share_final_win(state, trail[moves])
        look_back(trail, notes, moves, players, trust, ends)
    return noted


@rule
def look_back(trail, notes, moves, players, trust, ends):
    """From the end of a game back to its beginning: how well each position turned out."""
    target = trail[moves].copy()
    for move in range(moves - 1, -1, -1):
        if notes[move] != NOT_NOTED:
            ends[notes[move]] = target[:players]
        target = trust * trail[move] + (1 - trust) * target


@rule
def between_moves(game):
    if game.phase == Phase.DIE:
        return game.thrown == 0
    return game.phase == Phase.TURN_UP or game.phase == Phase.CHOOSE


@rule
def play_match(states, menus, dice, players, options, seed, games, weights):
    """The share of the games the network wins against lapwise, from rotating seats."""
    values = np.zeros(8)
    won = 0.0
    for n in range(games):
        state = states[0]
        seed_dice(dice[0], seed + np.uint64(n))
        setup(state, players, options, dice[0])
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                step(state, draw(state, dice[0]))
            elif state.actor == n % players:
                step(state, plan(state, weights))
            else:
                list_actions(state, menus[0])
                step(state, lapwise(state, menus[0], dice[0]))
        prospects.share_final_win(state, values)
        won += values[n % players]
    return won / games


class Learner:
    """The network for one number of players, and how it is fitted (Adam)."""

    def __init__(self, players: int, seed: int) -> None:
        self.players = players
        turtles = 2 * players if players <= FEW_PLAYERS else players
        self.used = turtles * prospects.PER_TURTLE + players * prospects.PER_SEAT
        self.used += prospects.COMMON
        self.rng = np.random.default_rng(seed)
        spread = np.sqrt(2.0 / self.used)
        self.weights = np.zeros((ROWS, HIDDEN), np.float32)
        self.weights[: self.used] = self.rng.normal(0, spread, (self.used, HIDDEN))
        self.weights[OUT] = self.rng.normal(0, 0.3, HIDDEN)
        self._mean = np.zeros_like(self.weights)
        self._square = np.zeros_like(self.weights)
        self._steps = 0

    def fit(self, seen: Any, ends: Any, epochs: int) -> float:
        """Fit to positions and how their games ended; the mean loss of the last epoch."""
        loss = 0.0
        for epoch in range(epochs):
            order, loss = self.rng.permutation(len(seen)), 0.0
            rate = RATE * 0.5 * (1 + np.cos(np.pi * epoch / epochs))
            for low in range(0, len(order) - BATCH + 1, BATCH):
                rows = order[low : low + BATCH]
                slope, part = self._slope(seen[rows], ends[rows])
                self._move(slope, rate)
                loss += part * BATCH / len(order)
        return loss

    def _slope(self, seen: Any, ends: Any) -> tuple[Any, float]:
        flat = seen.reshape(-1, INPUTS)[:, : self.used]
        units = np.maximum(flat @ self.weights[: self.used] + self.weights[BIAS], 0)
        strengths = (units @ self.weights[OUT]).reshape(-1, self.players)
        shares = np.exp(strengths - strengths.max(1, keepdims=True))
        shares /= shares.sum(1, keepdims=True)
        loss = float(-(ends * np.log(shares + 1e-9)).sum(1).mean())
        back = ((shares - ends) / len(seen)).reshape(-1, 1).astype(np.float32)
        slope = np.zeros_like(self.weights)
        slope[OUT] = (units * back).sum(0)
        hidden = back * self.weights[OUT] * (units > 0)
        slope[: self.used] = flat.T @ hidden
        slope[BIAS] = hidden.sum(0)
        return slope + 1e-6 * self.weights, loss

    def _move(self, slope: Any, rate: float) -> None:
        self._steps += 1
        self._mean += 0.1 * (slope - self._mean)
        self._square += 0.001 * (slope * slope - self._square)
        mean = self._mean / (1 - 0.9**self._steps)
        square = self._square / (1 - 0.999**self._steps)
        self.weights -= rate * mean / (np.sqrt(square) + 1e-8)


class School:
    """Games to learn from, and matches to see what was learned."""

    def __init__(self, players: int, seed: int) -> None:
        self.players, self.seed = players, seed
        self._table = (np.zeros(1, GAME.state), np.zeros(1, GAME.menu), np.zeros(1, DICE))

    def lessons(self, weights: Any, games: int, trust: float, spend: int) -> tuple[Any, Any]:
        """Positions and their ends."""
        seen = np.zeros((games * 25, self.players, INPUTS), np.float32)
        ends = np.zeros((games * 25, self.players), np.float32)
        self.seed += games
        noted = play_and_note(
            *self._table,
            *(self.players, np.array([spend]), np.uint64(self.seed), games),
            *(trust, weights, seen, ends),
        )
        return seen[:noted], ends[:noted]

    def examine(self, weights: Any, games: int) -> float:
        """The share of the wins against lapwise."""
        seed = np.uint64(10**12)
        return float(play_match(*self._table, self.players, np.array([0]), seed, games, weights))


def learn(players: int, generations: int, games: int, seed: int, file: Path) -> None:
    """Learn for so many players, writing the weights down after every generation."""
    learner, school = Learner(players, seed), School(players, seed * 10**9)
    pool = [school.lessons(learner.weights, games, 0.0, spend) for spend in (0, 0, 1)]
    for generation in range(generations):
        began = time.process_time()
        seen, ends = (np.concatenate(part) for part in zip(*pool, strict=True))
        loss = learner.fit(seen, ends, epochs=8 if generation == 0 else 5)
        won = school.examine(learner.weights, 2000)
        taken = time.process_time() - began
        print(f"{players} players, generation {generation}: {len(seen):,} positions, ", end="")
        print(f"loss {loss:.4f}, wins {won:.3f} against lapwise ({taken:.0f} s)", flush=True)
        save(file, players, learner.weights)
        spend = generation % 4 == 3
        pool = [*pool[-3:], school.lessons(learner.weights, games, TRUST, spend)]


def save(file: Path, players: int, weights: Any) -> None:
    """Put the weights into the file, rounded; those for other numbers stay."""
    known = json.loads(file.read_text()) if file.exists() else {}
    known[str(players)] = [[round(float(w), 4) for w in row] for row in weights]
    file.write_text(json.dumps(dict(sorted(known.items())), separators=(",", ":")) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", type=int, choices=range(2, 8), nargs="+")
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--games", type=int, default=12_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=FILE)
    chosen = parser.parse_args()
    for players in chosen.players:
        learn(players, chosen.generations, chosen.games, chosen.seed, chosen.file)


if __name__ == "__main__":
    main()
