"""Train La Tortuga's network by self-play and write its weights to the bots' folder.

    python bench/learn_la_tortuga.py 4 [--generations 30] [--games 30000] [--resume]

In each generation the network plays against `stop4` and `lapwise`, mostly knowing the styles of
the others.  Positions between moves are sampled, and the network is fitted to the results of
their games.
"""

import argparse
import json
import time
from pathlib import Path
from typing import TypeAlias, cast

import numpy as np

from atoll.bots.la_tortuga.beliefs import play_as
from atoll.bots.la_tortuga.evaluation import (
    BIAS,
    FILE,
    HIDDEN,
    OUT,
    ROWS,
    WEIGHT_SCALE,
    Encoding,
    activate,
    encode_position,
    final_share,
    logit,
    weights_for,
)
from atoll.bots.la_tortuga.novice import novice
from atoll.bots.la_tortuga.policy import lap_value
from atoll.bots.la_tortuga.skilled import Scratch, plan
from atoll.bots.la_tortuga.styles import STYLES, UNKNOWN, Style, draw_styles, style_of
from atoll.engine.compiler.entry import entry
from atoll.engine.compiler.rule import rule
from atoll.engine.contract import CHANCE, NOBODY
from atoll.engine.records.arrays import (
    FloatGrid,
    FloatRow,
    Grid,
    Records,
    Row,
    empty,
    row_of,
    zeros,
)
from atoll.engine.records.dice import Dice, Purpose, below, seed_dice
from atoll.engine.records.menu import Menu
from atoll.engine.records.record import uint64
from atoll.engine.records.result import Result
from atoll.games.la_tortuga import GAME
from atoll.games.la_tortuga.moves import draw
from atoll.games.la_tortuga.rules import step
from atoll.games.la_tortuga.setup import setup
from atoll.games.la_tortuga.state import MOST_PLAYERS, Phase, Tortuga

RIVALS = np.array([0.5, 0.5, 0.0, 0.0])  # how often the others are of each style
UNKNOWN_STYLES_RATE = 4  # one in this number of games is played without knowing the styles
NOVICE_RATE = 50  # one in this number of the network's decisions is a novice's, to explore
SAMPLE_RATE = 4  # one in this number of positions between moves is sampled
SAMPLES_A_GAME = 30
BOOTSTRAP = 0.08  # the weight of the network's value of the next position in a target
MOST_MOVES = 600
NOT_SAMPLED = -1
BATCH, RATE = 256, 2e-3
EVALUATION_GAMES = 4000


# The bots' rules take weights that are never written.
READ_ONLY = zeros((0, 0), np.float32)
READ_ONLY.flags.writeable = False


# ── Playing ──────────────────────────────────────────────────────────────────────────────

PLAYING = {
    **GAME.examples,
    "scratches": Scratch.array(0),
    "games": 0,
    "bootstrap": 0.0,
    "rival": 0,
    "weights": READ_ONLY,
    "samples": Encoding.array(0),
    "targets": zeros(0, np.float32),
}


@entry(PLAYING)
def play_and_sample(
    states: Records[Tortuga],
    menus: Records[Menu],
    dice: Records[Dice],
    scratches: Records[Scratch],
    blanks: Records[Tortuga],
    seed: int,
    games: int,
    bootstrap: float,
    weights: FloatGrid,
    samples: Records[Encoding],
    targets: FloatRow,
) -> int:
    """Play games and sample the positions of the network's seats; return the number of samples.

    Without bootstrap `lap_value` plays for the network, and the targets are the results alone;
    otherwise the network's value of each next position counts by that weight.
    """
    sampled = 0
    seat_styles = zeros((MOST_PLAYERS, STYLES))
    estimates = zeros((MOST_MOVES, MOST_PLAYERS))
    places = zeros((MOST_MOVES, MOST_PLAYERS), np.int64)
    for n in range(games):
        seed_dice(dice[0], seed, n, Purpose.GAME)
        states[0] = blanks[0]
        setup(states[0], dice[0])
        assign_styles(states[0], dice[0], seat_styles)
        beliefs = UNKNOWN.copy() if below(dice[0], UNKNOWN_STYLES_RATE) == 0 else seat_styles
        moves = 0
        while states[0].actor != NOBODY:
            play_ply(
                states[0], menus[0], dice[0], scratches, bootstrap, weights, seat_styles, beliefs
            )
            if is_between_moves(states[0]) and moves < MOST_MOVES - 1:
                for seat in range(states[0].players):
                    places[moves, seat] = NOT_SAMPLED
                    if seat_styles[seat, Style.SKILLED] and sampled < len(samples):
                        encode_position(states[0], seat, beliefs, samples[sampled])
                        estimates[moves, seat] = 1 / (1 + np.exp(-logit(samples[sampled], weights)))
                        if below(dice[0], SAMPLE_RATE) == 0:
                            places[moves, seat] = sampled
                            sampled += 1
                moves += 1
        assign_targets(states[0], estimates, places, moves, bootstrap, targets)
    return sampled


@rule
def assign_styles(game: Tortuga, dice: Dice, seat_styles: FloatGrid) -> None:
    """Give one seat to the network and draw the others' styles, in half of the games all alike."""
    rivals = empty((MOST_PLAYERS, STYLES))
    rivals[:] = RIVALS
    if below(dice, 2) == 0:
        draw_styles(game, -1, rivals, dice, seat_styles)
        rivals[:] = seat_styles[0]
    draw_styles(game, below(dice, game.players), rivals, dice, seat_styles)


@rule
def play_ply(
    game: Tortuga,
    menu: Menu,
    dice: Dice,
    scratches: Records[Scratch],
    bootstrap: float,
    weights: FloatGrid,
    seat_styles: FloatGrid,
    beliefs: FloatGrid,
) -> None:
    """Play one ply, a player's or chance's."""
    if game.actor == CHANCE:
        step(game, draw(game, dice))
        return
    style = style_of(seat_styles, game.actor)
    if style != Style.SKILLED:
        step(game, play_as(style, game, menu, dice, beliefs, scratches))
    elif below(dice, NOVICE_RATE) == 0:
        step(game, novice(game, menu, dice))
    elif bootstrap == 0:
        step(game, lap_value(game, menu, dice))
    else:
        step(game, plan(game, weights, beliefs, scratches[0]))


@rule
def is_between_moves(game: Tortuga) -> bool:
    """Return whether one move is done and the next has not begun."""
    if game.phase == Phase.DIE:
        return game.thrown == 0
    return game.phase == Phase.TURN_UP or game.phase == Phase.CHOOSE


@rule
def assign_targets(
    game: Tortuga,
    estimates: FloatGrid,
    places: Grid,
    moves: int,
    bootstrap: float,
    targets: FloatRow,
) -> None:
    """Write the targets of the samples, from the end of a game back to its beginning."""
    for seat in range(game.players):
        target = final_share(game, seat, empty(1, Result))
        for move in range(moves - 1, -1, -1):
            if places[move, seat] != NOT_SAMPLED:
                targets[places[move, seat]] = target
            target = bootstrap * estimates[move, seat] + (1 - bootstrap) * target


@entry(PLAYING)
def play_evaluation(
    states: Records[Tortuga],
    menus: Records[Menu],
    dice: Records[Dice],
    scratches: Records[Scratch],
    blanks: Records[Tortuga],
    seed: int,
    games: int,
    rival: int,
    weights: FloatGrid,
) -> float:
    """Return the network's share of the wins against rivals of a style, from rotating seats."""
    won, players = 0.0, blanks[0].players
    seat_styles = zeros((MOST_PLAYERS, STYLES))
    for n in range(games):
        seat_styles[:] = 0
        seat_styles[:, rival] = 1
        seat_styles[n % players] = 0
        seat_styles[n % players, Style.SKILLED] = 1
        seed_dice(dice[0], seed, n // players, Purpose.GAME)
        states[0] = blanks[0]
        setup(states[0], dice[0])
        while states[0].actor != NOBODY:
            play_ply(
                states[0], menus[0], dice[0], scratches, 1.0, weights, seat_styles, seat_styles
            )
        won += final_share(states[0], n % players, empty(1, Result))
    return won / games


# ── Fitting ──────────────────────────────────────────────────────────────────────────────

FITTING = {
    "samples": Encoding.array(0),
    "targets": zeros(0, np.float32),
    "order": row_of([]),
    "gradient": zeros((0, 0), np.float32),
    "mean": zeros((0, 0), np.float32),
    "square": zeros((0, 0), np.float32),
    "steps": 0,
    "rate": 0.0,
}


@entry({**FITTING, "weights": READ_ONLY})
def fit_batch(
    weights: FloatGrid,
    gradient: FloatGrid,
    samples: Records[Encoding],
    targets: FloatRow,
    order: Row,
) -> float:
    """Write the gradient of the loss of these samples; return the loss."""
    units = empty(HIDDEN, np.float32)
    gradient[:] = 0
    loss = 0.0
    for n in order:
        activate(samples[n], weights, units)
        share = 1 / (1 + np.exp(-logit(samples[n], weights)))
        loss -= targets[n] * np.log(share + 1e-9) + (1 - targets[n]) * np.log(1 - share + 1e-9)
        error = np.float32((share - targets[n]) / len(order))
        for unit in range(HIDDEN):
            active = units[unit] > 0
            gradient[OUT, unit] += error * units[unit] if active else np.float32(0)
            units[unit] = error * weights[OUT, unit] if active else np.float32(0)
            gradient[BIAS, unit] += units[unit]
        for k in range(samples[n].count):
            row, amount = samples[n].row[k], samples[n].amount[k]
            for unit in range(HIDDEN):
                gradient[row, unit] += amount * units[unit]
    return loss


@entry({**FITTING, "weights": zeros((0, 0), np.float32)})
def update_weights(
    weights: FloatGrid,
    gradient: FloatGrid,
    mean: FloatGrid,
    square: FloatGrid,
    steps: int,
    rate: float,
) -> None:
    """Take a step against the gradient (Adam)."""
    mean_part, square_part = 1 - 0.9**steps, 1 - 0.999**steps
    for row in range(ROWS):
        for unit in range(HIDDEN):
            here = gradient[row, unit]
            mean[row, unit] += np.float32(0.1) * (here - mean[row, unit])
            square[row, unit] += np.float32(0.001) * (here * here - square[row, unit])
            size = np.sqrt(square[row, unit] / square_part) + 1e-8
            weights[row, unit] -= rate * mean[row, unit] / mean_part / size


class Learner:
    """The network for one number of players, with the state of its optimizer."""

    def __init__(self, weights: FloatGrid, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.weights = weights
        shape = weights.shape
        self._slope, self._mean, self._square = (zeros(shape, np.float32) for _ in range(3))
        self._steps = 0

    def fit(self, samples: Records[Encoding], targets: FloatRow, rate: float) -> float:
        """Fit once to samples and their targets; return the mean loss."""
        order, loss = cast(Row, self.rng.permutation(len(samples))), 0.0
        for low in range(0, len(order) - BATCH + 1, BATCH):
            rows = order[low : low + BATCH]
            loss += fit_batch(self.weights, self._slope, samples, targets, rows)
            self._steps += 1
            moved = (self._mean, self._square, self._steps)
            update_weights(self.weights, self._slope, *moved, rate * (1 - 0.5 * low / len(order)))
        return loss / len(order)


TrainingData: TypeAlias = tuple[Records[Encoding], FloatRow]
"""Encoded positions, and how well each turned out."""


class SelfPlay:
    """Plays the games for training and evaluation."""

    def __init__(self, players: int, seed: int) -> None:
        self.players, self.seed = players, seed
        self._buffers = (Tortuga.array(), GAME.new_menus(), Dice.array(), Scratch.array())

    def training_data(
        self, weights: FloatGrid, games: int, bootstrap: float, spend: bool
    ) -> TrainingData:
        """Return samples and their targets."""
        samples = Encoding.array(games * SAMPLES_A_GAME)
        targets = zeros(games * SAMPLES_A_GAME, np.float32)
        self.seed += 1
        sampled = play_and_sample(
            *(*self._buffers, self._blanks(spend), uint64(self.seed), games),
            *(bootstrap, weights, samples, targets),
        )
        return samples[:sampled], targets[:sampled]

    def win_share(self, weights: FloatGrid, rival: Style, games: int = EVALUATION_GAMES) -> float:
        """Return the share of the wins against rivals of a style that the network knows."""
        blanks, seed = self._blanks(spend=False), uint64(10**12)
        return float(play_evaluation(*self._buffers, blanks, seed, games, int(rival), weights))

    def _blanks(self, spend: bool) -> Records[Tortuga]:
        return cast("Records[Tortuga]", GAME.blank(self.players, {"spend_eggs": spend}))


def concatenated(pool: list[TrainingData]) -> TrainingData:
    """Concatenate these samples and targets."""
    return cast("TrainingData", tuple(np.concatenate(part) for part in zip(*pool, strict=True)))


def start_learning(
    self_play: SelfPlay, games: int, seed: int
) -> tuple[Learner, list[TrainingData]]:
    """Return a network fitted to games of `lap_value`, and those games."""
    weights = zeros((ROWS, HIDDEN), np.float32)
    samples, targets = self_play.training_data(weights, games, 0.0, spend=False)
    learner, used = Learner(weights, seed), [*np.unique(samples["row"]), OUT]
    weights[used] = learner.rng.normal(0, 0.15, (len(used), HIDDEN))
    for _ in range(2):
        learner.fit(samples, targets, RATE)
    return learner, [(samples, targets)]


def learn(players: int, generations: int, games: int, seed: int, file: Path, resume: bool) -> None:
    """Train for this number of players, saving the weights after every generation."""
    self_play = SelfPlay(players, seed * 10**9)
    pool: list[TrainingData] = []
    if resume:
        learner = Learner(weights_for(players).copy(), seed)
    else:
        learner, pool = start_learning(self_play, games, seed)
    for generation in range(generations):
        began = time.process_time()
        spend = generation % 5 == 4
        pool = [*pool[-1:], self_play.training_data(learner.weights, games, BOOTSTRAP, spend)]
        loss = learner.fit(*concatenated(pool), RATE * (1 - 0.95 * generation / generations))
        save(file, players, learner.weights)
        shares = [
            self_play.win_share(learner.weights, each)
            for each in (Style.STOP_AT_FOUR, Style.LAP_VALUE)
        ]
        report = f"loss {loss:.4f}, wins {shares[0]:.3f} (stop4), {shares[1]:.3f} (lapwise)"
        taken = time.process_time() - began
        print(f"{players} players, generation {generation}: {report}, {taken:.0f} s", flush=True)


def save(file: Path, players: int, weights: FloatGrid) -> None:
    """Write the weights to the file as whole numbers; those for other numbers stay."""
    known = json.loads(file.read_text()) if file.exists() else {}
    rows = np.rint(weights * WEIGHT_SCALE).astype(int)
    known[str(players)] = {str(n): rows[n].tolist() for n in range(ROWS) if rows[n].any()}
    file.write_text(json.dumps(dict(sorted(known.items())), separators=(",", ":")) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", type=int, choices=range(2, 8), nargs="+")
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--games", type=int, default=30_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", action="store_true", help="start from the weights in the file")
    parser.add_argument("--file", type=Path, default=FILE)
    chosen = parser.parse_args()
    for players in chosen.players:
        learn(players, chosen.generations, chosen.games, chosen.seed, chosen.file, chosen.resume)


if __name__ == "__main__":
    main()
