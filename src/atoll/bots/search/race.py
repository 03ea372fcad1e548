"""A race between candidates: simulate all of them alike, and drop those that fall clearly behind.

Every sample plays all candidates that are left with the same hidden cards and the same luck,
so what is compared is the mean of paired differences, not the difference of two means.
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

ENDLESS = 1 << 40  # no horizon: games are played to the end
FIRST_SAMPLES = 16
BEHIND = 3.0  # a candidate is dropped only when it is almost surely worse


@dataclass(frozen=True)
class Field:
    """Candidates to compare, as one seat sees them."""

    roots: Records[GameRecord]
    """Positions the seat may take for the true ones, as records: one for each candidate."""
    actions: Sequence[int]
    """What is to be done there first, by number; -1 for nothing, to compare positions."""
    seat: int
    horizon: int = ENDLESS
    """After this many events of kind 1 (see `contract.fresh`), positions are appraised."""
    lead_bonus: float = 0.0
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
    budget, track = Budget(thinking), _Track(search, field, seed)
    size = FIRST_SAMPLES
    while len(track.left) > 1 or budget.used == 0:
        size = budget.affordable(size, len(track.left))
        if size == 0:
            break
        budget.spend(size * len(track.left))
        track.samples.run(size)
        track.drop_behind()
        size = min(2 * size, track.samples.count)
    return track.standings()


class _Track:
    """The candidates that are left, and what the others had when they were dropped."""

    def __init__(self, search: Search, field: Field, seed: int) -> None:
        self.left, self._behind = np.arange(len(field.roots)), field.behind
        self._dropped: list[Standing] = []
        self.samples = Samples(
            *(search, field.roots, field.actions, field.seat),
            *(field.horizon, field.lead_bonus, seed),
        )

    def drop_behind(self) -> None:
        """Those who trail clearly are out of the race."""
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
