"""The active player's actions: what gains most now, and where the pull is strongest after it."""

import numpy as np

from atoll.bots.forbidden_island.cards import flight as flight_by_card
from atoll.bots.forbidden_island.pull import feel_pull, gift_worth
from atoll.bots.forbidden_island.wanted import NOTHING, most
from atoll.engine.rule import rule
from atoll.games.forbidden_island.reach import flight, navigation, shore_up_reach, steps
from atoll.games.forbidden_island.state import (
    CAPTURE,
    CAPTURE_COST,
    END_ACTIONS,
    FLY,
    GIVE,
    MOVE,
    NAVIGATE,
    NO_TREASURE,
    PLACES,
    SHORE_UP,
    TREASURE_CARDS,
    TREASURE_OF,
    Role,
)


@rule
def act(game, weights, mind, ours):
    """The best of staying, going and leading; a flight, if it is worth a card."""
    if game.actions == 0:
        return shore_up(game, mind)[1]
    feel_pull(game, weights, mind, game.turn)
    action = flight_by_card(game, weights, mind, ours)
    if action != NOTHING:
        return action
    gain, action = stay(game, weights, mind)
    going, way = go(game, weights, mind)
    if going > gain:
        gain, action = going, way
    if game.role[game.turn] == Role.NAVIGATOR:
        leading, led = lead(game, weights, mind)
        if leading > gain:
            action = led
    return action


# ── Staying ──────────────────────────────────────────────────────────────────────────────


@rule
def stay(game, weights, mind):
    """The best of what can be done without moving: its gain, and the action."""
    gain, chosen = shore_up(game, mind)
    if can_capture(game) and weights.capture > gain:
        gain, chosen = weights.capture, CAPTURE
    giver = game.turn
    for card in range(TREASURE_CARDS):
        receiver = np.int64(mind.collector[card])
        if game.captured >> card & 1 or receiver == giver or game.hand[giver, card] == 0:
            continue
        if game.role[giver] == Role.MESSENGER or game.at[receiver] == game.at[giver]:
            value = gift_worth(game, weights, receiver, card)
            if value > gain:
                gain, chosen = value, GIVE + TREASURE_CARDS * receiver + card
    return gain, chosen


@rule
def shore_up(game, mind):
    """The tile in reach that is worth most."""
    place = most(mind.worth, np.int64(shore_up_reach(game, game.turn)))
    if place == NOTHING:
        return 0.0, END_ACTIONS
    return mind.worth[place], SHORE_UP + place


@rule
def can_capture(game):
    treasure = TREASURE_OF[game.tile_at[game.at[game.turn]]]
    if treasure == NO_TREASURE or game.captured >> treasure & 1:
        return False
    return game.hand[game.turn, treasure] >= CAPTURE_COST


# ── Going and leading ────────────────────────────────────────────────────────────────────


@rule
def go(game, weights, mind):
    """The move, or the Pilot's flight, to where the pull is strongest: what is gained by it."""
    seat = game.turn
    pull = mind.pull[seat]
    gain, chosen = 0.0, END_ACTIONS
    place = most(pull, np.int64(steps(game, seat)))
    if place != NOTHING:
        gain, chosen = weights.ahead * (pull[place] - pull[game.at[seat]]), MOVE + place
    if game.role[seat] == Role.PILOT and not game.flown:
        place = most(pull, np.int64(flight(game, seat)))
        if place != NOTHING and weights.ahead * (pull[place] - pull[game.at[seat]]) > gain:
            gain, chosen = weights.ahead * (pull[place] - pull[game.at[seat]]), FLY + place
    return gain, chosen


@rule
def lead(game, weights, mind):
    """The Navigator's lead that helps another pawn most: the gain, and the action."""
    gain, chosen = 0.0, END_ACTIONS
    for other in range(game.players):
        if other == game.turn:
            continue
        feel_pull(game, weights, mind, other)
        pull = mind.pull[other]
        place = most(pull, np.int64(navigation(game, other)))
        if place != NOTHING:
            value = weights.navigate * (pull[place] - pull[game.at[other]])
            if value > gain:
                gain, chosen = value, NAVIGATE + PLACES * other + place
    return gain, chosen
