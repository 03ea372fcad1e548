"""Racing: simulate all candidates alike and drop those that fall clearly behind.

Every sample plays all remaining candidates with the same hidden cards and random numbers, so
candidates are compared by the mean of paired differences, not by the difference of two means.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from atoll.bots.search.bind import Search
from atoll.bots.search.budget import Budget
from atoll.bots.search.loops import SCORE, WIN, WORTH
from atoll.bots.search.samples import Samples
from atoll.bots.thinking import Thinking
from atoll.engine.contract import GameRecord
from atoll.engine.records.arrays import Records

__all__ = ["BEHIND", "ENDLESS", "FIRST_SAMPLES", "Candidates", "Standing", "race"]

ENDLESS = 1 << 40  # no horizon: games are played to the end
FIRST_SAMPLES = 16
BEHIND = 3.0  # standard errors; a dropped candidate is almost surely worse


@dataclass(frozen=True)
class Candidates:
    """Candidates to compare for one seat."""

    roots: Records[GameRecord]
    """The position of each candidate, as the seat knows it."""
    actions: Sequence[int]
    """The first action of each candidate; -1 for none, to compare positions."""
    seat: int
    horizon: int = ENDLESS
    """After this many events of kind 1 (see `contract.event_kind`), positions are appraised."""
    lead_bonus: float = 0.0
    """The worth of a point of lead, in wins."""
    behind: float = BEHIND
    """Standard errors by which a candidate must trail the leader to be dropped."""


@dataclass(frozen=True)
class Standing:
    """The results of a candidate."""

    candidate: int
    """Its index in `Candidates`."""
    worth: float
    win: float
    """The mean share of the win."""
    score: float
    """The mean score, of games played to the end only."""
    trails: float
    """By how much its worth is behind the best one's."""
    error: float
    """The standard error of `trails`; for the best one, of its worth."""
    samples: int


def race(search: Search, candidates: Candidates, thinking: Thinking, seed: int) -> list[Standing]:
    """Return the results of all candidates when the time or the simulations are used up.

    The best comes first; those that were dropped earlier come last.
    """
    budget, running = Budget(thinking), _Race(search, candidates, seed)
    size = FIRST_SAMPLES
    while len(running.left) > 1 or budget.used == 0:
        size = budget.affordable(size, len(running.left))
        if size == 0:
            break
        budget.spend(size * len(running.left))
        running.samples.run(size)
        running.drop_behind()
        size = min(2 * size, running.samples.count)
    return running.standings()


class _Race:
    """The remaining candidates, and the results of the others when they were dropped."""

    def __init__(self, search: Search, candidates: Candidates, seed: int) -> None:
        self.left, self._behind = np.arange(len(candidates.roots)), candidates.behind
        self._dropped: list[Standing] = []
        self.samples = Samples(
            *(search, candidates.roots, candidates.actions, candidates.seat),
            *(candidates.horizon, candidates.lead_bonus, seed),
        )

    def drop_behind(self) -> None:
        """Drop the candidates that are clearly behind."""
        standings = self._running()
        out = {s.candidate for s in standings[1:] if s.trails > self._behind * s.error}
        self._dropped = [s for s in standings if s.candidate in out] + self._dropped
        keep = [place for place, each in enumerate(self.left) if each not in out]
        self.left = self.left[keep]
        self.samples.keep(keep)

    def standings(self) -> list[Standing]:
        return self._running() + self._dropped

    def _running(self) -> list[Standing]:
        means, count = self.samples.means(), self.samples.count
        order = np.argsort(-means[:, WORTH], kind="stable")
        worths = self.samples.table[:, :, WORTH].astype(np.float64)
        behind = worths[:, order[:1]] - worths
        behind[:, order[0]] = worths[:, order[0]]
        errors = behind.std(axis=0) / np.sqrt(max(1, count - 1))
        return [
            Standing(
                candidate=int(self.left[place]),
                worth=float(means[place, WORTH]),
                win=float(means[place, WIN]),
                score=float(means[place, SCORE]),
                trails=float(means[order[0], WORTH] - means[place, WORTH]),
                error=float(errors[place]),
                samples=count,
            )
            for place in order
        ]
