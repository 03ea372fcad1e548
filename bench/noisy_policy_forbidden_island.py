"""Forbidden Island's policy with noise: at random it plays any legal action instead."""

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
def noisy_action(
    game: Island, weights: Weights, estimate: Estimate, menu: Menu, dice: Dice, noise: int
) -> int:
    """Return the policy's action, or in `noise` % of the decisions any other but a lift."""
    action = best_action(game, weights, estimate, ALL_SEATS)
    if below(dice, 100) < noise and (game.phase == Phase.ACT or game.phase == Phase.DISCARD):
        list_actions(game, menu)
        any_action = int64(menu.action[below(dice, menu.count)])
        action = action if LIFT.has(any_action) else any_action
    return action
