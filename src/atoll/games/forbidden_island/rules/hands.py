"""Cards in hand: who holds them, and taking and discarding them."""

from atoll.engine.compiler.rule import rule
from atoll.games.forbidden_island.state import HAND_LIMIT, HOLDABLE, NO_SEAT, Island

__all__ = ["discard", "discard_down", "first_holder", "hand_size", "is_held", "take"]


@rule
def hand_size(game: Island, seat: int) -> int:
    size = 0
    for card in range(HOLDABLE):
        size += game.hand[seat, card]
    return size


@rule
def first_holder(game: Island, card: int) -> int:
    """The first seat that holds this card; NO_SEAT if none does."""
    for seat in range(game.players):
        if game.hand[seat, card] > 0:
            return seat
    return NO_SEAT


@rule
def is_held(game: Island, card: int) -> bool:
    """Whether any seat holds this card."""
    return first_holder(game, card) != NO_SEAT


@rule
def take(game: Island, seat: int, card: int) -> None:
    """A card comes into the hand; the limit is checked at once, also out of turn."""
    game.hand[seat, card] += 1
    if hand_size(game, seat) > HAND_LIMIT:
        game.over_limit = seat


@rule
def discard(game: Island, seat: int, card: int) -> None:
    """A card goes to the discards; playing one is as good as discarding it."""
    game.hand[seat, card] -= 1
    game.discards[card] += 1
    if game.over_limit == seat:
        game.over_limit = NO_SEAT


@rule
def discard_down(game: Island, card: int) -> None:
    """The hand over the limit is back to five cards."""
    discard(game, game.over_limit, card)
