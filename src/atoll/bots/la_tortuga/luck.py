"""How simulated games of La Tortuga share their luck."""

from atoll.engine.compiler.rule import rule
from atoll.games.la_tortuga.state import Phase, Tortuga

MOVE, CARD = 1, 2


@rule
def fresh(game: Tortuga) -> int:
    """The dice of every move are thrown afresh, and so is each egg card turned up."""
    if game.phase == Phase.TURN_UP:
        return CARD
    return MOVE if game.thrown == 0 else 0
