"""Which tiles are in danger: the chance that a flood card comes up in this turn."""

import numpy as np

from atoll.engine.rule import rule
from atoll.games.forbidden_island.places import BESIDE, first, holds, how_many, only, rest
from atoll.games.forbidden_island.reach import neighbours
from atoll.games.forbidden_island.state import (
    CARDS,
    FLOOD_RATE,
    LANDING,
    NO_TREASURE,
    SITES,
    SKULL,
    TREASURE_OF,
    WATERS_RISE,
    Part,
    Role,
)


@rule
def expect_floods(game, mind):
    """The danger of every flooded tile, from the piles and the Waters Rise! cards left."""
    mind.danger[:] = 0.0
    rise = chance_of_rise(game)
    rate = game.floods if game.part == Part.FLOOD else FLOOD_RATE[game.meter]
    deal_danger(game, mind, rate, 1.0 - rise)
    if rise > 0.0:
        higher = min(game.meter + 1, SKULL - 1)
        rate = np.int64(FLOOD_RATE[higher])
        on_top = how_many(game.flood_discards)
        if on_top > 0:
            put_danger(game, mind, game.flood_discards, rise * min(1.0, rate / on_top))
        if rate > on_top:
            deal_danger(game, mind, rate - on_top, rise)


@rule
def chance_of_rise(game):
    """That a Waters Rise! is among the cards still to be drawn in this turn."""
    if game.part == Part.FLOOD:
        return 0.0
    left = 0
    for card in range(len(CARDS)):
        left += game.deck[card]
    none = 1.0
    for drawn in range(min(np.int64(game.draws), left)):
        none *= max(0.0, (left - drawn - game.deck[WATERS_RISE]) / (left - drawn))
    return 1.0 - none


@rule
def deal_danger(game, mind, rate, share):
    """So many cards from the top of the flood deck, with this share of the chance."""
    left = np.int64(rate)
    for pile in range(game.piles - 1, -1, -1):
        if left <= 0:
            return
        size = how_many(game.pile[pile])
        put_danger(game, mind, game.pile[pile], share * min(1.0, left / size))
        left -= size


@rule
def put_danger(game, mind, places, chance):
    places = np.int64(places) & game.flooded
    while places:
        mind.danger[first(places)] += chance
        places = rest(places)


@rule
def weigh_tiles(game, weights, mind):
    """What shoring up each flooded tile gains: now by its danger, later by its pile."""
    expect_floods(game, mind)
    beside = BESIDE[game.island, game.place_of[LANDING]]
    mind.worth[:] = 0.0
    places = np.int64(game.flooded)
    while places:
        place = first(places)
        places = rest(places)
        weight = tile_weight(game, weights, place)
        if holds(beside, place):
            weight += weights.beside_landing
        weight += strands(game, place) * weights.stranded
        late = late_share(game, weights, place)
        danger = mind.danger[place]
        mind.later[place] = weight * late * weights.too_late
        mind.worth[place] = weight * (danger + (1.0 - danger) * late)


@rule
def late_share(game, weights, place):
    """What of a tile's weight is at stake in later turns, by where its flood card lies."""
    if holds(game.flood_discards, place):
        return weights.late_discarded
    if game.piles > 0 and holds(game.pile[game.piles - 1], place):
        return weights.late_on_top
    return weights.late_deeper


@rule
def tile_weight(game, weights, place):
    """How bad it would be if this tile sank."""
    tile = game.tile_at[place]
    if tile == LANDING:
        return weights.landing
    treasure = TREASURE_OF[tile]
    if treasure == NO_TREASURE or game.captured >> treasure & 1:
        return weights.plain
    other = SITES[treasure, 0] if SITES[treasure, 1] == tile else SITES[treasure, 1]
    if not holds(game.afloat, game.place_of[other]):
        return weights.last_site
    if holds(game.flooded, game.place_of[other]):
        return weights.both_flooded
    return weights.one_of_two


@rule
def strands(game, place):
    """The number of pawns on this tile that could not swim away if it sank."""
    count = 0
    for seat in range(game.players):
        if game.at[seat] == place and not way_out(game, seat, place):
            count += 1
    return count


@rule
def way_out(game, seat, place):
    """Whether this pawn could swim from here; the Diver and the Pilot always can."""
    others = game.afloat & ~only(place)
    role = game.role[seat]
    if role == Role.PILOT or role == Role.DIVER:
        return others != 0
    return neighbours(game, role, place) & others != 0
