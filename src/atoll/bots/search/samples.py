"""Samples: in each, all candidates are played on with the same random numbers."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from atoll.bots.search.bind import Search
from atoll.bots.search.pairing import batch_seed
from atoll.engine.contract import GameRecord
from atoll.engine.records.arrays import Records, row_of

__all__ = ["Samples"]


class Samples:
    """The results of simulated games: a row for each sample, a column for each candidate."""

    def __init__(
        self,
        search: Search,
        roots: Records[GameRecord],
        actions: Sequence[int],
        seat: int,
        horizon: int,
        lead_bonus: float,
        seed: int,
    ) -> None:
        self._search, self._seed = search, seed
        self._seat, self._horizon, self._lead_bonus = seat, horizon, lead_bonus
        self._scratch = search.scratch()
        self.roots, self.actions = roots, row_of(actions)
        self.table = np.zeros((0, len(roots), 3), np.float32)

    @property
    def count(self) -> int:
        return len(self.table)

    def run(self, size: int) -> None:
        """Play this number of further samples."""
        more = np.zeros((size, len(self.roots), 3), np.float32)
        self._search.compare(
            *(self.roots, self.actions, *self._scratch, self._seat),
            *(batch_seed(self._seed, self.count), self._horizon, self._lead_bonus, more),
        )
        self.table = np.concatenate([self.table, more])

    def keep(self, places: list[int]) -> None:
        """Keep only these candidates."""
        self.roots, self.actions = self.roots[places], self.actions[places]
        self.table = self.table[:, places]

    def means(self) -> NDArray[np.float64]:
        """Return the mean results of every candidate."""
        means: NDArray[np.float64] = self.table.mean(axis=0, dtype=np.float64)
        return means
