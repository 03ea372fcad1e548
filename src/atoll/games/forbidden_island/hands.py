"""Cards in hand: counting, giving and discarding them."""

from atoll.engine.rule import rule
from atoll.games.forbidden_island.state import HAND_LIMIT, HOLDABLE, NO_SEAT


@rule
def hand_size(game, seat):
    size = 0
    for card in range(HOLDABLE):
        size += game.hand[seat, card]
    return size


@rule
def take(game, seat, card):
    """A card comes into the hand; the limit is checked at once, also out of turn."""
    game.hand[seat, card] += 1
    if hand_size(game, seat) > HAND_LIMIT:
        game.over_limit = seat


@rule
def discard(game, seat, card):
    """A card goes to the discards; playing one is as good as discarding it."""
    game.hand[seat, card] -= 1
    game.discards[card] += 1
    if game.over_limit == seat:
        game.over_limit = NO_SEAT
