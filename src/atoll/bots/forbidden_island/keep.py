"""Which card to part with when a hand is over the limit."""

from atoll.engine.rule import rule
from atoll.games.forbidden_island.state import (
    CAPTURE_COST,
    HELICOPTER,
    HOLDABLE,
    TREASURE_CARDS,
)


@rule
def least_wanted(game, weights, mind, seat):
    """The card of this hand that the team misses least."""
    best, chosen = 1e9, 0
    for card in range(HOLDABLE):
        if game.hand[seat, card] > 0:
            value = keep_value(game, weights, mind, seat, card)
            if value < best:
                best, chosen = value, card
    return chosen


@rule
def keep_value(game, weights, mind, seat, card):
    if card < TREASURE_CARDS:
        return keep_treasure_card(game, weights, mind, seat, card)
    if card == HELICOPTER:
        captured = 0
        for treasure in range(TREASURE_CARDS):
            captured += game.captured >> treasure & 1
        return weights.keep_lift * (1.0 + weights.keep_lift_captured * captured)
    return weights.keep_sandbags


@rule
def keep_treasure_card(game, weights, mind, seat, card):
    """Nothing for a useless one; much where too few would be left."""
    if is_useless(game, seat, card):
        return 0.0
    cards = game.hand[seat, card]
    left = game.deck[card] - 1
    for other in range(game.players):
        left += game.hand[other, card]
    value = weights.keep_other
    if mind.collector[card] == seat:
        value = weights.keep_collected * cards * cards
    if left < CAPTURE_COST:
        value += weights.keep_scarce
    return value


@rule
def is_useless(game, seat, card):
    """Whether this treasure card helps nobody: its treasure is captured, or it is a fifth one."""
    return game.captured >> card & 1 != 0 or game.hand[seat, card] > CAPTURE_COST
