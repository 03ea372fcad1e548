"""Teach La Tortuga's network by playing, and write its weights beside the bots.

Generation by generation the network plays against `stop_at_four` and `lap_value`, knowing mostly who is
who; positions between moves are noted with how the game ended, and the network is fitted to
these.
`python bench/learn_la_tortuga.py 4` learns for four players.
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
STRANGERS = 4  # in one of this many games nobody knows of anybody's style
WHIMS = 50  # one of this many decisions of the network's is a novice's, to see new things
ONE_IN = 4  # one of this many positions between moves is noted
NOTES_A_GAME = 30
TRUST = 0.08  # how much of a position's worth is the network's opinion of the next one
MOST_MOVES = 600
NOT_NOTED = -1
BATCH, RATE = 256, 2e-3
EXAM = 4000


# The bots' rules take weights that are never written.
READ_ONLY = zeros((0, 0), np.float32)
READ_ONLY.flags.writeable = False


# ── Playing ──────────────────────────────────────────────────────────────────────────────

PLAYING = {
    **GAME.examples,
    "scratches": Scratch.array(0),
    "games": 0,
    "trust": 0.0,
    "rival": 0,
    "weights": READ_ONLY,
    "notes": Encoding.array(0),
    "ends": zeros(0, np.float32),
}


@entry(PLAYING)
def play_and_note(
    states: Records[Tortuga],
    menus: Records[Menu],
    dice: Records[Dice],
    scratches: Records[Scratch],
    blanks: Records[Tortuga],
    seed: int,
    games: int,
    trust: float,
    weights: FloatGrid,
    notes: Records[Encoding],
    ends: FloatRow,
) -> int:
    """Play games, note what the network's seats see and how well it turned out; how many notes.

    With no trust in the network `lap_value` plays for it and only the end of the game counts;
    else what the network thinks of each next position counts by that part.
    """
    noted = 0
    seat_styles = zeros((MOST_PLAYERS, STYLES))
    trail = zeros((MOST_MOVES, MOST_PLAYERS))
    places = zeros((MOST_MOVES, MOST_PLAYERS), np.int64)
    for n in range(games):
        seed_dice(dice[0], seed, n, Purpose.GAME)
        states[0] = blanks[0]
        setup(states[0], dice[0])
        invite(states[0], dice[0], seat_styles)
        beliefs = UNKNOWN.copy() if below(dice[0], STRANGERS) == 0 else seat_styles
        moves = 0
        while states[0].actor != NOBODY:
            go_on(states[0], menus[0], dice[0], scratches, trust, weights, seat_styles, beliefs)
            if is_between_moves(states[0]) and moves < MOST_MOVES - 1:
                for seat in range(states[0].players):
                    places[moves, seat] = NOT_NOTED
                    if seat_styles[seat, Style.SKILLED] and noted < len(notes):
                        encode_position(states[0], seat, beliefs, notes[noted])
                        trail[moves, seat] = 1 / (1 + np.exp(-logit(notes[noted], weights)))
                        if below(dice[0], ONE_IN) == 0:
                            places[moves, seat] = noted
                            noted += 1
                moves += 1
        look_back(states[0], trail, places, moves, trust, ends)
    return noted


@rule
def invite(game: Tortuga, dice: Dice, seat_styles: FloatGrid) -> None:
    """One seat is the network's; the others' styles are drawn, in half of the games all alike."""
    rivals = empty((MOST_PLAYERS, STYLES))
    rivals[:] = RIVALS
    if below(dice, 2) == 0:
        draw_styles(game, -1, rivals, dice, seat_styles)
        rivals[:] = seat_styles[0]
    draw_styles(game, below(dice, game.players), rivals, dice, seat_styles)


@rule
def go_on(
    game: Tortuga,
    menu: Menu,
    dice: Dice,
    scratches: Records[Scratch],
    trust: float,
    weights: FloatGrid,
    seat_styles: FloatGrid,
    beliefs: FloatGrid,
) -> None:
    """One ply more, a player's or chance's."""
    if game.actor == CHANCE:
        step(game, draw(game, dice))
        return
    style = style_of(seat_styles, game.actor)
    if style != Style.SKILLED:
        step(game, play_as(style, game, menu, dice, beliefs, scratches))
    elif below(dice, WHIMS) == 0:
        step(game, novice(game, menu, dice))
    elif trust == 0:
        step(game, lap_value(game, menu, dice))
    else:
        step(game, plan(game, weights, beliefs, scratches[0]))


@rule
def is_between_moves(game: Tortuga) -> bool:
    """Whether one move is done and the next has not begun."""
    if game.phase == Phase.DIE:
        return game.thrown == 0
    return game.phase == Phase.TURN_UP or game.phase == Phase.CHOOSE


@rule
def look_back(
    game: Tortuga, trail: FloatGrid, places: Grid, moves: int, trust: float, ends: FloatRow
) -> None:
    """From the end of a game back to its beginning: how well each position turned out."""
    for seat in range(game.players):
        target = final_share(game, seat, empty(1, Result))
        for move in range(moves - 1, -1, -1):
            if places[move, seat] != NOT_NOTED:
                ends[places[move, seat]] = target
            target = trust * trail[move, seat] + (1 - trust) * target


@entry(PLAYING)
def sit_exam(
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
    """The share of the games the network wins against rivals of a style, from rotating seats."""
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
            go_on(states[0], menus[0], dice[0], scratches, 1.0, weights, seat_styles, seat_styles)
        won += final_share(states[0], n % players, empty(1, Result))
    return won / games


# ── Fitting ──────────────────────────────────────────────────────────────────────────────

FITTING = {
    "notes": Encoding.array(0),
    "ends": zeros(0, np.float32),
    "order": row_of([]),
    "slope": zeros((0, 0), np.float32),
    "mean": zeros((0, 0), np.float32),
    "square": zeros((0, 0), np.float32),
    "steps": 0,
    "rate": 0.0,
}


@entry({**FITTING, "weights": READ_ONLY})
def fit_batch(
    weights: FloatGrid, slope: FloatGrid, notes: Records[Encoding], ends: FloatRow, order: Row
) -> float:
    """Add up in which direction the weights would fit these notes better; their loss."""
    units = empty(HIDDEN, np.float32)
    slope[:] = 0
    loss = 0.0
    for n in order:
        activate(notes[n], weights, units)
        share = 1 / (1 + np.exp(-logit(notes[n], weights)))
        loss -= ends[n] * np.log(share + 1e-9) + (1 - ends[n]) * np.log(1 - share + 1e-9)
        back = np.float32((share - ends[n]) / len(order))
        for unit in range(HIDDEN):
            heard = units[unit] > 0
            slope[OUT, unit] += back * units[unit] if heard else np.float32(0)
            units[unit] = back * weights[OUT, unit] if heard else np.float32(0)
            slope[BIAS, unit] += units[unit]
        for k in range(notes[n].count):
            row, amount = notes[n].row[k], notes[n].amount[k]
            for unit in range(HIDDEN):
                slope[row, unit] += amount * units[unit]
    return loss


@entry({**FITTING, "weights": zeros((0, 0), np.float32)})
def move_weights(
    weights: FloatGrid,
    slope: FloatGrid,
    mean: FloatGrid,
    square: FloatGrid,
    steps: int,
    rate: float,
) -> None:
    """Go a step against the slope (Adam)."""
    mean_part, square_part = 1 - 0.9**steps, 1 - 0.999**steps
    for row in range(ROWS):
        for unit in range(HIDDEN):
            here = slope[row, unit]
            mean[row, unit] += np.float32(0.1) * (here - mean[row, unit])
            square[row, unit] += np.float32(0.001) * (here * here - square[row, unit])
            size = np.sqrt(square[row, unit] / square_part) + 1e-8
            weights[row, unit] -= rate * mean[row, unit] / mean_part / size


class Learner:
    """The network for one number of players, and how it is fitted."""

    def __init__(self, weights: FloatGrid, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.weights = weights
        shape = weights.shape
        self._slope, self._mean, self._square = (zeros(shape, np.float32) for _ in range(3))
        self._steps = 0

    def fit(self, notes: Records[Encoding], ends: FloatRow, rate: float) -> float:
        """Fit once to notes and how their games ended; the mean loss."""
        order, loss = cast(Row, self.rng.permutation(len(notes))), 0.0
        for low in range(0, len(order) - BATCH + 1, BATCH):
            rows = order[low : low + BATCH]
            loss += fit_batch(self.weights, self._slope, notes, ends, rows)
            self._steps += 1
            moved = (self._mean, self._square, self._steps)
            move_weights(self.weights, self._slope, *moved, rate * (1 - 0.5 * low / len(order)))
        return loss / len(order)


TrainingData: TypeAlias = tuple[Records[Encoding], FloatRow]
"""Encoded positions, and how well each turned out."""


class School:
    """Games to learn from, and matches to see what was learned."""

    def __init__(self, players: int, seed: int) -> None:
        self.players, self.seed = players, seed
        self._buffers = (Tortuga.array(), GAME.new_menus(), Dice.array(), Scratch.array())

    def lessons(self, weights: FloatGrid, games: int, trust: float, spend: bool) -> TrainingData:
        """Notes and how the games ended."""
        notes = Encoding.array(games * NOTES_A_GAME)
        ends = zeros(games * NOTES_A_GAME, np.float32)
        self.seed += 1
        noted = play_and_note(
            *(*self._buffers, self._blanks(spend), uint64(self.seed), games),
            *(trust, weights, notes, ends),
        )
        return notes[:noted], ends[:noted]

    def examine(self, weights: FloatGrid, rival: Style, games: int = EXAM) -> float:
        """The share of the wins against rivals of a style, which the network knows."""
        blanks, seed = self._blanks(spend=False), uint64(10**12)
        return float(sit_exam(*self._buffers, blanks, seed, games, int(rival), weights))

    def _blanks(self, spend: bool) -> Records[Tortuga]:
        return cast("Records[Tortuga]", GAME.blank(self.players, {"spend_eggs": spend}))


def joined(pool: list[TrainingData]) -> TrainingData:
    """All of these lessons as one."""
    return cast("TrainingData", tuple(np.concatenate(part) for part in zip(*pool, strict=True)))


def begin(school: School, games: int, seed: int) -> tuple[Learner, list[TrainingData]]:
    """A network that knows nothing yet, and games of `lap_value` for it to look at."""
    weights = zeros((ROWS, HIDDEN), np.float32)
    notes, ends = school.lessons(weights, games, 0.0, spend=False)
    learner, used = Learner(weights, seed), [*np.unique(notes["row"]), OUT]
    weights[used] = learner.rng.normal(0, 0.15, (len(used), HIDDEN))
    for _ in range(2):
        learner.fit(notes, ends, RATE)
    return learner, [(notes, ends)]


def learn(players: int, generations: int, games: int, seed: int, file: Path, go_on: bool) -> None:
    """Learn for this many players, writing the weights down after every generation."""
    school = School(players, seed * 10**9)
    pool: list[TrainingData] = []
    if go_on:
        learner = Learner(weights_for(players).copy(), seed)
    else:
        learner, pool = begin(school, games, seed)
    for generation in range(generations):
        began = time.process_time()
        spend = generation % 5 == 4
        pool = [*pool[-1:], school.lessons(learner.weights, games, TRUST, spend)]
        loss = learner.fit(*joined(pool), RATE * (1 - 0.95 * generation / generations))
        save(file, players, learner.weights)
        shares = [
            school.examine(learner.weights, each) for each in (Style.STOP_AT_FOUR, Style.LAP_VALUE)
        ]
        report = f"loss {loss:.4f}, wins {shares[0]:.3f} (stop4), {shares[1]:.3f} (lapwise)"
        taken = time.process_time() - began
        print(f"{players} players, generation {generation}: {report}, {taken:.0f} s", flush=True)


def save(file: Path, players: int, weights: FloatGrid) -> None:
    """Put the weights into the file as whole numbers; those for other numbers stay."""
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
    parser.add_argument("--go-on", action="store_true", help="from the weights there are")
    parser.add_argument("--file", type=Path, default=FILE)
    chosen = parser.parse_args()
    for players in chosen.players:
        learn(players, chosen.generations, chosen.games, chosen.seed, chosen.file, chosen.go_on)


if __name__ == "__main__":
    main()
