"""The outlook of a position: its signs, and the chance to win they promise.

It is taken at the end of a player's actions, before cards are drawn.  What each sign
counts for was learnt from games of the policy (see `bench/learn_forbidden_island.py`) and
stands in `outlook.json`, for two, three and four players.
"""

import json
from pathlib import Path

import numpy as np

from atoll.bots.forbidden_island.collectors import name_collectors
from atoll.bots.forbidden_island.danger import chance_of_rise, weigh_tiles
from atoll.bots.forbidden_island.pull import feel_pull, within
from atoll.bots.forbidden_island.signs import Sign
from atoll.engine.rule import rule
from atoll.games.forbidden_island.hands import hand_size
from atoll.games.forbidden_island.places import BESIDE, holds, how_many, only
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
)

_LEARNT = json.loads(Path(__file__).with_name("outlook.json").read_text("utf-8"))
LEARNT = np.array([[by_players[n] for by_players in _LEARNT.values()] for n in range(3)])
FURTHEST = 8  # moves from home; more are not counted
A_TURN_FROM_HOME = 3


@rule
def describe(game, weights, mind, signs):
    """Fill in the signs of a position."""
    signs[:] = 0.0
    weigh_tiles(game, weights, mind)
    name_collectors(game, weights, mind)
    captured = how_many(np.int64(game.captured))
    signs[Sign.ALWAYS] = 1.0
    signs[captured] = 1.0
    describe_water(game, mind, captured, signs)
    describe_specials(game, captured, signs)
    for treasure in range(TREASURE_CARDS):
        if not game.captured >> treasure & 1:
            describe_cards(game, mind, treasure, signs)
            describe_sites(game, mind, treasure, signs)
    for seat in range(game.players):
        feel_pull(game, weights, mind, seat)
        describe_pawn(game, mind, seat, captured, signs)


@rule
def describe_water(game, mind, captured, signs):
    landing = game.place_of[LANDING]
    rate = FLOOD_RATE[game.meter]
    signs[Sign.FLOOD_RATE] = rate
    signs[Sign.FLOOD_RATE_BY_CAPTURED] = rate * captured
    signs[Sign.METER] = game.meter / 10.0
    signs[Sign.RISE_NOW] = chance_of_rise(game)
    left = 0
    for card in range(len(CARDS)):
        left += game.deck[card]
    signs[Sign.RISES_LEFT] = game.deck[WATERS_RISE] / max(1, left)
    signs[Sign.AFLOAT] = how_many(np.int64(game.afloat)) / PLACES
    signs[Sign.FLOODED] = how_many(np.int64(game.flooded)) / PLACES
    signs[Sign.SINKING] = mind.danger.sum()
    signs[Sign.LANDING_FLOODED] = holds(game.flooded, landing)
    signs[Sign.LANDING_SINKS] = mind.danger[landing]
    signs[Sign.LANDING_NEIGHBOURS] = how_many(BESIDE[game.island, landing] & game.afloat) / 4.0


@rule
def describe_specials(game, captured, signs):
    lifts = bags = full = 0
    for seat in range(game.players):
        lifts += game.hand[seat, HELICOPTER]
        bags += game.hand[seat, SANDBAGS]
        full += hand_size(game, seat) >= HAND_LIMIT
    signs[Sign.A_LIFT] = lifts > 0
    signs[Sign.TWO_LIFTS] = lifts > 1
    signs[Sign.LIFTS_BY_CAPTURED] = lifts * captured / 4.0
    if game.captured == ALL_CAPTURED:
        signs[Sign.A_LIFT_AT_THE_END] = lifts > 0
        signs[Sign.TWO_LIFTS_AT_THE_END] = lifts > 1
    signs[Sign.SANDBAGS] = bags
    signs[Sign.FULL_HANDS] = full
    cards = hand_size(game, game.turn) / HAND_LIMIT
    signs[Sign.CARDS_OF_THE_ACTIVE] = cards
    signs[Sign.CARDS_OF_THE_ACTIVE_BY_CAPTURED] = cards * captured


@rule
def describe_cards(game, mind, treasure, signs):
    collector = mind.collector[treasure]
    own = min(np.int64(game.hand[collector, treasure]), CAPTURE_COST)
    team = 0
    for seat in range(game.players):
        team += game.hand[seat, treasure]
    signs[Sign.SCARCE] += team + game.deck[treasure] < CAPTURE_COST
    team = min(team, CAPTURE_COST)
    if own > 0:
        signs[Sign.COLLECTED_ONE - 1 + own] += 1.0
    if team > 0:
        signs[Sign.TEAM_HAS_ONE - 1 + team] += 1.0
    if own == CAPTURE_COST:
        away = collector - game.turn
        signs[Sign.COLLECTOR_WAITS] += (away if away > 0 else away + game.players) / MOST_PLAYERS


@rule
def describe_sites(game, mind, treasure, signs):
    one, other = game.place_of[SITES[treasure, 0]], game.place_of[SITES[treasure, 1]]
    one_flooded, other_flooded = holds(game.flooded, one), holds(game.flooded, other)
    if holds(game.afloat, one) and holds(game.afloat, other):
        signs[Sign.BOTH_FLOODED] += one_flooded and other_flooded
        signs[Sign.ONE_FLOODED] += one_flooded != other_flooded
        signs[Sign.BOTH_SINK] += mind.danger[one] * mind.danger[other]
    else:
        signs[Sign.ONE_SUNK] += 1.0
        signs[Sign.LAST_FLOODED] += one_flooded or other_flooded
        signs[Sign.LAST_SINKS] += mind.danger[one] + mind.danger[other]


@rule
def describe_pawn(game, mind, seat, captured, signs):
    """The pawn whose pull was felt last: `links` still holds its ways."""
    here = game.at[seat]
    signs[Sign.PULL] += mind.pull[seat, here] / 10.0
    home = only(game.place_of[LANDING])
    far = 0
    while not holds(home, here) and far < FURTHEST:
        home = within(mind, home, 1)
        far += 1
    signs[Sign.FAR_FROM_HOME] += far / FURTHEST
    signs[Sign.FAR_BY_CAPTURED] += far * captured / FURTHEST
    if game.captured == ALL_CAPTURED:
        signs[Sign.FAR_AT_THE_END] += far / FURTHEST
        signs[Sign.AWAY_AT_THE_END] += far > 0
    signs[Sign.ON_SINKING_TILES] += mind.danger[here]
    signs[Sign.NEAR_HOME] += far <= A_TURN_FROM_HOME


@rule
def log_odds(signs, learnt):
    """The logarithm of the odds to win; larger is better."""
    total = 0.0
    for sign in range(len(signs)):
        total += signs[sign] * learnt[sign]
    return total


@rule
def chance_to_win(signs, learnt):
    return 1.0 / (1.0 + np.exp(-log_odds(signs, learnt)))
