"""Estimates about a position that the policy needs, above all which tiles are in danger.

The danger of a tile is the chance that its flood card comes up in this turn.
"""

import json
from pathlib import Path
from typing import Annotated

from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import FloatGrid, FloatRow, Records, Row
from atoll.engine.records.record import Record, f8, int64
from atoll.games.forbidden_island.places import BESIDE, first, holds, how_many, only, rest
from atoll.games.forbidden_island.reach import neighbours
from atoll.games.forbidden_island.state import (
    CARDS,
    FLOOD_RATE,
    GROUPS,
    LANDING,
    MOST_PLAYERS,
    NO_TREASURE,
    PLACES,
    SITES,
    SKULL,
    TREASURE_CARDS,
    TREASURE_OF,
    WATERS_RISE,
    Island,
    Part,
    Role,
)

__all__ = [
    "ALL_SEATS",
    "FEWEST_PLAYERS",
    "NOTHING",
    "WEIGHTS_BY_PLAYERS",
    "WEIGHTS_FILE",
    "Estimate",
    "Weights",
    "best_place",
    "chance_of_rise",
    "deal_danger",
    "expect_floods",
    "late_share",
    "put_danger",
    "read_weights",
    "strands",
    "tile_weight",
    "way_out",
    "weigh_tiles",
    "weights_for",
]

NOTHING = -1  # no action, no place, no seat
ALL_SEATS = GROUPS - 1  # all seats, as a set

# ── The records ──────────────────────────────────────────────────────────────────────────


class Weights(Record):
    """The policy's weights, passed to every rule so that tuning needs no recompilation."""

    # goals of pawns: what is left of one with every move it is away, and by how much it counts
    decay: f8
    ahead: f8
    flown: f8  # as `decay`, for the Pilot who has flown
    navigate: f8
    capture: f8
    site_with_three: f8
    home: f8
    home_early: f8  # for each treasure captured
    guard_landing: f8
    guard_last_site: f8
    swim_dry: f8
    # gifts: a collector's second, third and fourth card
    give_fourth: f8
    give_third: f8
    give_second: f8
    give_to_full: f8  # the share that is left if the hand is full
    meet_giver: f8  # likewise, for the collector
    # who collects a treasure
    collector_own: f8
    collector_team: f8
    collector_busy: f8
    collector_messenger: f8
    # tiles, and the share of them that is at stake in later turns
    landing: f8
    last_site: f8
    both_flooded: f8
    one_of_two: f8
    plain: f8
    beside_landing: f8
    stranded: f8  # for each pawn on it that cannot swim
    late_discarded: f8
    late_on_top: f8
    late_deeper: f8
    too_late: f8
    # special cards: the least gain for which one is played
    sandbag: f8
    lift_one: f8  # if there is one, two, three of them
    lift_two: f8
    lift_three: f8
    lift_spare: f8  # instead of discarding it
    # cards to keep
    keep_collected: f8
    keep_other: f8
    keep_scarce: f8
    keep_lift: f8
    keep_lift_captured: f8  # more, for each treasure captured
    keep_sandbags: f8


class Estimate(Record):
    """The estimates about one position."""

    danger: Annotated[FloatRow, "f8", PLACES]  # that the flood card comes up in this turn
    shore_up_value: Annotated[FloatRow, "f8", PLACES]  # what shoring up the flooded tile gains
    shore_up_value_later: Annotated[
        FloatRow, "f8", PLACES
    ]  # the same for a pawn that cannot be there in time
    attraction: Annotated[FloatGrid, "f8", MOST_PLAYERS, PLACES]  # of each place for each pawn
    second: Annotated[FloatRow, "f8", PLACES]  # the Engineer's second best tile to shore up
    links: Annotated[Row, "i4", PLACES]  # where one move takes the pawn that is looked at
    collector: Annotated[Row, "i1", TREASURE_CARDS]  # the seat that is to capture the treasure


WEIGHTS_FILE = Path(__file__).with_name("weights.json")
FEWEST_PLAYERS = 2  # two, three and four play so differently that each has its own weights


def read_weights(file: Path = WEIGHTS_FILE) -> dict[str, list[float]]:
    """Return every weight for two, three and four players."""
    weights: dict[str, list[float]] = json.loads(file.read_text("utf-8"))
    return weights


def _weights_by_players() -> Records[Weights]:
    weights = Weights.array(MOST_PLAYERS + 1 - FEWEST_PLAYERS)
    for name, values in read_weights().items():
        weights[name] = values
    return weights


WEIGHTS_BY_PLAYERS = _weights_by_players()


def weights_for(players: int) -> Records[Weights]:
    """Return the weights for this number of players, as an array of one record."""
    return WEIGHTS_BY_PLAYERS[players - FEWEST_PLAYERS :][:1]


@rule
def best_place(values: FloatRow, places: int) -> int:
    """Return the place of the set with the greatest value; NOTHING if the set is empty."""
    best, chosen = -1.0, NOTHING
    while places:
        place = first(places)
        places = rest(places)
        if values[place] > best:
            best, chosen = values[place], place
    return chosen


# ── Danger ───────────────────────────────────────────────────────────────────────────────


@rule
def expect_floods(game: Island, estimate: Estimate) -> None:
    """Fill in the danger of every flooded tile, from the piles and the Waters Rise! cards left."""
    estimate.danger[:] = 0.0
    rise = chance_of_rise(game)
    rate = game.floods if game.part == Part.FLOOD else FLOOD_RATE[game.meter]
    deal_danger(game, estimate, rate, 1.0 - rise)
    if rise > 0.0:
        higher = min(game.meter + 1, SKULL - 1)
        rate = int64(FLOOD_RATE[higher])
        on_top = how_many(game.flood_discards)
        if on_top > 0:
            put_danger(game, estimate, game.flood_discards, rise * min(1.0, rate / on_top))
        if rate > on_top:
            deal_danger(game, estimate, rate - on_top, rise)


@rule
def chance_of_rise(game: Island) -> float:
    """Return the chance that a Waters Rise! is still drawn in this turn."""
    if game.part == Part.FLOOD:
        return 0.0
    left = 0
    for card in range(len(CARDS)):
        left += game.deck[card]
    none = 1.0
    for drawn in range(min(int64(game.draws), left)):
        none *= max(0.0, (left - drawn - game.deck[WATERS_RISE]) / (left - drawn))
    return 1.0 - none


@rule
def deal_danger(game: Island, estimate: Estimate, rate: int, share: float) -> None:
    """Add the danger of `rate` cards from the top of the flood deck, weighted by `share`."""
    left = int64(rate)
    for pile in range(game.piles - 1, -1, -1):
        if left <= 0:
            return
        size = how_many(game.pile[pile])
        put_danger(game, estimate, game.pile[pile], share * min(1.0, left / size))
        left -= size


@rule
def put_danger(game: Island, estimate: Estimate, places: int, chance: float) -> None:
    places = int64(places) & game.flooded
    while places:
        estimate.danger[first(places)] += chance
        places = rest(places)


# ── What tiles are worth ─────────────────────────────────────────────────────────────────


@rule
def weigh_tiles(game: Island, weights: Weights, estimate: Estimate) -> None:
    """Fill in what shoring up each flooded tile gains: now by its danger, later by its pile."""
    expect_floods(game, estimate)
    beside = BESIDE[game.island, game.place_of[LANDING]]
    estimate.shore_up_value[:] = 0.0
    places = int64(game.flooded)
    while places:
        place = first(places)
        places = rest(places)
        weight = tile_weight(game, weights, place)
        if holds(beside, place):
            weight += weights.beside_landing
        weight += strands(game, place) * weights.stranded
        late = late_share(game, weights, place)
        danger = estimate.danger[place]
        estimate.shore_up_value_later[place] = weight * late * weights.too_late
        estimate.shore_up_value[place] = weight * (danger + (1.0 - danger) * late)


@rule
def late_share(game: Island, weights: Weights, place: int) -> float:
    """Return the share of a tile's weight at stake in later turns, by the pile of its card."""
    if holds(game.flood_discards, place):
        return weights.late_discarded
    if game.piles > 0 and holds(game.pile[game.piles - 1], place):
        return weights.late_on_top
    return weights.late_deeper


@rule
def tile_weight(game: Island, weights: Weights, place: int) -> float:
    """Return how bad it would be if this tile sank."""
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
def strands(game: Island, place: int) -> int:
    """Return the number of pawns on this tile that could not swim away if it sank."""
    count = 0
    for seat in range(game.players):
        if game.at[seat] == place and not way_out(game, seat, place):
            count += 1
    return count


@rule
def way_out(game: Island, seat: int, place: int) -> bool:
    """Return whether this pawn could swim from here; the Diver and the Pilot always can."""
    others = game.afloat & ~only(place)
    role = game.role[seat]
    if role == Role.PILOT or role == Role.DIVER:
        return others != 0
    return neighbours(game, role, place) & others != 0
