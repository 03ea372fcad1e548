"""Beliefs: in which style everybody plays, to judge by what they have done in this game.

All of it is public: which dice lay before whom, and whether he threw on.
"""

from typing import Any

import numpy as np

from atoll.bots.la_tortuga.lapwise import lapwise
from atoll.bots.la_tortuga.learned import learned
from atoll.bots.la_tortuga.novice import chance_to_roll
from atoll.bots.la_tortuga.stop4 import stop4
from atoll.bots.la_tortuga.styles import STYLES, UNKNOWN, Style
from atoll.engine.dice import DICE
from atoll.engine.entry import entry
from atoll.engine.position import Position
from atoll.engine.rule import rule
from atoll.games.la_tortuga import GAME
from atoll.games.la_tortuga.rules import step
from atoll.games.la_tortuga.state import ROLL, Phase

SLIP = 0.05  # how often somebody departs from his style


def beliefs_of(position: Position) -> Any:
    """For every seat the chances of the styles, after all plies of this game."""
    game = position.game
    beginning = game.lay_out(position.players, position.options, position.setup)
    actions = [game.action_table.from_json(position.fields, ply) for ply in position.plies]
    beliefs = UNKNOWN.copy()
    room = (np.zeros(1, game.menu), np.zeros(1, DICE))
    watch(beginning.states, *room, np.array(actions, np.int64), beliefs)
    return beliefs


@entry({**GAME.examples, "actions": np.zeros(0, np.int64), "beliefs": np.zeros((0, 0))})
def watch(states, menus, dice, actions, beliefs):
    """Go through a game from its beginning, and believe what the decisions suggest."""
    game = states[0]
    likely = np.empty(STYLES)
    for action in actions:
        if game.phase == Phase.DECIDE:
            weigh_styles(game, menus[0], dice[0], action, likely)
            revise(beliefs[game.actor], likely)
        step(game, action)


@rule
def revise(chances, likely):
    """Weigh the chances of the styles by how likely each is to decide so; they add up to 1."""
    total = 0.0
    for style in range(STYLES):
        chances[style] *= likely[style]
        total += chances[style]
    for style in range(STYLES):
        chances[style] /= total


@rule
def weigh_styles(game, menu, dice, action, likely):
    """How likely somebody of each style decides in this way."""
    likely[Style.STOP4] = fits(1.0 if action == stop4(game, menu, dice) else 0.0)
    likely[Style.LAPWISE] = fits(1.0 if action == lapwise(game, menu, dice) else 0.0)
    likely[Style.LEARNED] = fits(1.0 if action == learned(game, menu, dice) else 0.0)
    rolls = chance_to_roll(game.total)
    likely[Style.NOVICE] = fits(rolls if action == ROLL else 1 - rolls)


@rule
def fits(chance):
    """The chance of a decision by somebody who slips now and then."""
    return SLIP + (1 - 2 * SLIP) * chance
