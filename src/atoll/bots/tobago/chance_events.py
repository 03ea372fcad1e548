"""The chance events of Tobago that get common random numbers."""

from atoll.engine.compiler.rule import rule
from atoll.games.tobago.rules.treasure import cards_in
from atoll.games.tobago.state import Phase, Tobago

__all__ = ["CLUE", "SHARING", "TURNED_UP", "event_kind"]

SHARING, CLUE, TURNED_UP = 1, 2, 3


@rule
def event_kind(game: Tobago) -> int:
    """A sharing begins, its first card is turned up, or a clue is drawn."""
    if game.phase == Phase.DRAW:
        return CLUE
    if game.phase == Phase.PEEK and game.draws == 0:
        return SHARING
    if game.phase == Phase.REVEAL and cards_in(game.revealed) == 0:
        return TURNED_UP
    return 0
