"""Answers: a card to part with, a way out of the water."""

import numpy as np

from atoll.bots.forbidden_island.cards import lift_before_it_is_lost, sandbags
from atoll.bots.forbidden_island.keep import least_wanted
from atoll.bots.forbidden_island.pull import feel_pull
from atoll.bots.forbidden_island.wanted import NOTHING, holder_of, most
from atoll.engine.rule import rule
from atoll.games.forbidden_island.places import holds
from atoll.games.forbidden_island.reach import swim
from atoll.games.forbidden_island.specials import lift_block, sandbag_places
from atoll.games.forbidden_island.state import (
    DISCARD,
    HELICOPTER,
    PLACES,
    SANDBAG,
    SANDBAGS,
    SWIM,
)


@rule
def part_with_a_card(game, weights, mind):
    """Discard the least wanted card; play it instead, if it is a special one of use."""
    seat = np.int64(game.over_limit)
    action = sandbags(game, weights, mind, 1 << seat)
    if action != NOTHING:
        return action
    card = least_wanted(game, weights, mind, seat)
    if card == SANDBAGS:
        place = most(mind.worth, np.int64(sandbag_places(game)))
        if place != NOTHING:
            return SANDBAG + PLACES * seat + place
    elif card == HELICOPTER:
        return lift_before_it_is_lost(game, weights, mind)
    return DISCARD + card


@rule
def leave_the_water(game, weights, mind, ours):
    """Each of our pawns to where its pull is strongest; by helicopter who cannot swim."""
    for seat in range(game.players):
        if not game.swimmers >> seat & 1:
            continue
        feel_pull(game, weights, mind, seat)
        prefer_dry_land(game, weights, mind.pull[seat])
        place = most(mind.pull[seat], np.int64(swim(game, seat)))
        if place != NOTHING:
            if ours >> seat & 1:
                return SWIM + PLACES * seat + place
            continue
        holder = holder_of(game, HELICOPTER, ours)
        if holder != NOTHING:
            place = most(mind.pull[seat], np.int64(game.afloat))
            return lift_block(holder, 1 << seat) + place
    return NOTHING


@rule
def prefer_dry_land(game, weights, pull):
    for place in range(PLACES):
        if not holds(game.flooded, place):
            pull[place] += weights.swim_dry
