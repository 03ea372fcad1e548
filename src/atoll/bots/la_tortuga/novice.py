"""`novice`: plays by mood, as people do who know the rules and not yet the odds."""

from atoll.engine.compiler.rule import rule
from atoll.engine.records.dice import Dice, below
from atoll.engine.records.menu import Menu
from atoll.games.la_tortuga.actions import ROLL, STOP, TURTLE
from atoll.games.la_tortuga.state import LIMIT, Phase, Tortuga

CAUTIOUS, MOODS = 4, 4  # it is content with a total from four to seven, as the mood takes it


@rule
def novice(game: Tortuga, menu: Menu, dice: Dice) -> int:
    """Throw on up to a total that changes with the mood; take any turtle; keep one's eggs."""
    if game.phase == Phase.CHOOSE:
        return TURTLE.of(2 * game.turn + below(dice, 2))
    content = CAUTIOUS + below(dice, MOODS)
    return ROLL.action if game.total < min(content, LIMIT) else STOP.action


@rule
def chance_to_roll(total: int) -> float:
    """How often it throws on with this total."""
    return min(1.0, max(0.0, (CAUTIOUS + MOODS - 1 - total) / MOODS))
