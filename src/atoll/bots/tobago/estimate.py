"""Estimates about a position for one seat, computed once per decision and used often.

They follow from what is public: maps, roses, vehicles, the number of cards left.
"""

from typing import Annotated, cast

import numpy as np

from atoll.bots.tobago.distances import is_within_drive, spaces_within, steps_between
from atoll.bots.tobago.weights import Weights
from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import FloatRow, Row
from atoll.engine.records.record import Record, f8, i1
from atoll.games.tobago.island.sets import first_space, size, spaces_in
from atoll.games.tobago.island.tables import MOST_SPACES
from atoll.games.tobago.rules.maps import has_markers, is_located, roses_on
from atoll.games.tobago.rules.treasure import cards_in
from atoll.games.tobago.state import MAP_COUNT, MOST_PLAYERS, STEPS, Tobago

__all__ = [
    "CARDS_BESIDES",
    "DELAY",
    "LEAST_PRIZE",
    "Estimate",
    "amulet_value",
    "estimate_map",
    "fill_estimate",
    "located_value",
    "only_site",
    "part_within_drive",
    "proximity_value",
    "raised_chance",
    "smooth_step",
    "snatch_chance",
    "space_value",
    "time_left",
    "treasure_proximity",
]


class Estimate(Record):
    """Estimates for one seat."""

    seat: i1
    cards_left: f8  # treasure cards
    delay: Annotated[FloatRow, "f8", MAP_COUNT]  # how often a map must still be halved
    roses: Annotated[FloatRow, "f8", MAP_COUNT]  # of all seats
    stake: Annotated[FloatRow, "f8", MAP_COUNT]  # own roses minus the weighted roses of others
    chance: Annotated[FloatRow, "f8", MAP_COUNT]  # that the treasure comes up before the game ends
    prize: Annotated[FloatRow, "f8", MAP_COUNT]  # the value of raising it
    proximity: Annotated[FloatRow, "f8", MAP_COUNT]  # the value of being near a site
    here: f8  # the value of the vehicle's space
    treasures: Annotated[Row, "u8", 2]  # spaces of located treasures
    last_amulet: Annotated[FloatRow, "f8", MOST_PLAYERS]  # the value of each seat's last amulet


DELAY = cast(FloatRow, np.log2(np.maximum(np.arange(MOST_SPACES + 1), 1)))
CARDS_BESIDES = 2  # the raiser's and the unseen one
LEAST_PRIZE = 0.5  # positive, so that a player who can end the game does so at some time


@rule
def smooth_step(x: float) -> float:
    """Return a smooth step from 0 to 1 that is ½ at 0 and quick to compute."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))


@rule
def fill_estimate(game: Tobago, w: Weights, seat: int, estimate: Estimate) -> None:
    """Fill in all estimates for a seat."""
    estimate.seat = seat
    estimate.cards_left = cards_in(game.treasure_deck)
    estimate.treasures[:] = 0
    for other in range(game.players):
        estimate.last_amulet[other] = amulet_value(w, estimate, game.amulets[other])
    for treasure_map in range(MAP_COUNT):
        estimate_map(game, w, treasure_map, estimate)
    for treasure_map in range(MAP_COUNT):
        sites = spaces_in(game.candidates[treasure_map])
        chance = raised_chance(w, estimate, treasure_map, sites)
        estimate.chance[treasure_map] = chance
        stake = w.rose * estimate.stake[treasure_map] * (1.0 - chance)
        estimate.prize[treasure_map] = max(LEAST_PRIZE, w.raiser + stake)
        estimate.proximity[treasure_map] = proximity_value(game, w, estimate, treasure_map)
    estimate.here = space_value(game, w, estimate, game.vehicle[seat])


@rule
def estimate_map(game: Tobago, w: Weights, treasure_map: int, estimate: Estimate) -> None:
    """Fill in how far a map is from being located, and the roses on it."""
    seat = estimate.seat
    own = 0
    for slot in range(game.clues[treasure_map]):
        if game.rose_owner[treasure_map, slot] == seat:
            own += game.rose_count[treasure_map, slot]
    roses = roses_on(game, treasure_map)
    estimate.roses[treasure_map] = roses
    estimate.stake[treasure_map] = own - w.rival * (roses - own)
    sites = spaces_in(game.candidates[treasure_map])
    estimate.delay[treasure_map] = DELAY[sites]
    if sites == 1:
        estimate.treasures |= game.candidates[treasure_map]


@rule
def proximity_value(game: Tobago, w: Weights, estimate: Estimate, treasure_map: int) -> float:
    """Return the value of being near a site; an amulet may even drive to a located treasure."""
    if estimate.delay[treasure_map] > 0.0:
        return w.near * estimate.chance[treasure_map] / estimate.delay[treasure_map]
    if game.amulets[estimate.seat] == 0:
        return w.near_treasure
    return max(w.near_treasure, estimate.prize[treasure_map] - estimate.last_amulet[estimate.seat])


@rule
def raised_chance(w: Weights, estimate: Estimate, treasure_map: int, sites: int) -> float:
    """Return the chance that a map with `sites` is raised before the treasure deck ends."""
    left = estimate.cards_left
    for other in range(MAP_COUNT):
        if other != treasure_map:
            sooner = smooth_step((DELAY[sites] - estimate.delay[other]) / w.haste)
            left -= sooner * (estimate.roses[other] + CARDS_BESIDES)
    return smooth_step(left / w.slack)


@rule
def amulet_value(w: Weights, estimate: Estimate, amulets: int) -> float:
    """Return the value of the last of `amulets`: less towards the end, less with many."""
    return w.amulet * w.more_amulets ** max(amulets - 1, 0) * time_left(w, estimate)


@rule
def time_left(w: Weights, estimate: Estimate) -> float:
    """Return a factor from nearly 1 at the beginning down to 0 at the end of the game."""
    return estimate.cards_left / (estimate.cards_left + w.late)


@rule
def part_within_drive(game: Tobago, space: int, low: int, high: int) -> float:
    """Return the part of a set of spaces that is within one drive of a space."""
    near = spaces_within(game, space, STEPS, low, high)
    return near / max(1, size(low) + size(high))


@rule
def space_value(game: Tobago, w: Weights, estimate: Estimate, space: int) -> float:
    """Return the value of standing on a space.

    If a treasure is located only the distance to it counts, so that some vehicle always comes.
    """
    if estimate.treasures[0] | estimate.treasures[1]:
        return treasure_proximity(game, w, estimate, space)
    value = 0.0
    for treasure_map in range(MAP_COUNT):
        if has_markers(game, treasure_map):
            sites = game.candidates[treasure_map]
            part = part_within_drive(game, space, sites[0], sites[1])
            value += estimate.proximity[treasure_map] * part
    amulets = spaces_within(game, space, STEPS, game.washed_up[0], game.washed_up[1])
    return value + w.amulet_near * amulets


@rule
def treasure_proximity(game: Tobago, w: Weights, estimate: Estimate, space: int) -> float:
    """Return the value of being near the best of the located treasures."""
    best = 0.0
    for treasure_map in range(MAP_COUNT):
        if is_located(game, treasure_map):
            steps = steps_between(game, space, only_site(game, treasure_map))
            left = 1.0 - w.far * max(0, steps - STEPS)
            best = max(best, estimate.proximity[treasure_map] * left)
    return best


@rule
def located_value(
    game: Tobago, w: Weights, estimate: Estimate, treasure_map: int, space: int
) -> float:
    """Return the value of a treasure located on a space at the end of the turn.

    Rivals within reach come first, in turn order.
    """
    value, left = 0.0, 1.0
    seat = estimate.seat
    for after in range(1, game.players):
        rival = (seat + after) % game.players
        taken = left * snatch_chance(game, w, rival, space)
        value -= taken * w.rival * w.raiser
        left -= taken
    mine = 1.0 if is_within_drive(game, game.vehicle[seat], space) else 1.0 - w.far * STEPS
    return value + left * mine * estimate.prize[treasure_map]


@rule
def snatch_chance(game: Tobago, w: Weights, rival: int, space: int) -> float:
    """Return the chance that this rival raises a treasure on a space in the next turn."""
    if game.roses[rival] == 0:
        return 0.0
    if is_within_drive(game, game.vehicle[rival], space):
        return w.snatch
    return w.far_snatch if game.amulets[rival] > 0 else 0.0


@rule
def only_site(game: Tobago, treasure_map: int) -> int:
    """Return the space of a located treasure."""
    return first_space(game.candidates[treasure_map])
