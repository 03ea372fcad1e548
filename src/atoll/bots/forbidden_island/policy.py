"""The policy: what an experienced player does at a glance, in a microsecond or two."""

import numpy as np

from atoll.bots.forbidden_island.answers import leave_the_water, part_with_a_card
from atoll.bots.forbidden_island.cards import sandbags
from atoll.bots.forbidden_island.collectors import name_collectors
from atoll.bots.forbidden_island.danger import weigh_tiles
from atoll.bots.forbidden_island.deeds import act
from atoll.bots.forbidden_island.mind import MIND, WEIGHTS
from atoll.bots.forbidden_island.wanted import NOTHING, holder_of
from atoll.engine.entry import entry
from atoll.engine.rule import rule
from atoll.games.forbidden_island.ending import can_lift_off
from atoll.games.forbidden_island.state import HELICOPTER, LIFT_OFF, PROCEED, SANDBAGS, STATE, Phase


@rule
def best_action(game, weights, mind, ours):
    """What the policy decides for its team, with the special cards of our seats only."""
    if can_lift_off(game):
        holder = holder_of(game, HELICOPTER, ours)
        if holder != NOTHING:
            return LIFT_OFF + holder
    if game.phase == Phase.WINDOW:
        return use_window(game, weights, mind, ours)
    weigh_tiles(game, weights, mind)
    name_collectors(game, weights, mind)
    if game.phase == Phase.ACT:
        return act(game, weights, mind, ours)
    if game.phase == Phase.DISCARD:
        return part_with_a_card(game, weights, mind)
    return leave_the_water(game, weights, mind, ours)


@rule
def use_window(game, weights, mind, ours):
    """Sandbags, or on with the game."""
    if holder_of(game, SANDBAGS, ours) == NOTHING:
        return PROCEED
    weigh_tiles(game, weights, mind)
    action = sandbags(game, weights, mind, ours)
    return action if action != NOTHING else PROCEED


@rule
def volunteer(game, weights, mind, ours):
    """While another seat decides, ours only win, save a tile or save a pawn."""
    holder = holder_of(game, HELICOPTER, ours)
    if can_lift_off(game) and holder != NOTHING:
        return LIFT_OFF + holder
    if game.phase == Phase.WINDOW:
        action = use_window(game, weights, mind, ours)
        return action if action != PROCEED else NOTHING
    if game.phase == Phase.SWIM:
        weigh_tiles(game, weights, mind)
        name_collectors(game, weights, mind)
        return leave_the_water(game, weights, mind, ours & ~game.swimmers)
    return NOTHING


EXAMPLES = {
    "states": np.zeros(0, STATE),
    "weights": np.zeros(0, WEIGHTS),
    "minds": np.zeros(0, MIND),
    "ours": 0,
}


@entry(EXAMPLES, brief=True)
def ask(states, weights, minds, ours):
    """The policy's action for our seats; NOTHING if it leaves the decision to others."""
    game = states[0]
    if ours >> game.actor & 1:
        return best_action(game, weights[0], minds[0], ours)
    return volunteer(game, weights[0], minds[0], ours)
