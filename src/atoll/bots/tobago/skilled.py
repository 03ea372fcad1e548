"""Tobago's skilled player: all the knowledge there is, and no look ahead."""

from atoll.bots.tobago.policy import appraise, choose
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
