"""Many random games, on one core or several."""

import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from atoll.engine.game import Game
from atoll.engine.records.arrays import Records
from atoll.engine.records.dice import Dice, Seed, check_seed
from atoll.engine.records.record import uint64
from atoll.engine.records.result import Result

__all__ = ["Batch", "Tally"]


@dataclass(frozen=True)
class Tally:
    """Counts of what was played."""

    games: int = 0
    decisions: int = 0
    chances: int = 0

    @property
    def steps(self) -> int:
        return self.decisions + self.chances

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.games + other.games,
            self.decisions + other.decisions,
            self.chances + other.chances,
        )


class Batch:
    """Random games of one kind: game number i is the same on any number of cores.

    >>> game = atoll.games.find("la_tortuga")
    >>> results, tally = Batch(game, 4, {}, seed=1).play(100)
    >>> results["scores"].shape, tally.games
    ((100, 8), 100)
    """

    def __init__(
        self, game: Game, players: int, options: Mapping[str, object], seed: Seed = 0
    ) -> None:
        self._game = game
        self._blanks = game.blank(game.check_players(players), game.check_options(options))
        self._seed = uint64(check_seed(seed))

    def play(self, count: int, *, threads: int = 1) -> tuple[Records[Result], Tally]:
        """Play games 0 … count-1; return their results and the tally."""
        results = Result.array(count)
        bounds = [count * part // threads for part in range(threads + 1)]
        with ThreadPoolExecutor(threads) as pool:
            tallies = pool.map(
                lambda low, high: self._play_into(results[low:high], low), bounds, bounds[1:]
            )
        return results, sum(tallies, Tally())

    def play_for(
        self, seconds: float, *, threads: int = 1, report: Callable[[float], None] = lambda _: None
    ) -> tuple[Tally, float]:
        """Play for about `seconds` on each thread; return the tally and the time it took.

        Every thread plays at least one batch.  `report` is called with the seconds passed.
        """
        size = self._batch_size()
        began, stopped = time.perf_counter(), threading.Event()

        def play_on(thread: int) -> Tally:
            tally, results = Tally(), Result.array(size)
            passed = 0.0
            while not stopped.is_set() and (passed < seconds or not tally.games):
                tally += self._play_into(results, (thread << 40) + tally.games)
                passed = time.perf_counter() - began
                report(passed)
            return tally

        with ThreadPoolExecutor(threads) as pool:
            try:
                tallies = list(pool.map(play_on, range(threads)))
            finally:
                stopped.set()  # so that an interrupt does not wait for the time to pass
        return sum(tallies, Tally()), time.perf_counter() - began

    def _batch_size(self) -> int:
        """Return a number of games that take about a twentieth of a second."""
        began = time.perf_counter()
        self._play_into(Result.array(50), 0)
        return max(1, int(50 * 0.05 / (time.perf_counter() - began)))

    def _play_into(self, results: Records[Result], first: int) -> Tally:
        decisions, chances = self._game.loops.play_batch(
            self._game.record.array(),
            self._blanks,
            self._game.new_menus(),
            Dice.array(),
            self._seed,
            first,
            results,
        )
        return Tally(len(results), decisions, chances)
