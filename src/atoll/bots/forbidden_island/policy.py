"""The policy: what an experienced player does at a glance, in a microsecond or two."""

import numpy as np

from atoll.bots.forbidden_island.collectors import name_collectors
from atoll.bots.forbidden_island.danger import weigh_tiles
from atoll.bots.forbidden_island.keep import least_wanted
from atoll.bots.forbidden_island.pull import feel_pull, gift_worth
from atoll.engine.rule import rule
from atoll.games.forbidden_island.ending import can_lift_off
from atoll.games.forbidden_island.places import first, holds, rest
from atoll.games.forbidden_island.reach import flight, navigation, shore_up_reach, steps, swim
from atoll.games.forbidden_island.specials import lift_block, sandbag_places
from atoll.games.forbidden_island.state import (
    ALL_CAPTURED,
    CAPTURE,
    CAPTURE_COST,
    DISCARD,
    END_ACTIONS,
    FLY,
    GIVE,
    GROUPS,
    HELICOPTER,
    LANDING,
    LIFT_OFF,
    MOVE,
    NAVIGATE,
    NO_TREASURE,
    PLACES,
    PROCEED,
    SANDBAG,
    SANDBAGS,
    SHORE_UP,
    SWIM,
    TREASURE_CARDS,
    TREASURE_OF,
    Phase,
    Role,
)

NOTHING = -1
EVERYBODY = GROUPS - 1  # all seats, as a set


@rule
def best_action(game, weights, mind, ours):
    """The action the policy chooses for the team, with the special cards of our seats only."""
    if can_lift_off(game):
        holder = holder_of(game, HELICOPTER, ours)
        if holder != NOTHING:
            return LIFT_OFF + holder
    if game.phase == Phase.WINDOW:
        if holder_of(game, SANDBAGS, ours) == NOTHING:
            return PROCEED
        weigh_tiles(game, weights, mind)
        action = sandbags(game, weights, mind, ours)
        return action if action != NOTHING else PROCEED
    weigh_tiles(game, weights, mind)
    name_collectors(game, weights, mind)
    if game.phase == Phase.ACT:
        return act(game, weights, mind, ours)
    if game.phase == Phase.DISCARD:
        return part_with_a_card(game, weights, mind, ours)
    return leave_the_water(game, weights, mind, ours)


@rule
def holder_of(game, card, ours):
    for seat in range(game.players):
        if ours >> seat & 1 and game.hand[seat, card] > 0:
            return seat
    return NOTHING


# ── Special cards ────────────────────────────────────────────────────────────────────────


@rule
def sandbags(game, weights, mind, ours):
    """On the tile that would be missed most, if it is in danger enough."""
    holder = holder_of(game, SANDBAGS, ours)
    if holder == NOTHING:
        return NOTHING
    place = most_worth(mind, np.int64(sandbag_places(game)))
    if place == NOTHING or mind.worth[place] <= weights.sandbag:
        return NOTHING
    return SANDBAG + PLACES * holder + place


@rule
def most_worth(mind, places):
    best, chosen = -1.0, NOTHING
    while places:
        place = first(places)
        places = rest(places)
        if mind.worth[place] > best:
            best, chosen = mind.worth[place], place
    return chosen


@rule
def lift(game, weights, mind, ours, seat):
    """The helicopter takes this pawn where it wants to be, if that is far away."""
    lifts = 0
    for each in range(game.players):
        if ours >> each & 1:
            lifts += game.hand[each, HELICOPTER]
    if lifts == 0:
        return NOTHING
    least = weights.lift_three
    if lifts == 1:
        least = weights.lift_one
    elif lifts == 2:
        least = weights.lift_two
    place = strongest_pull(mind.pull[seat], np.int64(game.afloat))
    if mind.pull[seat, place] - mind.pull[seat, game.at[seat]] <= least:
        return NOTHING
    return lift_block(holder_of(game, HELICOPTER, ours), 1 << seat) + place


@rule
def fetch(game, weights, mind, ours):
    """At the end the helicopter takes home whoever is far away."""
    for seat in range(game.players):
        if seat != game.turn and game.at[seat] != game.place_of[LANDING]:
            feel_pull(game, weights, mind, seat)
            action = lift(game, weights, mind, ours, seat)
            if action != NOTHING:
                return action
    return NOTHING


@rule
def strongest_pull(pull, places):
    best, chosen = -1.0, NOTHING
    while places:
        place = first(places)
        places = rest(places)
        if pull[place] > best:
            best, chosen = pull[place], place
    return chosen


# ── Actions ──────────────────────────────────────────────────────────────────────────────


@rule
def act(game, weights, mind, ours):
    """The action with the greatest gain now and the strongest pull afterwards."""
    seat = game.turn
    if game.actions == 0:
        place = most_worth(mind, np.int64(shore_up_reach(game, seat)))
        return SHORE_UP + place if place != NOTHING else END_ACTIONS
    feel_pull(game, weights, mind, seat)
    pull = mind.pull[seat]
    here = game.at[seat]
    gain, now = best_deed(game, weights, mind)
    stay = gain + weights.ahead * pull[here]
    action = lift(game, weights, mind, ours, seat)
    if action != NOTHING:
        return action
    if game.captured == ALL_CAPTURED:
        action = fetch(game, weights, mind, ours)
        if action != NOTHING:
            return action
    chosen = now
    best = stay
    place = strongest_pull(pull, np.int64(steps(game, seat)))
    if place != NOTHING and weights.ahead * pull[place] > best:
        best, chosen = weights.ahead * pull[place], MOVE + place
    if game.role[seat] == Role.PILOT and not game.flown:
        place = strongest_pull(pull, np.int64(flight(game, seat)))
        if place != NOTHING and weights.ahead * pull[place] > best:
            best, chosen = weights.ahead * pull[place], FLY + place
    elif game.role[seat] == Role.NAVIGATOR:
        gain, led = lead(game, weights, mind)
        if gain + weights.ahead * pull[here] > best:
            chosen = led
    return chosen


@rule
def best_deed(game, weights, mind):
    """The best of what can be done without moving: its gain, and the action."""
    seat = game.turn
    gain, chosen = 0.0, END_ACTIONS
    place = most_worth(mind, np.int64(shore_up_reach(game, seat)))
    if place != NOTHING:
        gain, chosen = mind.worth[place], SHORE_UP + place
    treasure = TREASURE_OF[game.tile_at[game.at[seat]]]
    if (
        treasure != NO_TREASURE
        and not game.captured >> treasure & 1
        and game.hand[seat, treasure] >= CAPTURE_COST
        and weights.capture > gain
    ):
        gain, chosen = weights.capture, CAPTURE
    for card in range(TREASURE_CARDS):
        receiver = mind.collector[card]
        if game.captured >> card & 1 or receiver == seat or game.hand[seat, card] == 0:
            continue
        if game.role[seat] != Role.MESSENGER and game.at[receiver] != game.at[seat]:
            continue
        value = gift_worth(game, weights, receiver, card)
        if value > gain:
            gain, chosen = value, GIVE + TREASURE_CARDS * receiver + card
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
        place = strongest_pull(pull, np.int64(navigation(game, other)))
        if place != NOTHING:
            value = weights.navigate * (pull[place] - pull[game.at[other]])
            if value > gain:
                gain, chosen = value, NAVIGATE + PLACES * other + place
    return gain, chosen


# ── Answers ──────────────────────────────────────────────────────────────────────────────


@rule
def part_with_a_card(game, weights, mind, ours):
    """Discard the least wanted card; play it instead, if it is a special one of use."""
    seat = game.over_limit
    action = sandbags(game, weights, mind, ours)
    if action != NOTHING and game.hand[seat, SANDBAGS] > 0:
        return action
    card = least_wanted(game, weights, mind, seat)
    if card == SANDBAGS:
        place = most_worth(mind, np.int64(sandbag_places(game)))
        if place != NOTHING:
            return SANDBAG + PLACES * seat + place
    elif card == HELICOPTER:
        return lift_before_it_is_lost(game, weights, mind)
    return DISCARD + card


@rule
def lift_before_it_is_lost(game, weights, mind):
    """The pawn that gains most by it flies."""
    gain, action = weights.lift_spare, DISCARD + HELICOPTER
    for seat in range(game.players):
        feel_pull(game, weights, mind, seat)
        pull = mind.pull[seat]
        place = strongest_pull(pull, np.int64(game.afloat))
        if pull[place] - pull[game.at[seat]] > gain:
            gain = pull[place] - pull[game.at[seat]]
            action = lift_block(game.over_limit, 1 << seat) + place
    return action


@rule
def leave_the_water(game, weights, mind, ours):
    """Each of our pawns to where its pull is strongest; by helicopter if it cannot swim."""
    for seat in range(game.players):
        if game.swimmers >> seat & 1:
            feel_pull(game, weights, mind, seat)
            for place in range(PLACES):
                if not holds(game.flooded, place):
                    mind.pull[seat, place] += weights.swim_dry
            place = strongest_pull(mind.pull[seat], np.int64(swim(game, seat)))
            if place != NOTHING:
                if ours >> seat & 1:
                    return SWIM + PLACES * seat + place
                continue
            holder = holder_of(game, HELICOPTER, ours)
            if holder != NOTHING:
                place = strongest_pull(mind.pull[seat], np.int64(game.afloat))
                return lift_block(holder, 1 << seat) + place
    return NOTHING


@rule
def volunteer(game, weights, mind, ours):
    """What our seats do while another seat decides: they win, save a tile or save a pawn."""
    if game.phase == Phase.WINDOW:
        action = best_action(game, weights, mind, ours)
        return action if action != PROCEED else NOTHING
    if game.phase == Phase.SWIM:
        weigh_tiles(game, weights, mind)
        name_collectors(game, weights, mind)
        return leave_the_water(game, weights, mind, ours & ~game.swimmers)
    holder = holder_of(game, HELICOPTER, ours)
    if can_lift_off(game) and holder != NOTHING:
        return LIFT_OFF + holder
    return NOTHING


@rule
def ask(states, weights, minds, ours):
    """The policy's action for our seats; NOTHING if it leaves the decision to others."""
    game = states[0]
    if game.actor >= 0 and ours >> game.actor & 1:
        return best_action(game, weights[0], minds[0], ours)
    return volunteer(game, weights[0], minds[0], ours)
