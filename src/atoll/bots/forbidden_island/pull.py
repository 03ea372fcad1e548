"""Where a pawn wants to be: goals on the island, and the ways that lead to them.

A goal is a value at a place.  The pull of any place is the best goal's value, less for
every move it is away; so a pawn that always goes where the pull is strongest gets there.
"""

import numpy as np

from atoll.engine.rule import rule
from atoll.games.forbidden_island.hands import hand_size
from atoll.games.forbidden_island.places import BESIDE, first, holds, how_many, only, rest
from atoll.games.forbidden_island.reach import neighbours
from atoll.games.forbidden_island.state import (
    ALL_CAPTURED,
    CAPTURE_COST,
    HAND_LIMIT,
    LANDING,
    PLACES,
    SITES,
    TREASURE_CARDS,
    Role,
)


@rule
def feel_pull(game, weights, mind, seat):
    """Fill this seat's row of `pull`."""
    pull = mind.pull[seat]
    pull[:] = 0.0
    link_places(game, mind, seat)
    want_dry_land(game, mind, seat, pull)
    if game.captured == ALL_CAPTURED:
        pull[game.place_of[LANDING]] += weights.home
    else:
        want_treasures(game, weights, seat, pull)
        want_meetings(game, weights, mind, seat, pull)
        captured = how_many(np.int64(game.captured))
        raise_to(pull, game.place_of[LANDING], weights.home_early * captured)
    spread(game, weights, mind, seat, pull)
    stand_guard(game, weights, mind, seat, pull)


# ── Goals ────────────────────────────────────────────────────────────────────────────────


@rule
def want_dry_land(game, mind, seat, pull):
    """From where a flooded tile can be shored up; the Engineer does two at once."""
    role = game.role[seat]
    mind.second[:] = 0.0
    in_time = reached_in_time(game, mind, seat)
    flooded = np.int64(game.flooded)
    while flooded:
        place = first(flooded)
        flooded = rest(flooded)
        near = (neighbours(game, role, place) | only(place)) & game.afloat
        while near:
            here = first(near)
            near = rest(near)
            worth = mind.worth[place] if holds(in_time, here) else mind.later[place]
            if worth > pull[here]:
                mind.second[here] = pull[here]
                pull[here] = worth
            elif worth > mind.second[here]:
                mind.second[here] = worth
    if role == Role.ENGINEER:
        for place in range(PLACES):
            pull[place] += mind.second[place]


@rule
def reached_in_time(game, mind, seat):
    """From where this pawn can still shore up before the next flood cards."""
    if seat != game.turn:
        return np.int64(0)
    if game.role[seat] == Role.PILOT and not game.flown and game.actions > 1:
        return np.int64(game.afloat)
    return within(mind, only(game.at[seat]), game.actions - 1)


@rule
def within(mind, places, moves):
    """Places at most so many moves from any of these."""
    for _ in range(moves):
        leaving = places
        while leaving:
            places |= mind.links[first(leaving)]
            leaving = rest(leaving)
    return places


@rule
def raise_to(pull, place, value):
    if value > pull[place]:
        pull[place] = value


@rule
def want_treasures(game, weights, seat, pull):
    """To capture with four cards; to wait near the place with three."""
    for treasure in range(TREASURE_CARDS):
        if game.captured >> treasure & 1:
            continue
        cards = game.hand[seat, treasure]
        if cards < CAPTURE_COST - 1:
            continue
        value = weights.capture if cards >= CAPTURE_COST else weights.site_with_three
        for site in SITES[treasure]:
            place = game.place_of[site]
            if holds(game.afloat, place):
                raise_to(pull, place, value)


@rule
def want_meetings(game, weights, mind, seat, pull):
    """To give a card to its collector; less so, as a collector, to meet who can give."""
    for treasure in range(TREASURE_CARDS):
        collector = mind.collector[treasure]
        if game.captured >> treasure & 1:
            continue
        value = gift_worth(game, weights, collector, treasure)
        if collector != seat:
            if game.hand[seat, treasure] > 0 and game.role[seat] != Role.MESSENGER:
                raise_to(pull, game.at[collector], value)
        else:
            for other in range(game.players):
                if other != seat and game.hand[other, treasure] > 0:
                    raise_to(pull, game.at[other], value * weights.meet_giver)


@rule
def gift_worth(game, weights, collector, treasure):
    """What one more card in the collector's hand is worth."""
    cards = game.hand[collector, treasure] + 1
    if cards > CAPTURE_COST:
        return 0.0
    share = 1.0 if hand_size(game, collector) < HAND_LIMIT else weights.give_to_full
    if cards == CAPTURE_COST:
        return weights.give_fourth * share
    if cards == CAPTURE_COST - 1:
        return weights.give_third * share
    return weights.give_second * share


# ── Ways ─────────────────────────────────────────────────────────────────────────────────


@rule
def link_places(game, mind, seat):
    """Where one move leads from every tile, in the way of this pawn."""
    role = game.role[seat]
    afloat = np.int64(game.afloat)
    mind.links[:] = 0
    places = afloat
    while places:
        place = first(places)
        places = rest(places)
        mind.links[place] = neighbours(game, role, place) & afloat
    if role == Role.DIVER:
        link_waters(game, mind)


@rule
def link_waters(game, mind):
    """The Diver goes from any shore of a stretch of water to any other in one move."""
    dry = game.afloat & ~game.flooded
    water = ((np.int64(1) << PLACES) - 1) & ~dry
    while water:
        stretch = only(first(water))
        shores = stretch
        leaving = stretch
        while leaving:
            near = BESIDE[game.island, first(leaving)]
            leaving = rest(leaving) | (near & water & ~stretch)
            stretch |= near & water
            shores |= near
        water &= ~stretch
        shores &= game.afloat
        each = shores
        while each:
            mind.links[first(each)] |= shores
            each = rest(each)


@rule
def spread(game, weights, mind, seat, pull):
    """The pull of every place from those one move away, until nothing changes."""
    changed = True
    while changed:
        changed = False
        for place in range(PLACES):
            if pull_through(mind, weights, pull, place):
                changed = True
        if changed:
            changed = False
            for place in range(PLACES - 1, -1, -1):
                if pull_through(mind, weights, pull, place):
                    changed = True
    if game.role[seat] == Role.PILOT:
        best = pull.max()
        best *= weights.flown if game.flown and game.turn == seat else weights.decay
        for place in range(PLACES):
            raise_to(pull, place, best)


@rule
def pull_through(mind, weights, pull, place):
    """Whether a neighbour pulls this place harder than was known."""
    best = 0.0
    links = np.int64(mind.links[place])
    while links:
        best = max(best, pull[first(links)])
        links = rest(links)
    best *= weights.decay
    if best > pull[place] + 1e-9:
        pull[place] = best
        return True
    return False


@rule
def stand_guard(game, weights, mind, seat, pull):
    """Stay where Fools' Landing, or a treasure's last tile, can be shored up within a turn."""
    add_guard(game, mind, seat, pull, game.place_of[LANDING], weights.guard_landing)
    for treasure in range(TREASURE_CARDS):
        if game.captured >> treasure & 1:
            continue
        one, other = game.place_of[SITES[treasure, 0]], game.place_of[SITES[treasure, 1]]
        if not holds(game.afloat, one):
            add_guard(game, mind, seat, pull, other, weights.guard_last_site)
        elif not holds(game.afloat, other):
            add_guard(game, mind, seat, pull, one, weights.guard_last_site)


@rule
def add_guard(game, mind, seat, pull, place, value):
    """Two moves and a shore-up are a turn."""
    near = (neighbours(game, game.role[seat], place) | only(place)) & game.afloat
    near = within(mind, near, 2)
    while near:
        pull[first(near)] += value
        near = rest(near)
