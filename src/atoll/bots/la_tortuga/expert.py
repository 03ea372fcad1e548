"""`expert`: plays every place a move may end in some rounds on, and then weighs the dice.

The others play there in the style they have shown in this game.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from atoll.bots.bot import Seen
from atoll.bots.la_tortuga.beliefs import beliefs_of, watch
from atoll.bots.la_tortuga.landings import lay_landings, spent_by
from atoll.bots.la_tortuga.odds import BUST, STRIDES
from atoll.bots.la_tortuga.rehearsal import Rehearsal, appraise_roots, rehearse
from atoll.bots.search.budget import Budget
from atoll.bots.search.policy import PolicyBot
from atoll.bots.thinking import Thinking
from atoll.engine.position import Position
from atoll.engine.words import Ply
from atoll.games.la_tortuga.state import LIMIT, MOST_DICE, ROLL, SIDES, SPEND, STOP, Phase

FIRST_SAMPLES = 32
CLEAR = 4.0  # standard errors between the two best after which no more is simulated


@dataclass(frozen=True)
class Option:
    """A choice, and the chance it gives every root, dice being thrown on if that is good."""

    action: int
    odds: Any


Weigh: TypeAlias = Callable[[Any], list[Option]]
"""The choices there are, given what every root is worth."""


class Expert:
    """Looks some moves ahead."""

    def __init__(self, thinking: Thinking, moves_ahead: int) -> None:
        self._thinking, self._moves_ahead = thinking, moves_ahead

    entries = (lay_landings, watch, appraise_roots, rehearse)

    def choose(self, seen: Seen) -> Ply | None:
        if not seen.must:
            return None
        if seen.imagined.fields.phase == Phase.CHOOSE:
            roots, weigh = orders(seen.imagined)
        else:
            roots, weigh = landings(seen.imagined)
        return PolicyBot.ply(seen, self._best(seen, roots, weigh))

    def _best(self, seen: Seen, roots: Any, weigh: Weigh) -> int:
        """The best action of whoever is to decide."""
        beliefs = beliefs_of(seen.imagined)
        rehearsal = Rehearsal(roots, seen.seat, beliefs, self._moves_ahead, seen.seed)
        budget, size = Budget(self._thinking), FIRST_SAMPLES
        while size := budget.affordable(size, len(roots)):
            rehearsal.run(size)
            budget.spend(size * len(roots))
            worth = rehearsal.worth()
            ranked = sorted(weigh(worth), key=lambda option: -float(option.odds @ worth))
            if rehearsal.is_clear(ranked[0].odds - ranked[1].odds, CLEAR):
                break
            size = min(2 * size, rehearsal.count)
        return ranked[0].action


def orders(position: Position) -> tuple[Any, Weigh]:
    """Either turtle may go first."""
    actions = position.actions
    after = [position.copy().play(action).states for action in actions]
    options = [Option(*each) for each in zip(actions, np.eye(len(actions)), strict=True)]
    return np.concatenate(after), lambda _: options


def landings(position: Position) -> tuple[Any, Weigh]:
    """The move ends somewhere, if a card is spent or if none is."""
    spends = [0, *(spent_by(action) for action in position.actions if spent_by(action))]
    branches = [_Branch(position.states, spent) for spent in spends]
    roots = np.concatenate([branch.roots for branch in branches])
    return roots, lambda worth: _options(branches, worth)


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
