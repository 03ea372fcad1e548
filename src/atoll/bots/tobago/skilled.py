"""Tobago's skilled player: all the knowledge there is, and no look ahead."""

import numpy as np

from atoll.bots.tobago.outlook import OUTLOOK, look_around
from atoll.bots.tobago.policy import appraise, choose
from atoll.bots.tobago.sharing import card_odds, is_next_rose_own, worth_of_waiting
from atoll.bots.tobago.weights import SKILLED
from atoll.engine.rule import rule
from atoll.games.tobago.moves import list_actions


@rule
def decide(game, menu, dice):
    """The ply a skilled player chooses."""
    return choose(game, SKILLED[0], menu, dice)


@rule
def appraise_menu(states, menus, values):
    """List what may be done, and what each ply is worth to a skilled player."""
    list_actions(states[0], menus[0])
    appraise(states[0], SKILLED[0], menus[0], values)


@rule
def appraise_sharing(states, seat, odds):
    """What a rose may expect if it leaves the card, and whether the next one asked is its own.

    `odds` tell how likely the next card is of each kind.
    """
    outlook = np.zeros(1, OUTLOOK)[0]
    look_around(states[0], SKILLED[0], seat, outlook)
    card_odds(states[0], seat, odds)
    return worth_of_waiting(states[0], outlook, seat), is_next_rose_own(states[0], seat)
