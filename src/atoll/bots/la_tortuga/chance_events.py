"""The chance events of La Tortuga that get common random numbers."""

from atoll.engine.compiler.rule import rule
from atoll.games.la_tortuga.state import Phase, Tortuga

__all__ = ["CARD", "MOVE", "event_kind"]

MOVE, CARD = 1, 2


@rule
def event_kind(game: Tortuga) -> int:
    """A move begins with its first die, or an egg card is turned up."""
    if game.phase == Phase.TURN_UP:
        return CARD
    return MOVE if game.thrown == 0 else 0
