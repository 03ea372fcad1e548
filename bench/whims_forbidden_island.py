"""Forbidden Island's policy with whims: now and then it does anything that is allowed."""

import numpy as np

from atoll.bots.forbidden_island.policy import best_action
from atoll.bots.forbidden_island.wanted import EVERYBODY
from atoll.engine.dice import below
from atoll.engine.rule import rule
from atoll.games.forbidden_island.moves import list_actions
from atoll.games.forbidden_island.state import LIFT, Phase


@rule
def act_on_a_whim(game, weights, mind, menu, dice, whims):  # type: ignore[no-untyped-def]
    """The policy's action, but with so many of a hundred any other, lifts excepted."""
    action = best_action(game, weights, mind, EVERYBODY)
    if below(dice, 100) < whims and (game.phase == Phase.ACT or game.phase == Phase.DISCARD):
        list_actions(game, menu)
        whim = np.int64(menu.action[below(dice, menu.count)])
        action = whim if whim < LIFT else action
    return action
