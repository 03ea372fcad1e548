"""Picking the best: of places, by what they are worth, and of hands, by what is in them."""

from atoll.engine.rule import rule
from atoll.games.forbidden_island.places import first, rest
from atoll.games.forbidden_island.state import GROUPS

NOTHING = -1
EVERYBODY = GROUPS - 1  # all seats, as a set


@rule
def most(values, places):
    """The place of the set with the greatest value; NOTHING if the set is empty."""
    best, chosen = -1.0, NOTHING
    while places:
        place = first(places)
        places = rest(places)
        if values[place] > best:
            best, chosen = values[place], place
    return chosen


@rule
def holder_of(game, card, ours):
    """The first of our seats that holds this card; NOTHING if none does."""
    for seat in range(game.players):
        if ours >> seat & 1 and game.hand[seat, card] > 0:
            return seat
    return NOTHING


@rule
def held(game, card, ours):
    """How many of this card our seats hold."""
    count = 0
    for seat in range(game.players):
        if ours >> seat & 1:
            count += game.hand[seat, card]
    return count
