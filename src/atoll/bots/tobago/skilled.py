"""Tobago's skilled player: all the knowledge there is, and no look ahead."""

import numpy as np

from atoll.bots.tobago.outlook import OUTLOOK, look_around
from atoll.bots.tobago.policy import appraise, choose
from atoll.bots.tobago.sharing import card_odds, is_next_rose_own, worth_of_waiting
from atoll.bots.tobago.weights import SKILLED
from atoll.engine.entry import entry
from atoll.engine.rule import rule
from atoll.games.tobago import GAME
from atoll.games.tobago.moves import list_actions


@rule
def decide(game, menu, dice):
    """The ply a skilled player chooses."""
    return choose(game, SKILLED[0], menu, dice)


EXAMPLES = {**GAME.examples, "values": np.zeros(0), "odds": np.zeros(0)}


@entry(EXAMPLES, brief=True)
def appraise_menu(states, menus, values):
    """List what may be done, and what each ply is worth to a skilled player."""
    list_actions(states[0], menus[0])
    appraise(states[0], SKILLED[0], menus[0], values)


@entry(EXAMPLES, brief=True)
def appraise_sharing(states, seat, odds):
    """What a rose may expect if it leaves the card, and whether the next one asked is its own.

    `odds` tell how likely the next card is of each kind.
    """
    card_odds(states[0], seat, odds)
    waiting = expect_of_waiting(states[0], seat, np.zeros(1, OUTLOOK))
    return waiting, is_next_rose_own(states[0], seat)


@rule
def expect_of_waiting(game, seat, outlooks):
    """What a rose may expect if it leaves the card, in coins."""
    look_around(game, SKILLED[0], seat, outlooks[0])
    return worth_of_waiting(game, outlooks[0], seat)
