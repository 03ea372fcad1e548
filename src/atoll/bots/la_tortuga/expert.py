"""`expert`: plays every place a move may end in some rounds on, and then weighs the dice.

The others play there in the style they have shown in this game.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from atoll.bots.bot import BotView
from atoll.bots.la_tortuga.beliefs import beliefs_of, watch
from atoll.bots.la_tortuga.odds import BUST, STRIDES, reachable
from atoll.bots.la_tortuga.rollouts import Rollouts, appraise_roots, roll_out_all
from atoll.bots.la_tortuga.skilled import land_after
from atoll.bots.search.budget import Budget
from atoll.bots.search.policy import PolicyBot
from atoll.bots.thinking import Thinking
from atoll.engine.compiler.entry import AnyEntry, entry
from atoll.engine.json_values import Ply
from atoll.engine.position import Position
from atoll.engine.records.arrays import Records, Row, empty, row_of
from atoll.engine.records.record import copy_records
from atoll.games.la_tortuga.actions import ROLL, SPEND, STOP
from atoll.games.la_tortuga.state import LIMIT, MOST_DICE, SIDES, Phase, Tortuga

FIRST_SAMPLES = 32
CLEAR = 4.0  # standard errors between the two best after which no more is simulated


Numbers: TypeAlias = NDArray[np.float64]
"""One for every root."""


@dataclass(frozen=True)
class Option:
    """A choice, and the chance it gives every root, dice being thrown on if that is good."""

    action: int
    odds: Numbers


Weigh: TypeAlias = Callable[[Numbers], list[Option]]
"""The choices there are, given what every root is worth."""


class Expert:
    """Looks some moves ahead."""

    def __init__(self, thinking: Thinking, moves_ahead: int) -> None:
        self._thinking, self._moves_ahead = thinking, moves_ahead
        self.entries: tuple[AnyEntry, ...] = (lay_landings, watch, appraise_roots, roll_out_all)

    def choose(self, seen: BotView) -> Ply | None:
        if not seen.must_act:
            return None
        if seen.determinized.fields.phase == Phase.CHOOSE:
            roots, weigh = orders(seen.determinized)
        else:
            roots, weigh = landings(seen.determinized)
        return PolicyBot.ply(seen, self._best(seen, roots, weigh))

    def _best(self, seen: BotView, roots: Records[Tortuga], weigh: Weigh) -> int:
        """The best action of the seat that decides."""
        beliefs = beliefs_of(seen.determinized)
        rollouts = Rollouts(roots, seen.seat, beliefs, self._moves_ahead, seen.seed)
        budget, size = Budget(self._thinking), FIRST_SAMPLES
        while size := budget.affordable(size, len(roots)):
            rollouts.run(size)
            budget.spend(size * len(roots))
            worth = rollouts.worth()
            ranked = sorted(weigh(worth), key=lambda option: -float(option.odds @ worth))
            if rollouts.is_clear(ranked[0].odds - ranked[1].odds, CLEAR):
                break
            size = min(2 * size, rollouts.count)
        return ranked[0].action


def orders(position: Position) -> tuple[Records[Tortuga], Weigh]:
    """Either turtle may go first."""
    actions = position.actions
    after = [position.copy().play(action).states for action in actions]
    options = [Option(*each) for each in zip(actions, np.eye(len(actions)), strict=True)]
    return _joined(after), lambda _: options


def landings(position: Position) -> tuple[Records[Tortuga], Weigh]:
    """The move ends somewhere, if a card is spent or if none is."""
    cards = [SPEND.noun(action) for action in position.actions if SPEND.has(action)]
    branches = [_Branch(position.states, spent) for spent in (0, *cards)]
    roots = _joined([branch.roots for branch in branches])
    return roots, lambda worth: _options(branches, worth)


def _joined(parts: list[Records[Tortuga]]) -> Records[Tortuga]:
    return cast("Records[Tortuga]", np.concatenate(parts))


class _Branch:
    """The landings after spending a card of this value, or none (0)."""

    def __init__(self, states: Records[Tortuga], spent: int) -> None:
        twin, roots, strides = copy_records(states), Tortuga.array(STRIDES), row_of([0] * STRIDES)
        count = lay_landings(twin, spent, roots, strides)
        self.spent, self.roots = spent, roots[:count]
        self.thrown, self.total = int(twin["thrown"][0]), int(twin["total"][0])
        self.place = {int(stride): n for n, stride in enumerate(strides[:count])}

    def stop(self) -> Numbers:
        return self._certain(self.total * self.thrown)

    def roll(self, worth: Numbers) -> Numbers:
        """The odds of the landings if one die is thrown now, and more where that is better."""
        odds = np.zeros(len(self.roots))
        for side in range(1, SIDES + 1):
            odds += self.reached(self.thrown + 1, self.total + side, worth) / SIDES
        return odds

    def reached(self, thrown: int, total: int, worth: Numbers) -> Numbers:
        """The odds of the landings with dice of this number and total, going on well."""
        if total > LIMIT:
            return self._certain(BUST)
        stop = self._certain(total * thrown)
        if thrown == MOST_DICE:
            return stop
        more = np.zeros(len(self.roots))
        for side in range(1, SIDES + 1):
            more += self.reached(thrown + 1, total + side, worth) / SIDES
        return more if more @ worth > stop @ worth else stop

    def _certain(self, stride: int) -> Numbers:
        odds = np.zeros(len(self.roots))
        odds[self.place[stride]] = 1.0
        return odds


def _options(branches: list[_Branch], worth: Numbers) -> list[Option]:
    """All choices, given what every landing is worth."""
    options, low = [], 0
    for branch in branches:
        mine = worth[low : low + len(branch.roots)]
        spread = np.zeros((len(branch.roots), len(worth)))
        spread[:, low : low + len(branch.roots)] = np.eye(len(branch.roots))
        if branch.spent:
            odds = branch.reached(branch.thrown, branch.total, mine)
            options.append(Option(SPEND.of(branch.spent), odds @ spread))
        else:
            options.append(Option(STOP.action, branch.stop() @ spread))
            options.append(Option(ROLL.action, branch.roll(mine) @ spread))
        low += len(branch.roots)
    return options


# ── Landings ─────────────────────────────────────────────────────────────────────────────


@entry(
    {"states": Tortuga.array(0), "roots": Tortuga.array(0), "strides": row_of([]), "spent": 0},
    brief=True,
)
def lay_landings(
    states: Records[Tortuga], spent: int, roots: Records[Tortuga], strides: Row
) -> int:
    """Every position the move may end with, and its stride; the number of them.

    `spent` is the value of a card that is spent first, or 0.
    """
    game = states[0]
    marks = empty(STRIDES, np.int8)
    actor = game.actor
    if spent:
        game.eggs[actor, spent] -= 1
        game.total += spent
        game.thrown += 1
    reachable(game, marks)
    count = 0
    for stride in range(STRIDES):
        if marks[stride]:
            roots[count] = game
            land_after(roots[count], stride)
            strides[count] = stride
            count += 1
    return count
