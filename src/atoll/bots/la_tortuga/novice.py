"""`novice`: plays by a random mood, like people who do not know the odds yet."""

from atoll.engine.compiler.rule import rule
from atoll.engine.records.dice import Dice, below
from atoll.engine.records.menu import Menu
from atoll.games.la_tortuga.actions import ROLL, STOP, TURTLE
from atoll.games.la_tortuga.state import LIMIT, Phase, Tortuga

__all__ = ["CAUTIOUS", "MOODS", "chance_to_roll", "novice"]

CAUTIOUS, MOODS = 4, 4  # it stops at a total from four to seven, depending on the mood


@rule
def novice(game: Tortuga, menu: Menu, dice: Dice) -> int:
    """Roll up to a total that depends on the mood; choose any turtle; never spend eggs."""
    if game.phase == Phase.CHOOSE:
        return TURTLE.of(2 * game.turn + below(dice, 2))
    content = CAUTIOUS + below(dice, MOODS)
    return ROLL.action if game.total < min(content, LIMIT) else STOP.action


@rule
def chance_to_roll(total: int) -> float:
    """Return how often it rolls with this total."""
    return min(1.0, max(0.0, (CAUTIOUS + MOODS - 1 - total) / MOODS))
