"""A race between candidates: simulate all of them alike, and drop who falls clearly behind.

Every sample plays all candidates that are left with the same hidden cards and the same luck,
so what is compared is the mean of paired differences, not the difference of two means.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from atoll.bots.search.bind import Search
from atoll.bots.search.loops import SCORE, WIN, WORTH
from atoll.bots.thinking import Thinking
from atoll.engine.dice import DICE
from atoll.engine.result import MOST_SEATS, RESULT

ENDLESS = 1 << 40  # no horizon: games are played to the end
FIRST_SAMPLES = 16
BEHIND = 3.0  # a candidate is dropped only when it is almost surely worse
PATIENCE = 2.0  # on a busy machine, how much longer a second on one core may take


@dataclass(frozen=True)
class Field:
    """Candidates to compare, as one seat sees them."""

    roots: Any
    """Positions the seat may take for the true ones, as records: one for each candidate."""
    actions: Sequence[int]
    """What is to be done there first, by number; -1 for nothing, to compare positions."""
    seat: int
    horizon: int = ENDLESS
    """After so many events of kind 1 (see `contract.fresh`), positions are appraised."""
    tilt: float = 0.0
    """What a point of lead is worth, in games won."""
    behind: float = BEHIND
    """Standard errors by which a candidate must trail the leader to be dropped."""


@dataclass(frozen=True)
class Standing:
    """How a candidate has done."""

    candidate: int
    """Its place in the field."""
    worth: float
    win: float
    """The share of the win, on average."""
    score: float
    """The score, on average; of games played to the end only."""
    trails: float
    """By how much its worth is behind the best one's."""
    error: float
    """The standard error of that; for the best one, of its worth."""
    samples: int


def race(search: Search, field: Field, thinking: Thinking, seed: int) -> list[Standing]:
    """Where the candidates stand when the time, or the number of simulations, is used up.

    The best comes first; those that were dropped earlier come last.
    """
    budget, track = _Budget(thinking), _Track(search, field, seed)
    size = FIRST_SAMPLES
    while len(track.left) > 1 or budget.used == 0:
        size = budget.affordable(size, len(track.left))
        if size == 0:
            break
        budget.spend(size * len(track.left))
        track.run(size)
        track.drop_behind()
        size = min(2 * size, track.samples)
    return track.standings()


class _Budget:
    """What of the thinking is left: simulations, or seconds of this thread."""

    def __init__(self, thinking: Thinking) -> None:
        self._simulations = thinking.simulations
        self._seconds = thinking.seconds
        self._began = time.thread_time()
        self._latest = time.monotonic() + PATIENCE * thinking.seconds
        self.used = 0

    def spend(self, simulations: int) -> None:
        self.used += simulations

    def affordable(self, samples: int, candidates: int) -> int:
        """So many samples of all candidates, or as many as the rest allows."""
        if self._simulations is not None:
            return min(samples, (self._simulations - self.used) // candidates)
        passed = time.thread_time() - self._began
        if not self.used:
            return samples
        left = min(self._seconds - passed, self._latest - time.monotonic())
        speed = self.used / max(passed, 1e-6)
        return max(0, min(samples, int(left * speed / candidates)))


class _Track:
    """The samples so far."""

    def __init__(self, search: Search, field: Field, seed: int) -> None:
        self._search, self._field, self._seed = search, field, seed
        self._actions = np.array(field.actions, np.int64)
        self.left = np.arange(len(field.roots))
        self.samples = 0
        self._told = np.zeros((0, len(field.roots), 3), np.float32)
        self._dropped: list[Standing] = []
        game = search.game
        self._trials, self._menus = np.zeros(1, game.state), np.zeros(1, game.menu)
        self._dice, self._results = np.zeros(1, DICE), np.zeros(1, RESULT)

    def run(self, size: int) -> None:
        """Play so many samples of every candidate that is left."""
        told = np.zeros((size, len(self.left), 3), np.float32)
        self._search.compare(
            self._field.roots[self.left],
            self._actions[self.left],
            self._trials,
            self._menus,
            self._dice,
            self._results,
            np.zeros(MOST_SEATS),
            self._field.seat,
            np.uint64((self._seed + self.samples * 0x2545F4914F6CDD1D) % 2**64),
            self._field.horizon,
            self._field.tilt,
            told,
        )
        self._told = np.concatenate([self._told, told])
        self.samples += size

    def drop_behind(self) -> None:
        """Those who trail clearly are out of the race."""
        standings = self._running()
        out = {s.candidate for s in standings[1:] if s.trails > self._field.behind * s.error}
        self._dropped = [s for s in standings if s.candidate in out] + self._dropped
        keep = [place for place, each in enumerate(self.left) if each not in out]
        self.left, self._told = self.left[keep], self._told[:, keep]

    def standings(self) -> list[Standing]:
        return self._running() + self._dropped

    def _running(self) -> list[Standing]:
        means = self._told.mean(axis=0, dtype=np.float64)
        order = np.argsort(-means[:, WORTH], kind="stable")
        worths = self._told[:, :, WORTH].astype(np.float64)
        behind = worths[:, order[:1]] - worths
        behind[:, order[0]] = worths[:, order[0]]
        errors = behind.std(axis=0) / np.sqrt(max(1, self.samples - 1))
        return [
            Standing(
                candidate=int(self.left[place]),
                worth=float(means[place, WORTH]),
                win=float(means[place, WIN]),
                score=float(means[place, SCORE]),
                trails=float(means[order[0], WORTH] - means[place, WORTH]),
                error=float(errors[place]),
                samples=self.samples,
            )
            for place in order
        ]
