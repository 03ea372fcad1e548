"""What an amulet does for a seat, less what keeping it is worth."""

from atoll.bots.tobago.clues import clue_worth, exchange_worth, narrow_worth, rose_worth
from atoll.bots.tobago.driving import step_worth, without
from atoll.engine.rule import rule
from atoll.games.tobago.state import (
    AMULET_CLUE,
    AMULET_DOUBLE,
    AMULET_DRIVE,
    AMULET_EXCHANGE,
    AMULET_REMOVE,
    AMULET_SWAP,
    MAP_COUNT,
    MOST_CLUES,
    STEPS,
)
from atoll.games.tobago.tables import MOST_SPACES

NEVER = 1e6


@rule
def amulet_ply_worth(game, w, outlook, best_action, action):
    """What playing an amulet so is worth, besides the action of the turn."""
    seat = game.turn
    if AMULET_DRIVE <= action < AMULET_DOUBLE:
        return drive_worth(game, w, outlook, action - AMULET_DRIVE)
    gain = 0.0
    if action == AMULET_EXCHANGE:
        gain = exchange_worth(game, w, outlook) - best_action
    elif action < AMULET_CLUE:
        treasure_map, space = divmod(action - AMULET_REMOVE, MOST_SPACES)
        sites = game.candidates[treasure_map]
        low, high = without(sites[0], sites[1], space)
        at_once = cost_of_driving(game, outlook, best_action)
        gain = narrow_worth(game, w, outlook, treasure_map, low, high, at_once)
    elif action < AMULET_DRIVE:
        card, treasure_map = divmod(action - AMULET_CLUE, MAP_COUNT)
        at_once = cost_of_driving(game, outlook, best_action)
        gain = clue_worth(game, w, outlook, card, treasure_map, at_once)
    elif action < AMULET_SWAP:
        treasure_map = (action - AMULET_DOUBLE) // MOST_CLUES
        gain = rose_worth(game, w, outlook, treasure_map, outlook.chance[treasure_map])
    return gain - outlook.hold[seat]


@rule
def drive_worth(game, w, outlook, space):
    """A drive by amulet, or going on with one that has been paid."""
    if game.amulet_steps > 0:
        return step_worth(game, w, outlook, space, game.amulet_steps - 1, False) - outlook.here
    worth = step_worth(game, w, outlook, space, STEPS - 1, False) - outlook.here
    return worth - outlook.hold[game.turn]


@rule
def cost_of_driving(game, outlook, best_action):
    """What it takes to drive to a treasure after the clue that locates it: the action, or
    one more amulet."""
    cost = best_action if not game.acted else NEVER
    if game.amulets[game.turn] > 1:
        cost = min(cost, outlook.hold[game.turn])
    return cost
