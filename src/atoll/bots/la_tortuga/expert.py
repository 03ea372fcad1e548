"""`expert`: compares the places a move may end in by rollouts, and weighs the dice exactly.

In the rollouts the other seats play in the style they have shown in this game.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from atoll.bots.bot import BotView
from atoll.bots.la_tortuga.beliefs import beliefs_of, infer_styles
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

__all__ = [
    "CLEAR",
    "FIRST_SAMPLES",
    "Expert",
    "Floats",
    "ListOptions",
    "Option",
    "fill_landings",
    "landing_roots",
    "order_roots",
]

FIRST_SAMPLES = 32
CLEAR = 4.0  # standard errors between the two best at which the simulation stops


Floats: TypeAlias = NDArray[np.float64]
"""One for every root."""


@dataclass(frozen=True)
class Option:
    """A choice and the chance of every root after it, if the best choices follow."""

    action: int
    odds: Floats


ListOptions: TypeAlias = Callable[[Floats], list[Option]]
"""Lists the options, given the values of the roots."""


class Expert:
    """Chooses by rollouts of some moves."""

    def __init__(self, thinking: Thinking, moves_ahead: int) -> None:
        self._thinking, self._moves_ahead = thinking, moves_ahead
        self.entries: tuple[AnyEntry, ...] = (
            fill_landings,
            infer_styles,
            appraise_roots,
            roll_out_all,
        )

    def choose(self, seen: BotView) -> Ply | None:
        if not seen.must_act:
            return None
        if seen.determinized.fields.phase == Phase.CHOOSE:
            roots, list_options = order_roots(seen.determinized)
        else:
            roots, list_options = landing_roots(seen.determinized)
        return PolicyBot.ply(seen, self._best(seen, roots, list_options))

    def _best(self, seen: BotView, roots: Records[Tortuga], list_options: ListOptions) -> int:
        """Return the best action of the deciding seat."""
        beliefs = beliefs_of(seen.determinized)
        rollouts = Rollouts(roots, seen.seat, beliefs, self._moves_ahead, seen.seed)
        budget, size = Budget(self._thinking), FIRST_SAMPLES
        while size := budget.affordable(size, len(roots)):
            rollouts.run(size)
            budget.spend(size * len(roots))
            values = rollouts.values()
            ranked = sorted(list_options(values), key=lambda option: -float(option.odds @ values))
            if rollouts.is_clear(ranked[0].odds - ranked[1].odds, CLEAR):
                break
            size = min(2 * size, rollouts.count)
        return ranked[0].action


def order_roots(position: Position) -> tuple[Records[Tortuga], ListOptions]:
    """Return the positions after choosing either turtle, and the two options."""
    actions = position.actions
    after = [position.copy().play(action).states for action in actions]
    options = [Option(*each) for each in zip(actions, np.eye(len(actions)), strict=True)]
    return _joined(after), lambda _: options


def landing_roots(position: Position) -> tuple[Records[Tortuga], ListOptions]:
    """Return the positions in which the move may end, with or without spending a card."""
    cards = [SPEND.noun(action) for action in position.actions if SPEND.has(action)]
    branches = [_Branch(position.states, spent) for spent in (0, *cards)]
    roots = _joined([branch.roots for branch in branches])
    return roots, lambda values: _options(branches, values)


def _joined(parts: list[Records[Tortuga]]) -> Records[Tortuga]:
    return cast("Records[Tortuga]", np.concatenate(parts))


class _Branch:
    """The landings after spending a card of this value, or none (0)."""

    def __init__(self, states: Records[Tortuga], spent: int) -> None:
        copied, roots, strides = copy_records(states), Tortuga.array(STRIDES), row_of([0] * STRIDES)
        count = fill_landings(copied, spent, roots, strides)
        self.spent, self.roots = spent, roots[:count]
        self.thrown, self.total = int(copied["thrown"][0]), int(copied["total"][0])
        self.place = {int(stride): n for n, stride in enumerate(strides[:count])}

    def stop(self) -> Floats:
        return self._certain(self.total * self.thrown)

    def roll(self, values: Floats) -> Floats:
        """Return the odds of the landings if a die is thrown now, and more where better."""
        odds = np.zeros(len(self.roots))
        for side in range(1, SIDES + 1):
            odds += self.reached(self.thrown + 1, self.total + side, values) / SIDES
        return odds

    def reached(self, thrown: int, total: int, values: Floats) -> Floats:
        """Return the odds of the landings from these dice, if the best choices follow."""
        if total > LIMIT:
            return self._certain(BUST)
        stop = self._certain(total * thrown)
        if thrown == MOST_DICE:
            return stop
        more = np.zeros(len(self.roots))
        for side in range(1, SIDES + 1):
            more += self.reached(thrown + 1, total + side, values) / SIDES
        return more if more @ values > stop @ values else stop

    def _certain(self, stride: int) -> Floats:
        odds = np.zeros(len(self.roots))
        odds[self.place[stride]] = 1.0
        return odds


def _options(branches: list[_Branch], values: Floats) -> list[Option]:
    """Return all options, given the value of every landing."""
    options, low = [], 0
    for branch in branches:
        mine = values[low : low + len(branch.roots)]
        spread = np.zeros((len(branch.roots), len(values)))
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
def fill_landings(
    states: Records[Tortuga], spent: int, roots: Records[Tortuga], strides: Row
) -> int:
    """Write every position the move may end in, and its stride; return their number.

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
