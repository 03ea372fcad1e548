"""`expert`: plays every place a move may end in some rounds on, and then weighs the dice."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from atoll.bots.bot import Seen
from atoll.bots.la_tortuga.landings import lay_landings, spent_by
from atoll.bots.la_tortuga.learned import HAS_LEARNED
from atoll.bots.la_tortuga.odds import BUST, STRIDES
from atoll.bots.search.bind import Search
from atoll.bots.search.budget import Budget
from atoll.bots.search.loops import WORTH
from atoll.bots.search.policy import PolicyBot
from atoll.bots.search.race import ENDLESS
from atoll.bots.search.samples import Samples
from atoll.bots.thinking import Thinking
from atoll.engine.words import Ply
from atoll.games.la_tortuga.state import LIMIT, MOST_DICE, ROLL, SIDES, SPEND, STOP, TURTLE

FIRST_SAMPLES = 32
CLEAR = 4.0  # standard errors between the two best after which no more is simulated


@dataclass(frozen=True)
class Option:
    """A choice, and the chance it gives every landing, dice being thrown on if that is good."""

    action: int
    odds: Any


class Lookahead:
    """The landings of a move, compared by simulated games that begin there.

    After some moves the network appraises them, if it has learned for so many players.
    """

    def __init__(self, search: Search, thinking: Thinking, horizon: int, tilt: float = 0.0) -> None:
        self._search, self._thinking = search, thinking
        self._horizon, self._tilt = horizon, tilt

    def best(self, states: Any, actions: list[int], seed: int) -> int:
        """The best action of whoever is to throw on, stop or spend."""
        spends = [0, *(spent_by(action) for action in actions if spent_by(action))]
        branches = [_Branch(states, spent) for spent in spends]
        roots = np.concatenate([branch.roots for branch in branches])
        seat = int(states["actor"][0])
        horizon = self._horizon if HAS_LEARNED[states["players"][0]] else ENDLESS
        samples = Samples(self._search, roots, seat, horizon, self._tilt, seed)
        budget, size = Budget(self._thinking), FIRST_SAMPLES
        while size := budget.affordable(size, len(roots)):
            samples.run(size)
            budget.spend(size * len(roots))
            options = _options(branches, samples.means()[:, WORTH])
            ranked = sorted(options, key=lambda o: -float(o.odds @ samples.means()[:, WORTH]))
            if samples.is_clear(ranked[0].odds - ranked[1].odds, CLEAR):
                break
            size = min(2 * size, samples.count)
        return ranked[0].action


class _Branch:
    """The landings after spending a card of this value, or none (0)."""

    def __init__(self, states: Any, spent: int) -> None:
        twin, roots = states.copy(), np.zeros(STRIDES, states.dtype)
        strides = np.zeros(STRIDES, np.int64)
        count = lay_landings(twin, spent, roots, strides)
        self.spent, self.roots = spent, roots[:count]
        self.thrown, self.total = int(twin["thrown"][0]), int(twin["total"][0])
        self.place = {int(stride): n for n, stride in enumerate(strides[:count])}

    def stop(self) -> Any:
        return self._certain(self.total * self.thrown)

    def roll(self, worth: Any) -> Any:
        """The odds of the landings if one die is thrown now, and more where that is better."""
        odds = np.zeros(len(self.roots))
        for side in range(1, SIDES + 1):
            odds += self.reached(self.thrown + 1, self.total + side, worth) / SIDES
        return odds

    def reached(self, thrown: int, total: int, worth: Any) -> Any:
        """The odds of the landings with so many dice of this total, going on well."""
        if total > LIMIT:
            return self._certain(BUST)
        stop = self._certain(total * thrown)
        if thrown == MOST_DICE:
            return stop
        more = np.zeros(len(self.roots))
        for side in range(1, SIDES + 1):
            more += self.reached(thrown + 1, total + side, worth) / SIDES
        return more if more @ worth > stop @ worth else stop

    def _certain(self, stride: int) -> Any:
        odds = np.zeros(len(self.roots))
        odds[self.place[stride]] = 1.0
        return odds


def _options(branches: list[_Branch], worth: Any) -> list[Option]:
    """All choices, given what every landing is worth."""
    options, low = [], 0
    for branch in branches:
        mine = worth[low : low + len(branch.roots)]
        spread = np.zeros((len(branch.roots), len(worth)))
        spread[:, low : low + len(branch.roots)] = np.eye(len(branch.roots))
        if branch.spent:
            odds = branch.reached(branch.thrown, branch.total, mine)
            options.append(Option(branch.spent + SPEND, odds @ spread))
        else:
            options.append(Option(STOP, branch.stop() @ spread))
            options.append(Option(ROLL, branch.roll(mine) @ spread))
        low += len(branch.roots)
    return options


class Expert:
    """Looks some rounds ahead; which turtle goes first it leaves to its policy."""

    def __init__(self, policy: Search, lookahead: Lookahead) -> None:
        self._policy, self._lookahead = PolicyBot(policy), lookahead

    def choose(self, seen: Seen) -> Ply | None:
        if not seen.must:
            return None
        actions = seen.imagined.actions
        if any(TURTLE <= action < SPEND for action in actions):
            return self._policy.choose(seen)
        action = self._lookahead.best(seen.imagined.states, actions, seen.seed)
        return PolicyBot.ply(seen, action)
