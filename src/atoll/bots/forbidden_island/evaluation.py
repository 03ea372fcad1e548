"""Evaluation: the features of a position and the chance to win that follows from them.

A position is evaluated at the end of a player's actions, before cards are drawn.  The
coefficients were learnt from games of the policy (see `bench/learn_forbidden_island.py`) and are
kept in `evaluation.json`, for two, three and four players.
"""

import json
from enum import IntEnum, auto
from pathlib import Path
from typing import cast

import numpy as np

from atoll.bots.forbidden_island.cards import name_collectors
from atoll.bots.forbidden_island.estimate import (
    FEWEST_PLAYERS,
    WEIGHTS_BY_PLAYERS,
    Estimate,
    Weights,
    chance_of_rise,
    weigh_tiles,
)
from atoll.bots.forbidden_island.goals import attract, within
from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import FloatGrid, FloatRow, Records, empty
from atoll.engine.records.record import int64
from atoll.games.forbidden_island.places import BESIDE, holds, how_many, only
from atoll.games.forbidden_island.rules.hands import hand_size
from atoll.games.forbidden_island.state import (
    ALL_CAPTURED,
    CAPTURE_COST,
    CARDS,
    FLOOD_RATE,
    HAND_LIMIT,
    HELICOPTER,
    LANDING,
    MOST_PLAYERS,
    PLACES,
    SANDBAGS,
    SITES,
    TREASURE_CARDS,
    WATERS_RISE,
    Island,
)

__all__ = [
    "A_TURN_FROM_HOME",
    "COEFFICIENTS",
    "COEFFICIENTS_FILE",
    "FEATURES",
    "FURTHEST",
    "Feature",
    "appraise",
    "appraise_with",
    "chance_to_win",
    "describe",
    "describe_cards",
    "describe_pawn",
    "describe_sites",
    "describe_specials",
    "describe_water",
    "log_odds",
]

FURTHEST = 8  # moves from home; more are not counted
A_TURN_FROM_HOME = 3


class Feature(IntEnum):
    """A feature of a position: of the team, the treasures not captured, or the tiles."""

    ALWAYS = 0
    CAPTURED_ONE = auto()
    CAPTURED_TWO = auto()
    CAPTURED_THREE = auto()
    CAPTURED_ALL = auto()
    # the water
    FLOOD_RATE = auto()
    FLOOD_RATE_BY_CAPTURED = auto()
    METER = auto()
    RISE_NOW = auto()  # the chance of a Waters Rise! in this turn
    RISES_LEFT = auto()  # their share of the treasure deck
    AFLOAT = auto()
    FLOODED = auto()
    SINKING = auto()  # flooded tiles expected to sink in this turn
    # Fools' Landing
    LANDING_FLOODED = auto()
    LANDING_SINKS = auto()  # the chance in this turn
    LANDING_NEIGHBOURS = auto()
    # special cards
    A_LIFT = auto()
    TWO_LIFTS = auto()
    LIFTS_BY_CAPTURED = auto()
    A_LIFT_AT_THE_END = auto()  # with all treasures captured
    TWO_LIFTS_AT_THE_END = auto()
    SANDBAGS = auto()
    # hands
    FULL_HANDS = auto()
    CARDS_OF_THE_ACTIVE = auto()
    CARDS_OF_THE_ACTIVE_BY_CAPTURED = auto()
    # treasures: cards of the collector, of the team
    COLLECTED_ONE = auto()
    COLLECTED_TWO = auto()
    COLLECTED_THREE = auto()
    COLLECTED_FOUR = auto()
    TEAM_HAS_ONE = auto()
    TEAM_HAS_TWO = auto()
    TEAM_HAS_THREE = auto()
    TEAM_HAS_FOUR = auto()
    SCARCE = auto()  # hands and deck hold fewer than four
    COLLECTOR_WAITS = auto()  # turns until a collector with four cards is active
    # treasures: their tiles
    BOTH_FLOODED = auto()
    ONE_FLOODED = auto()
    BOTH_SINK = auto()
    ONE_SUNK = auto()
    LAST_FLOODED = auto()
    LAST_SINKS = auto()
    # pawns
    ATTRACTION = auto()  # how near they are to what they want
    FAR_FROM_HOME = auto()  # moves to Fools' Landing
    FAR_BY_CAPTURED = auto()
    FAR_AT_THE_END = auto()
    AWAY_AT_THE_END = auto()
    ON_SINKING_TILES = auto()
    NEAR_HOME = auto()


FEATURES = len(Feature)
COEFFICIENTS_FILE = Path(__file__).with_name("evaluation.json")


def _read() -> FloatGrid:
    """Return the coefficients, a row for each number of players."""
    learnt = json.loads(COEFFICIENTS_FILE.read_text("utf-8"))
    return cast(FloatGrid, np.array([learnt[each.name.lower()] for each in Feature]).T.copy())


COEFFICIENTS = _read()

# ── Features ─────────────────────────────────────────────────────────────────────────────


@rule
def describe(game: Island, weights: Weights, estimate: Estimate, features: FloatRow) -> None:
    """Fill in the features of a position."""
    features[:] = 0.0
    weigh_tiles(game, weights, estimate)
    name_collectors(game, weights, estimate)
    captured = how_many(game.captured)
    features[Feature.ALWAYS] = 1.0
    features[captured] = 1.0
    describe_water(game, estimate, captured, features)
    describe_specials(game, captured, features)
    for treasure in range(TREASURE_CARDS):
        if not game.captured >> treasure & 1:
            describe_cards(game, estimate, treasure, features)
            describe_sites(game, estimate, treasure, features)
    for seat in range(game.players):
        attract(game, weights, estimate, seat)
        describe_pawn(game, estimate, seat, captured, features)


@rule
def describe_water(game: Island, estimate: Estimate, captured: int, features: FloatRow) -> None:
    landing = game.place_of[LANDING]
    rate = FLOOD_RATE[game.meter]
    features[Feature.FLOOD_RATE] = rate
    features[Feature.FLOOD_RATE_BY_CAPTURED] = rate * captured
    features[Feature.METER] = game.meter / 10.0
    features[Feature.RISE_NOW] = chance_of_rise(game)
    left = 0
    for card in range(len(CARDS)):
        left += game.deck[card]
    features[Feature.RISES_LEFT] = game.deck[WATERS_RISE] / max(1, left)
    features[Feature.AFLOAT] = how_many(game.afloat) / PLACES
    features[Feature.FLOODED] = how_many(game.flooded) / PLACES
    features[Feature.SINKING] = estimate.danger.sum()
    features[Feature.LANDING_FLOODED] = holds(game.flooded, landing)
    features[Feature.LANDING_SINKS] = estimate.danger[landing]
    features[Feature.LANDING_NEIGHBOURS] = (
        how_many(BESIDE[game.island, landing] & game.afloat) / 4.0
    )


@rule
def describe_specials(game: Island, captured: int, features: FloatRow) -> None:
    lifts = bags = full = 0
    for seat in range(game.players):
        lifts += game.hand[seat, HELICOPTER]
        bags += game.hand[seat, SANDBAGS]
        full += hand_size(game, seat) >= HAND_LIMIT
    features[Feature.A_LIFT] = lifts > 0
    features[Feature.TWO_LIFTS] = lifts > 1
    features[Feature.LIFTS_BY_CAPTURED] = lifts * captured / 4.0
    if game.captured == ALL_CAPTURED:
        features[Feature.A_LIFT_AT_THE_END] = lifts > 0
        features[Feature.TWO_LIFTS_AT_THE_END] = lifts > 1
    features[Feature.SANDBAGS] = bags
    features[Feature.FULL_HANDS] = full
    cards = hand_size(game, game.turn) / HAND_LIMIT
    features[Feature.CARDS_OF_THE_ACTIVE] = cards
    features[Feature.CARDS_OF_THE_ACTIVE_BY_CAPTURED] = cards * captured


@rule
def describe_cards(game: Island, estimate: Estimate, treasure: int, features: FloatRow) -> None:
    collector = estimate.collector[treasure]
    own = min(int64(game.hand[collector, treasure]), CAPTURE_COST)
    team = 0
    for seat in range(game.players):
        team += game.hand[seat, treasure]
    features[Feature.SCARCE] += team + game.deck[treasure] < CAPTURE_COST
    team = min(team, CAPTURE_COST)
    if own > 0:
        features[Feature.COLLECTED_ONE - 1 + own] += 1.0
    if team > 0:
        features[Feature.TEAM_HAS_ONE - 1 + team] += 1.0
    if own == CAPTURE_COST:
        away = collector - game.turn
        features[Feature.COLLECTOR_WAITS] += (
            away if away > 0 else away + game.players
        ) / MOST_PLAYERS


@rule
def describe_sites(game: Island, estimate: Estimate, treasure: int, features: FloatRow) -> None:
    one, other = game.place_of[SITES[treasure, 0]], game.place_of[SITES[treasure, 1]]
    one_flooded, other_flooded = holds(game.flooded, one), holds(game.flooded, other)
    if holds(game.afloat, one) and holds(game.afloat, other):
        features[Feature.BOTH_FLOODED] += one_flooded and other_flooded
        features[Feature.ONE_FLOODED] += one_flooded != other_flooded
        features[Feature.BOTH_SINK] += estimate.danger[one] * estimate.danger[other]
    else:
        features[Feature.ONE_SUNK] += 1.0
        features[Feature.LAST_FLOODED] += one_flooded or other_flooded
        features[Feature.LAST_SINKS] += estimate.danger[one] + estimate.danger[other]


@rule
def describe_pawn(
    game: Island, estimate: Estimate, seat: int, captured: int, features: FloatRow
) -> None:
    """Add the features of a pawn; `links` must be those of this pawn."""
    here = game.at[seat]
    features[Feature.ATTRACTION] += estimate.attraction[seat, here] / 10.0
    home = only(game.place_of[LANDING])
    far = 0
    while not holds(home, here) and far < FURTHEST:
        home = within(estimate, home, 1)
        far += 1
    features[Feature.FAR_FROM_HOME] += far / FURTHEST
    features[Feature.FAR_BY_CAPTURED] += far * captured / FURTHEST
    if game.captured == ALL_CAPTURED:
        features[Feature.FAR_AT_THE_END] += far / FURTHEST
        features[Feature.AWAY_AT_THE_END] += far > 0
    features[Feature.ON_SINKING_TILES] += estimate.danger[here]
    features[Feature.NEAR_HOME] += far <= A_TURN_FROM_HOME


# ── The chance to win ────────────────────────────────────────────────────────────────────


@rule
def log_odds(features: FloatRow, coefficients: FloatRow) -> float:
    """Return the logarithm of the odds to win; larger is better."""
    total = 0.0
    for feature in range(len(features)):
        total += features[feature] * coefficients[feature]
    return total


@rule
def chance_to_win(features: FloatRow, coefficients: FloatRow) -> float:
    chance: float = 1.0 / (1.0 + np.exp(-log_odds(features, coefficients)))
    return chance


@rule
def appraise(game: Island, values: FloatRow) -> None:
    """Write the chance to win, the same for all seats."""
    values[:] = appraise_with(game, empty(1, Estimate), empty(FEATURES))


@rule
def appraise_with(game: Island, estimates: Records[Estimate], features: FloatRow) -> float:
    """Return the chance to win, using the caller's buffers."""
    table = game.players - FEWEST_PLAYERS
    describe(game, WEIGHTS_BY_PLAYERS[table], estimates[0], features)
    return chance_to_win(features, COEFFICIENTS[table].copy())
