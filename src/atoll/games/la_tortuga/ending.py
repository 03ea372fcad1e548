"""The end: counting eggs, and the winners."""

from atoll.engine.compiler.rule import rule
from atoll.engine.records.result import Result
from atoll.games.la_tortuga.state import BEACH_EGGS, VALUES, Tortuga

__all__ = ["count_eggs", "score"]


@rule
def count_eggs(game: Tortuga, seat: int) -> tuple[int, int]:
    """Eggs and cards of a seat; the beach counts as a card of seven eggs."""
    eggs, cards = (BEACH_EGGS, 1) if game.beach == seat else (0, 0)
    for value in range(1, VALUES):
        held = int(game.eggs[seat, value])
        eggs += value * held
        cards += held
    return eggs, cards


@rule
def score(game: Tortuga, result: Result) -> None:
    """Most eggs win; of equal ones most cards; still equal ones share the win."""
    result.scores[:] = 0
    result.winners = 0
    result.reason = 0
    best_eggs, best_cards = -1, -1
    for seat in range(game.players):
        eggs, cards = count_eggs(game, seat)
        result.scores[seat] = eggs
        if eggs > best_eggs or (eggs == best_eggs and cards > best_cards):
            best_eggs, best_cards = eggs, cards
            result.winners = 1 << seat
        elif eggs == best_eggs and cards == best_cards:
            result.winners |= 1 << seat
