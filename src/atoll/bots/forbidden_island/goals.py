"""Goals of a pawn: how attractive every place is for it.

A goal is a value at a place.  The attraction of any place is the value of the best goal,
discounted for every move it is away, so a pawn reaches the goal by following the attraction.
"""

from atoll.bots.forbidden_island.estimate import Estimate, Weights
from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import FloatRow
from atoll.engine.records.record import int64
from atoll.games.forbidden_island.places import BESIDE, first, holds, how_many, only, rest
from atoll.games.forbidden_island.reach import neighbours
from atoll.games.forbidden_island.rules.hands import hand_size
from atoll.games.forbidden_island.state import (
    ALL_CAPTURED,
    CAPTURE_COST,
    HAND_LIMIT,
    LANDING,
    PLACES,
    SITES,
    TREASURE_CARDS,
    Island,
    Role,
)

__all__ = [
    "add_guard",
    "attract",
    "gift_value",
    "link_places",
    "link_waters",
    "raise_to",
    "reached_in_time",
    "spread",
    "spread_to",
    "stand_guard",
    "want_dry_land",
    "want_meetings",
    "want_treasures",
    "within",
]


@rule
def attract(game: Island, weights: Weights, estimate: Estimate, seat: int) -> None:
    """Fill this seat's row of `attraction`."""
    attraction = estimate.attraction[seat]
    attraction[:] = 0.0
    link_places(game, estimate, seat)
    want_dry_land(game, estimate, seat, attraction)
    if game.captured == ALL_CAPTURED:
        attraction[game.place_of[LANDING]] += weights.home
    else:
        want_treasures(game, weights, seat, attraction)
        want_meetings(game, weights, estimate, seat, attraction)
        captured = how_many(game.captured)
        raise_to(attraction, game.place_of[LANDING], weights.home_early * captured)
    spread(game, weights, estimate, seat, attraction)
    stand_guard(game, weights, estimate, seat, attraction)


# ── Goals ────────────────────────────────────────────────────────────────────────────────


@rule
def want_dry_land(game: Island, estimate: Estimate, seat: int, attraction: FloatRow) -> None:
    """Attract to places from which a flooded tile can be shored up; two for the Engineer."""
    role = game.role[seat]
    estimate.second[:] = 0.0
    in_time = reached_in_time(game, estimate, seat)
    flooded = int64(game.flooded)
    while flooded:
        place = first(flooded)
        flooded = rest(flooded)
        near = (neighbours(game, role, place) | only(place)) & game.afloat
        while near:
            here = first(near)
            near = rest(near)
            value = (
                estimate.shore_up_value[place]
                if holds(in_time, here)
                else estimate.shore_up_value_later[place]
            )
            if value > attraction[here]:
                estimate.second[here] = attraction[here]
                attraction[here] = value
            elif value > estimate.second[here]:
                estimate.second[here] = value
    if role == Role.ENGINEER:
        for place in range(PLACES):
            attraction[place] += estimate.second[place]


@rule
def reached_in_time(game: Island, estimate: Estimate, seat: int) -> int:
    """Return the places from which this pawn can shore up before the next flood cards."""
    if seat != game.turn:
        return int64(0)
    if game.role[seat] == Role.PILOT and not game.flown and game.actions > 1:
        return int64(game.afloat)
    return within(estimate, only(game.at[seat]), game.actions - 1)


@rule
def within(estimate: Estimate, places: int, moves: int) -> int:
    """Return the places at most `moves` moves from any of these."""
    for _ in range(moves):
        leaving = places
        while leaving:
            places |= estimate.links[first(leaving)]
            leaving = rest(leaving)
    return places


@rule
def raise_to(attraction: FloatRow, place: int, value: float) -> None:
    if value > attraction[place]:
        attraction[place] = value


@rule
def want_treasures(game: Island, weights: Weights, seat: int, attraction: FloatRow) -> None:
    """Attract to a treasure's sites: with four cards to capture it, with three to wait there."""
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
                raise_to(attraction, place, value)


@rule
def want_meetings(
    game: Island, weights: Weights, estimate: Estimate, seat: int, attraction: FloatRow
) -> None:
    """Attract givers to the collector of a treasure, and less so the collector to givers."""
    for treasure in range(TREASURE_CARDS):
        collector = estimate.collector[treasure]
        if game.captured >> treasure & 1:
            continue
        value = gift_value(game, weights, collector, treasure)
        if collector != seat:
            if game.hand[seat, treasure] > 0 and game.role[seat] != Role.MESSENGER:
                raise_to(attraction, game.at[collector], value)
        else:
            for other in range(game.players):
                if other != seat and game.hand[other, treasure] > 0:
                    raise_to(attraction, game.at[other], value * weights.meet_giver)


@rule
def gift_value(game: Island, weights: Weights, collector: int, treasure: int) -> float:
    """Return the value of one more card in the collector's hand."""
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
def link_places(game: Island, estimate: Estimate, seat: int) -> None:
    """Fill in where one move of this pawn leads from every tile."""
    role = game.role[seat]
    afloat = int64(game.afloat)
    estimate.links[:] = 0
    places = afloat
    while places:
        place = first(places)
        places = rest(places)
        estimate.links[place] = neighbours(game, role, place) & afloat
    if role == Role.DIVER:
        link_waters(game, estimate)


@rule
def link_waters(game: Island, estimate: Estimate) -> None:
    """Link all shores of a stretch of water: the Diver crosses it in one move."""
    dry = game.afloat & ~game.flooded
    water = ((int64(1) << PLACES) - 1) & ~dry
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
            estimate.links[first(each)] |= shores
            each = rest(each)


@rule
def spread(
    game: Island, weights: Weights, estimate: Estimate, seat: int, attraction: FloatRow
) -> None:
    """Spread attraction to places one move away, until nothing changes."""
    changed = True
    while changed:
        changed = False
        for place in range(PLACES):
            if spread_to(estimate, weights, attraction, place):
                changed = True
        if changed:
            changed = False
            for place in range(PLACES - 1, -1, -1):
                if spread_to(estimate, weights, attraction, place):
                    changed = True
    if game.role[seat] == Role.PILOT:
        best = attraction.max()
        best *= weights.flown if game.flown and game.turn == seat else weights.decay
        for place in range(PLACES):
            raise_to(attraction, place, best)


@rule
def spread_to(estimate: Estimate, weights: Weights, attraction: FloatRow, place: int) -> bool:
    """Raise the attraction of a place by its neighbours; return whether it changed."""
    best = 0.0
    links = int64(estimate.links[place])
    while links:
        best = max(best, attraction[first(links)])
        links = rest(links)
    best *= weights.decay
    if best > attraction[place] + 1e-9:
        attraction[place] = best
        return True
    return False


@rule
def stand_guard(
    game: Island, weights: Weights, estimate: Estimate, seat: int, attraction: FloatRow
) -> None:
    """Attract to places from which the landing or a treasure's last tile can be saved in a turn."""
    add_guard(game, estimate, seat, attraction, game.place_of[LANDING], weights.guard_landing)
    for treasure in range(TREASURE_CARDS):
        if game.captured >> treasure & 1:
            continue
        one, other = game.place_of[SITES[treasure, 0]], game.place_of[SITES[treasure, 1]]
        if not holds(game.afloat, one):
            add_guard(game, estimate, seat, attraction, other, weights.guard_last_site)
        elif not holds(game.afloat, other):
            add_guard(game, estimate, seat, attraction, one, weights.guard_last_site)


@rule
def add_guard(
    game: Island, estimate: Estimate, seat: int, attraction: FloatRow, place: int, value: float
) -> None:
    """Add `value` to places at most two moves from where the tile can be shored up."""
    near = (neighbours(game, game.role[seat], place) | only(place)) & game.afloat
    near = within(estimate, near, 2)
    while near:
        attraction[first(near)] += value
        near = rest(near)
