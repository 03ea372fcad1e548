"""Statues: where they look amulets wash up, and then they turn."""

from atoll.engine.rule import rule
from atoll.games.tobago.sets import add_space, has_space
from atoll.games.tobago.state import DIRECTIONS, STATUES
from atoll.games.tobago.tables import GAZE


@rule
def gaze(game, statue):
    """The last island space in the direction a statue faces (R8)."""
    return GAZE[game.island, game.statue[statue], game.faces[statue]]


@rule
def wash_up_amulets(game):
    """One amulet where each statue looks, unless one is there; then all turn 60° clockwise."""
    for statue in range(STATUES):
        space = gaze(game, statue)
        if game.amulet_supply > 0 and not has_space(game.washed_up, space):
            add_space(game.washed_up, space)
            game.amulet_supply -= 1
    for statue in range(STATUES):
        game.faces[statue] = (game.faces[statue] + 1) % DIRECTIONS
