"""`stop4`: likes a sure thing."""

from atoll.engine.rule import rule
from atoll.games.la_tortuga.state import ROLL, SPACES, STOP, TURTLE, Phase

ENOUGH = 4  # with this total, another die busts too often


@rule
def stop4(game, menu, dice):
    """Throw on while the total is at most three, and never spend an egg.

    With two turtles the one that is nearer to the beach goes first, before the face-up
    card is gone.
    """
    if game.phase == Phase.CHOOSE:
        return leader_first(game)
    return STOP if game.total >= ENOUGH else ROLL


@rule
def leader_first(game):
    """The turtle that has sailed further since the beach; the raft and the beach are 0."""
    first, second = 2 * game.turn, 2 * game.turn + 1
    ahead = game.at[second] % SPACES > game.at[first] % SPACES
    return TURTLE + (second if ahead else first)
