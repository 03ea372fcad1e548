"""What the shared search needs to know about Forbidden Island."""

import numpy as np

from atoll.bots.forbidden_island.mind import BY_PLAYERS, FEWEST_PLAYERS, MIND
from atoll.bots.forbidden_island.outlook import LEARNT, chance_to_win, describe
from atoll.bots.forbidden_island.policy import best_action
from atoll.bots.forbidden_island.signs import SIGNS
from atoll.bots.forbidden_island.wanted import EVERYBODY
from atoll.engine.rule import rule
from atoll.games.forbidden_island.state import DRAWS_A_TURN, Phase

A_TURN, A_TREASURE_CARD, A_FLOOD_CARD = 1, 2, 3


@rule
def decide(game, menu, dice):
    """The policy for all seats; it needs no menu."""
    return decide_with(game, np.empty(1, MIND))


@rule
def decide_with(game, minds):
    """The same, in a mind of the caller's."""
    return best_action(game, BY_PLAYERS[game.players - FEWEST_PLAYERS], minds[0], EVERYBODY)


@rule
def fresh(game):
    """Every card is an event of its own, counted by deck; a turn's first opens the turn."""
    if game.phase == Phase.FLOOD:
        return A_FLOOD_CARD
    return A_TURN if game.draws == DRAWS_A_TURN else A_TREASURE_CARD


@rule
def appraise(game, values):
    """The chance to win, the same for all."""
    values[:] = appraise_with(game, np.empty(1, MIND), np.empty(SIGNS))


@rule
def appraise_with(game, minds, signs):
    """The chance to win, worked out in a mind of the caller's."""
    table = game.players - FEWEST_PLAYERS
    describe(game, BY_PLAYERS[table], minds[0], signs)
    return chance_to_win(signs, LEARNT[table].copy())
