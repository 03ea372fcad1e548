"""Teach La Tortuga's network by playing, and write its weights beside the bots.

Generation by generation the network plays against `stop4` and `lapwise`, knowing mostly who is
who; positions between moves are noted with how the game ended, and the network is fitted to
these.
`python bench/learn_la_tortuga.py 4` learns for four players.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from atoll.bots.la_tortuga.company import cast, play_as, style_of
from atoll.bots.la_tortuga.glance import GLANCE, glance_at
from atoll.bots.la_tortuga.lapwise import lapwise
from atoll.bots.la_tortuga.learned import FEWEST, FILE, FINENESS, WEIGHTS
from atoll.bots.la_tortuga.novice import novice
from atoll.bots.la_tortuga.planner import DESK, plan
from atoll.bots.la_tortuga.prospects import (
    BIAS,
    HIDDEN,
    OUT,
    ROWS,
    listen,
    share_of_final_win,
    strength,
)
from atoll.bots.la_tortuga.styles import STYLES, UNKNOWN, Style
from atoll.engine.contract import CHANCE, NOBODY
from atoll.engine.dice import DICE, Purpose, below, seed_dice
from atoll.engine.entry import entry
from atoll.engine.rule import rule
from atoll.games.la_tortuga import GAME
from atoll.games.la_tortuga.moves import draw
from atoll.games.la_tortuga.rules import step
from atoll.games.la_tortuga.setup import setup
from atoll.games.la_tortuga.state import MOST_PLAYERS, Phase

RIVALS = np.array([0.5, 0.5, 0.0, 0.0])  # how often the others are of each style
STRANGERS = 4  # in one of so many games nobody knows of anybody's style
WHIMS = 50  # one of so many decisions of the network's is a novice's, to see new things
ONE_IN = 4  # of the positions between moves, so many are noted
NOTES_A_GAME = 30
TRUST = 0.08  # how much of a position's worth is the network's opinion of the next one
MOST_MOVES = 600
NOT_NOTED = -1
BATCH, RATE = 256, 2e-3
EXAM = 4000


# The bots' rules take weights that are never written.
READ_ONLY = np.zeros((0, 0), np.float32)
READ_ONLY.flags.writeable = False


# ── Playing ──────────────────────────────────────────────────────────────────────────────

PLAYING = {
    **GAME.examples,
    "desks": np.zeros(0, DESK),
    "games": 0,
    "trust": 0.0,
    "rival": 0,
    "weights": READ_ONLY,
    "notes": np.zeros(0, GLANCE),
    "ends": np.zeros(0, np.float32),
}


@entry(PLAYING)
def play_and_note(states, menus, dice, desks, options, seed, games, trust, weights, notes, ends):
    """Play games, note what the network's seats see and how well it turned out; how many notes.

    With no trust in the network `lapwise` plays for it and only the end of the game counts;
    else what the network thinks of each next position counts by that part.
    """
    noted = 0
    company = np.zeros((MOST_PLAYERS, STYLES))
    trail = np.zeros((MOST_MOVES, MOST_PLAYERS))
    places = np.zeros((MOST_MOVES, MOST_PLAYERS), np.int64)
    for n in range(games):
        seed_dice(dice[0], seed, n, Purpose.GAME)
        setup(states[0], options[0], options[1:], dice[0])
        invite(states[0], dice[0], company)
        beliefs = UNKNOWN.copy() if below(dice[0], STRANGERS) == 0 else company
        moves = 0
        while states[0].actor != NOBODY:
            go_on(states[0], menus[0], dice[0], desks, trust, weights, company, beliefs)
            if is_between_moves(states[0]) and moves < MOST_MOVES - 1:
                for seat in range(states[0].players):
                    places[moves, seat] = NOT_NOTED
                    if company[seat, Style.LEARNED] and noted < len(notes):
                        glance_at(states[0], seat, beliefs, notes[noted])
                        trail[moves, seat] = 1 / (1 + np.exp(-strength(notes[noted], weights)))
                        if below(dice[0], ONE_IN) == 0:
                            places[moves, seat] = noted
                            noted += 1
                moves += 1
        look_back(states[0], trail, places, moves, trust, ends)
    return noted


@rule
def invite(game, dice, company):
    """One seat is the network's; the others' styles are drawn, in half of the games all alike."""
    rivals = np.empty((MOST_PLAYERS, STYLES))
    rivals[:] = RIVALS
    if below(dice, 2) == 0:
        cast(game, -1, rivals, dice, company)
        rivals[:] = company[0]
    cast(game, below(dice, game.players), rivals, dice, company)


@rule
def go_on(game, menu, dice, desks, trust, weights, company, beliefs):
    """One ply more, a player's or chance's."""
    if game.actor == CHANCE:
        step(game, draw(game, dice))
        return
    style = style_of(company, game.actor)
    if style != Style.LEARNED:
        step(game, play_as(style, game, menu, dice, beliefs, desks))
    elif below(dice, WHIMS) == 0:
        step(game, novice(game, menu, dice))
    elif trust == 0:
        step(game, lapwise(game, menu, dice))
    else:
        step(game, plan(game, weights, beliefs, desks[0]))


@rule
def is_between_moves(game):
    if game.phase == Phase.DIE:
        return game.thrown == 0
    return game.phase == Phase.TURN_UP or game.phase == Phase.CHOOSE


@rule
def look_back(game, trail, places, moves, trust, ends):
    """From the end of a game back to its beginning: how well each position turned out."""
    for seat in range(game.players):
        target = share_of_final_win(game, seat)
        for move in range(moves - 1, -1, -1):
            if places[move, seat] != NOT_NOTED:
                ends[places[move, seat]] = target
            target = trust * trail[move, seat] + (1 - trust) * target


@entry(PLAYING)
def sit_exam(states, menus, dice, desks, options, seed, games, rival, weights):
    """The share of the games the network wins against rivals of a style, from rotating seats."""
    won = 0.0
    company = np.zeros((MOST_PLAYERS, STYLES))
    for n in range(games):
        company[:] = 0
        company[:, rival] = 1
        company[n % options[0]] = 0
        company[n % options[0], Style.LEARNED] = 1
        seed_dice(dice[0], seed, n // options[0], Purpose.GAME)
        setup(states[0], options[0], options[1:], dice[0])
        while states[0].actor != NOBODY:
            go_on(states[0], menus[0], dice[0], desks, 1.0, weights, company, company)
        won += share_of_final_win(states[0], n % options[0])
    return won / games


# ── Fitting ──────────────────────────────────────────────────────────────────────────────

FITTING = {
    "notes": np.zeros(0, GLANCE),
    "ends": np.zeros(0, np.float32),
    "order": np.zeros(0, np.int64),
    "slope": np.zeros((0, 0), np.float32),
    "mean": np.zeros((0, 0), np.float32),
    "square": np.zeros((0, 0), np.float32),
    "steps": 0,
    "rate": 0.0,
}


@entry({**FITTING, "weights": READ_ONLY})
def fit_batch(weights, slope, notes, ends, order):
    """Add up in which direction the weights would fit these notes better; their loss."""
    units = np.empty(HIDDEN, np.float32)
    slope[:] = 0
    loss = 0.0
    for n in order:
        listen(notes[n], weights, units)
        share = 1 / (1 + np.exp(-strength(notes[n], weights)))
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


@entry({**FITTING, "weights": np.zeros((0, 0), np.float32)})
def move_weights(weights, slope, mean, square, steps, rate):
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

    def __init__(self, weights: Any, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.weights = weights
        self._slope, self._mean, self._square = (np.zeros_like(weights) for _ in range(3))
        self._steps = 0

    def fit(self, notes: Any, ends: Any, rate: float) -> float:
        """Fit once to notes and how their games ended; the mean loss."""
        order, loss = self.rng.permutation(len(notes)), 0.0
        for low in range(0, len(order) - BATCH + 1, BATCH):
            rows = order[low : low + BATCH]
            loss += fit_batch(self.weights, self._slope, notes, ends, rows)
            self._steps += 1
            moved = (self._mean, self._square, self._steps)
            move_weights(self.weights, self._slope, *moved, rate * (1 - 0.5 * low / len(order)))
        return loss / len(order)


class School:
    """Games to learn from, and matches to see what was learned."""

    def __init__(self, players: int, seed: int) -> None:
        self.players, self.seed = players, seed
        self._table = (np.zeros(1, GAME.state), np.zeros(1, GAME.menu), np.zeros(1, DICE))
        self._desks = np.zeros(1, DESK)

    def lessons(self, weights: Any, games: int, trust: float, spend: bool) -> tuple[Any, Any]:
        """Notes and how the games ended."""
        notes = np.zeros(games * NOTES_A_GAME, GLANCE)
        ends = np.zeros(games * NOTES_A_GAME, np.float32)
        self.seed += 1
        options = np.array([self.players, spend], np.int64)
        noted = play_and_note(
            *(*self._table, self._desks, options, np.uint64(self.seed), games),
            *(trust, weights, notes, ends),
        )
        return notes[:noted], ends[:noted]

    def examine(self, weights: Any, rival: Style, games: int = EXAM) -> float:
        """The share of the wins against rivals of a style, which the network knows."""
        options, seed = np.array([self.players, 0], np.int64), np.uint64(10**12)
        table = (*self._table, self._desks, options, seed, games)
        return float(sit_exam(*table, np.int64(rival), weights))


def begin(school: School, games: int, seed: int) -> tuple[Learner, list[tuple[Any, Any]]]:
    """A network that knows nothing yet, and games of `lapwise` for it to look at."""
    weights = np.zeros((ROWS, HIDDEN), np.float32)
    notes, ends = school.lessons(weights, games, 0.0, spend=False)
    learner, used = Learner(weights, seed), [*np.unique(notes["row"]), OUT]
    weights[used] = learner.rng.normal(0, 0.15, (len(used), HIDDEN))
    for _ in range(2):
        learner.fit(notes, ends, RATE)
    return learner, [(notes, ends)]


def learn(players: int, generations: int, games: int, seed: int, file: Path, go_on: bool) -> None:
    """Learn for so many players, writing the weights down after every generation."""
    school = School(players, seed * 10**9)
    pool: list[tuple[Any, Any]] = []
    if go_on:
        learner = Learner(WEIGHTS[players - FEWEST].copy(), seed)
    else:
        learner, pool = begin(school, games, seed)
    for generation in range(generations):
        began = time.process_time()
        spend = generation % 5 == 4
        pool = [*pool[-1:], school.lessons(learner.weights, games, TRUST, spend)]
        notes, ends = (np.concatenate(part) for part in zip(*pool, strict=True))
        loss = learner.fit(notes, ends, RATE * (1 - 0.95 * generation / generations))
        save(file, players, learner.weights)
        shares = [school.examine(learner.weights, each) for each in (Style.STOP4, Style.LAPWISE)]
        told = f"loss {loss:.4f}, wins {shares[0]:.3f} (stop4), {shares[1]:.3f} (lapwise)"
        taken = time.process_time() - began
        print(f"{players} players, generation {generation}: {told}, {taken:.0f} s", flush=True)


def save(file: Path, players: int, weights: Any) -> None:
    """Put the weights into the file as whole numbers; those for other numbers stay."""
    known = json.loads(file.read_text()) if file.exists() else {}
    rows = np.rint(weights * FINENESS).astype(int)
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
