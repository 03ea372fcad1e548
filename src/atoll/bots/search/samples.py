"""Samples: candidates played on side by side, all with the same luck in each sample."""

from typing import Any

import numpy as np

from atoll.bots.search.bind import Search
from atoll.engine.dice import DICE, Purpose, derive_stream
from atoll.engine.result import MOST_SEATS, RESULT

NO_ACTION = -1


class Samples:
    """What simulated games told so far: a row a sample, in it a place a candidate."""

    def __init__(
        self,
        search: Search,
        roots: Any,
        seat: int,
        horizon: int,
        tilt: float,
        seed: int,
        actions: Any = None,
    ) -> None:
        self._search, self._seed = search, seed
        self._seat, self._horizon, self._tilt = seat, horizon, tilt
        self.roots = roots
        self.actions = np.full(len(roots), NO_ACTION) if actions is None else actions
        self.told = np.zeros((0, len(roots), 3), np.float32)
        game = search.game
        self._trials, self._menus = np.zeros(1, game.state), np.zeros(1, game.menu)
        self._dice, self._results = np.zeros(1, DICE), np.zeros(1, RESULT)

    @property
    def count(self) -> int:
        return len(self.told)

    def run(self, size: int) -> None:
        """Play so many samples more."""
        told = np.zeros((size, len(self.roots), 3), np.float32)
        self._search.compare(
            *(self.roots, self.actions, self._trials, self._menus, self._dice, self._results),
            np.zeros(MOST_SEATS),
            self._seat,
            derive_stream(self._seed, self.count, Purpose.SEARCH),
            self._horizon,
            self._tilt,
            told,
        )
        self.told = np.concatenate([self.told, told])

    def keep(self, places: list[int]) -> None:
        """Go on with these candidates only."""
        self.roots, self.actions = self.roots[places], self.actions[places]
        self.told = self.told[:, places]

    def means(self) -> Any:
        """For every candidate the means of what was told."""
        return self.told.mean(axis=0, dtype=np.float64)
