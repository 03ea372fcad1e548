"""Special cards: when sandbags and flights are worth it."""

import numpy as np

from atoll.bots.forbidden_island.pull import feel_pull
from atoll.bots.forbidden_island.wanted import NOTHING, held, holder_of, most
from atoll.engine.rule import rule
from atoll.games.forbidden_island.specials import lift_block, sandbag_places
from atoll.games.forbidden_island.state import (
    ALL_CAPTURED,
    DISCARD,
    HELICOPTER,
    LANDING,
    PLACES,
    SANDBAG,
    SANDBAGS,
)


@rule
def sandbags(game, weights, mind, ours):
    """On the tile that would be missed most, if it is in danger enough."""
    holder = holder_of(game, SANDBAGS, ours)
    if holder == NOTHING:
        return NOTHING
    place = most(mind.worth, np.int64(sandbag_places(game)))
    if place == NOTHING or mind.worth[place] <= weights.sandbag:
        return NOTHING
    return SANDBAG + PLACES * holder + place


@rule
def flight(game, weights, mind, ours):
    """For the active pawn, whose pull is known; at the end for whoever is far from home."""
    action = lift(game, weights, mind, ours, np.int64(game.turn))
    if action != NOTHING or game.captured != ALL_CAPTURED:
        return action
    for seat in range(game.players):
        if seat != game.turn and game.at[seat] != game.place_of[LANDING]:
            feel_pull(game, weights, mind, seat)
            action = lift(game, weights, mind, ours, seat)
            if action != NOTHING:
                return action
    return NOTHING


@rule
def lift(game, weights, mind, ours, seat):
    """The helicopter takes this pawn where it wants to be; the fewer lifts, the more rarely."""
    lifts = held(game, HELICOPTER, ours)
    if lifts == 0:
        return NOTHING
    least = weights.lift_three
    if lifts == 1:
        least = weights.lift_one
    elif lifts == 2:
        least = weights.lift_two
    pull = mind.pull[seat]
    place = most(pull, np.int64(game.afloat))
    if pull[place] - pull[game.at[seat]] <= least:
        return NOTHING
    return lift_block(holder_of(game, HELICOPTER, ours), 1 << seat) + place


@rule
def lift_before_it_is_lost(game, weights, mind):
    """Instead of discarding a lift: the pawn that gains most by it flies."""
    gain, action = weights.lift_spare, DISCARD + HELICOPTER
    for seat in range(game.players):
        feel_pull(game, weights, mind, seat)
        pull = mind.pull[seat]
        place = most(pull, np.int64(game.afloat))
        if pull[place] - pull[game.at[seat]] > gain:
            gain = pull[place] - pull[game.at[seat]]
            action = lift_block(np.int64(game.over_limit), 1 << seat) + place
    return action
