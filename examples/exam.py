"""A quick match of a network for two players against one of Atoll's compiled bots.

`atoll match` shows every bot one position at a time, in JSON.  Here all games run side by side:
the compiled bot plays each one to the network's next decision, and the network evaluates all these
positions at once.  This is ten times as fast, and enough to follow the training.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from atoll import bots, games
from atoll.bots.search.policy import PolicyBot
from atoll.engine.compiler.warm import compile_all
from atoll.engine.records.arrays import row_of
from atoll.engine.records.dice import make_dice
from atoll.engine.records.result import Result, share_of_win
from atoll.lab.matches.interval import wilson_by_deal

Evaluate = Callable[[NDArray[np.int8]], tuple[Any, Any]]
"""Returns a score for every action and the value of the position, for rows of observations."""


class Exam:
    """Games against a bot; every deal is played from both seats."""

    def __init__(self, name: str, rival: str, count: int) -> None:
        self.game, self.count = games.find(name), count
        bot = bots.find(rival, name)
        assert isinstance(bot, PolicyBot), f"{rival} is not a compiled policy"
        self._search = bot.search
        compile_all([*self.game.loops.brief, bot.search.advance])
        self._own = np.arange(count) % 2

    def take(self, evaluate: Evaluate) -> dict[str, float]:
        """Return the share of the games won, a tie counting half, with its 95 % interval."""
        states, dice = self._deal()
        menus, theirs = self.game.new_menus(), row_of((2 >> self._own).tolist())
        self._search.advance(states, menus, dice, theirs)
        while len(asked := np.flatnonzero(states["actor"] == self._own)):
            self._answer(states, asked, evaluate)
            self._search.advance(states, menus, dice, theirs)
        points = self._points(states)
        low, high = wilson_by_deal(points, np.arange(self.count) // 2)
        return {"share": float(points.mean()), "low": low, "high": high}

    def _deal(self) -> tuple[Any, Any]:
        dice = [make_dice(seed=0, row=number // 2) for number in range(self.count)]
        states = [self.game.deal(2, {}, each).states for each in dice]
        return np.concatenate(states), np.concatenate(dice)

    def _answer(self, states: Any, asked: NDArray[np.intp], evaluate: Evaluate) -> None:
        """Play one decision of the network in all games that wait for it."""
        seen = self.game.features.observation.array(len(asked))
        masks = np.full((len(asked), self.game.actions), -np.inf)
        menus = self.game.new_menus()
        for row, number in enumerate(asked):
            here = states[number : number + 1]
            self.game.loops.see(here, self._own[number], seen[row : row + 1])
            self.game.loops.look(here, menus)
            masks[row, menus["action"][0, : menus["count"][0]]] = 0
        scores, _ = evaluate(seen.view(np.int8).reshape(len(asked), -1))
        for number, action in zip(asked, (scores + masks).argmax(1), strict=True):
            self.game.loops.play(states[number : number + 1], action)

    def _points(self, states: Any) -> NDArray[np.float64]:
        """Return the network's share of the win in every game."""
        results = Result.array(self.count)
        for number in range(self.count):
            here = slice(number, number + 1)
            self.game.loops.finish(states[here], results[here])
        shares = [
            share_of_win(result, seat, False)
            for result, seat in zip(results, self._own.tolist(), strict=True)
        ]
        return np.array(shares)
