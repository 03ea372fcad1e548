"""What the plies of a turn are worth: first the actions, then amulets on top of the best one."""

import numpy as np

from atoll.bots.tobago.amulets import amulet_ply_worth
from atoll.bots.tobago.clues import clue_worth, exchange_worth
from atoll.bots.tobago.driving import step_worth
from atoll.engine.rule import rule
from atoll.games.tobago.state import (
    AMULET_CLUE,
    AMULET_EXCHANGE,
    AMULET_REMOVE,
    CLUE,
    DRIVE,
    END_TURN,
    EXCHANGE,
    MAP_COUNT,
    RAISE,
)
from atoll.games.tobago.turn import is_amulet_needed

AT_ONCE = 100.0  # a treasure that can be raised is raised before anything else
NEVER = 1e6


@rule
def appraise_turn(game, w, outlook, menu, values):
    """What each ply is worth, with the best that can follow in this turn."""
    best, clues = 0.0, 0
    for number in range(menu.count):
        action = np.int64(menu.action[number])
        if action != AMULET_EXCHANGE and action < AMULET_REMOVE:
            values[number] = action_worth(game, w, outlook, action)
            clues += CLUE <= action < DRIVE
            if action < RAISE:
                best = max(best, values[number])
    # If everybody were to wait for a better moment, the game would not go on.
    must = game.amulets[game.turn] > 0 and clues == 0 and is_amulet_needed(game)
    for number in range(menu.count):
        action = np.int64(menu.action[number])
        if action == AMULET_EXCHANGE or action >= AMULET_REMOVE:
            values[number] = best + amulet_ply_worth(game, w, outlook, best, action)
            if must and AMULET_REMOVE <= action < AMULET_CLUE:
                values[number] = max(values[number], best + w.least)


@rule
def action_worth(game, w, outlook, action):
    """What an action is worth, or a part of it; ending the turn is worth nothing."""
    if action == END_TURN:
        return 0.0
    if action == EXCHANGE:
        return exchange_worth(game, w, outlook)
    if action >= RAISE:
        return AT_ONCE + outlook.prize[action - RAISE]
    if action >= DRIVE:
        return step_worth(game, w, outlook, action - DRIVE, game.steps - 1, True) - outlook.here
    card, treasure_map = divmod(action - CLUE, MAP_COUNT)
    by_amulet = outlook.hold[game.turn] if game.amulets[game.turn] > 0 else NEVER
    return clue_worth(game, w, outlook, card, treasure_map, by_amulet)
