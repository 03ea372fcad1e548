"""Forbidden Island's policy with whims: now and then it does anything that is allowed."""

from atoll.bots.forbidden_island.estimate import ALL_SEATS, Estimate, Weights
from atoll.bots.forbidden_island.policy import best_action
from atoll.engine.compiler.rule import rule
from atoll.engine.records.dice import Dice, below
from atoll.engine.records.menu import Menu
from atoll.engine.records.record import int64
from atoll.games.forbidden_island.actions import LIFT
from atoll.games.forbidden_island.moves import list_actions
from atoll.games.forbidden_island.state import Island, Phase


@rule
def act_on_a_whim(
    game: Island, weights: Weights, estimate: Estimate, menu: Menu, dice: Dice, whims: int
) -> int:
    """The policy's action, but `whims` of a hundred times any other, lifts excepted."""
    action = best_action(game, weights, estimate, ALL_SEATS)
    if below(dice, 100) < whims and (game.phase == Phase.ACT or game.phase == Phase.DISCARD):
        list_actions(game, menu)
        whim = int64(menu.action[below(dice, menu.count)])
        action = action if LIFT.has(whim) else whim
    return action
