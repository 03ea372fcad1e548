"""Cards: which seat collects which treasure, what to discard, when to play special cards."""

from atoll.bots.forbidden_island.estimate import NOTHING, Estimate, Weights, best_place
from atoll.bots.forbidden_island.goals import attract
from atoll.engine.compiler.rule import rule
from atoll.engine.records.record import int64
from atoll.games.forbidden_island.actions import DISCARD, LIFT, SANDBAG
from atoll.games.forbidden_island.rules.specials import sandbag_places
from atoll.games.forbidden_island.state import (
    ALL_CAPTURED,
    CAPTURE_COST,
    HELICOPTER,
    HOLDABLE,
    LANDING,
    NO_SEAT,
    SANDBAGS,
    TREASURE_CARDS,
    Island,
    Role,
)

__all__ = [
    "fitness",
    "held",
    "holder_of",
    "is_useless",
    "keep_treasure_card",
    "keep_value",
    "least_wanted",
    "lift",
    "lift_before_it_is_lost",
    "name_collectors",
    "part_with_a_card",
    "sandbags",
    "useful_lift",
]

# ── Holders ──────────────────────────────────────────────────────────────────────────────


@rule
def holder_of(game: Island, card: int, ours: int) -> int:
    """Return the first of our seats that holds this card; NOTHING if none does."""
    for seat in range(game.players):
        if ours >> seat & 1 and game.hand[seat, card] > 0:
            return seat
    return NOTHING


@rule
def held(game: Island, card: int, ours: int) -> int:
    """Return how many of this card our seats hold."""
    count = 0
    for seat in range(game.players):
        if ours >> seat & 1:
            count += game.hand[seat, card]
    return count


# ── Collectors ───────────────────────────────────────────────────────────────────────────


@rule
def name_collectors(game: Island, weights: Weights, estimate: Estimate) -> None:
    """Assign treasures to seats greedily by fitness, which spreads them over the seats."""
    estimate.collector[:] = NO_SEAT
    for _ in range(TREASURE_CARDS):
        best, best_seat, best_treasure = -1e9, NO_SEAT, 0
        for treasure in range(TREASURE_CARDS):
            if game.captured >> treasure & 1 or estimate.collector[treasure] != NO_SEAT:
                continue
            team = 0
            for seat in range(game.players):
                team += game.hand[seat, treasure]
            for seat in range(game.players):
                score = fitness(game, weights, estimate, seat, treasure)
                score += weights.collector_team * team
                if score > best:
                    best, best_seat, best_treasure = score, seat, treasure
        if best_seat == NO_SEAT:
            return
        estimate.collector[best_treasure] = best_seat


@rule
def fitness(game: Island, weights: Weights, estimate: Estimate, seat: int, treasure: int) -> float:
    """Return how well this seat would do as the collector of this treasure."""
    busy = 0
    for other in range(TREASURE_CARDS):
        busy += estimate.collector[other] == seat
    score = weights.collector_own * game.hand[seat, treasure] - weights.collector_busy * busy
    if game.role[seat] == Role.MESSENGER:
        score -= weights.collector_messenger
    return score


# ── A hand over the limit ────────────────────────────────────────────────────────────────


@rule
def part_with_a_card(game: Island, weights: Weights, estimate: Estimate) -> int:
    """Discard the least wanted card; play it instead, if it is a special one of use."""
    seat = int64(game.over_limit)
    action = sandbags(game, weights, estimate, 1 << seat)
    if action != NOTHING:
        return action
    card = least_wanted(game, weights, estimate, seat)
    if card == SANDBAGS:
        place = best_place(estimate.shore_up_value, sandbag_places(game))
        if place != NOTHING:
            return SANDBAG.of(seat, place)
    elif card == HELICOPTER:
        return lift_before_it_is_lost(game, weights, estimate)
    return DISCARD.of(card)


@rule
def least_wanted(game: Island, weights: Weights, estimate: Estimate, seat: int) -> int:
    """Return the card of this hand that the team needs least."""
    best, chosen = 1e9, 0
    for card in range(HOLDABLE):
        if game.hand[seat, card] > 0:
            value = keep_value(game, weights, estimate, seat, card)
            if value < best:
                best, chosen = value, card
    return chosen


@rule
def keep_value(game: Island, weights: Weights, estimate: Estimate, seat: int, card: int) -> float:
    if card < TREASURE_CARDS:
        return keep_treasure_card(game, weights, estimate, seat, card)
    if card == HELICOPTER:
        captured = 0
        for treasure in range(TREASURE_CARDS):
            captured += game.captured >> treasure & 1
        return weights.keep_lift * (1.0 + weights.keep_lift_captured * captured)
    return weights.keep_sandbags


@rule
def keep_treasure_card(
    game: Island, weights: Weights, estimate: Estimate, seat: int, card: int
) -> float:
    """Return 0 for a useless card, and much where too few would be left."""
    if is_useless(game, seat, card):
        return 0.0
    cards = game.hand[seat, card]
    left = game.deck[card] - 1
    for other in range(game.players):
        left += game.hand[other, card]
    value = weights.keep_other
    if estimate.collector[card] == seat:
        value = weights.keep_collected * cards * cards
    if left < CAPTURE_COST:
        value += weights.keep_scarce
    return value


@rule
def is_useless(game: Island, seat: int, card: int) -> bool:
    """Return whether the card's treasure is captured, or this is a fifth card of it."""
    return game.captured >> card & 1 != 0 or game.hand[seat, card] > CAPTURE_COST


# ── Special cards ────────────────────────────────────────────────────────────────────────


@rule
def sandbags(game: Island, weights: Weights, estimate: Estimate, ours: int) -> int:
    """Play sandbags on the most valuable tile, if it is in enough danger."""
    holder = holder_of(game, SANDBAGS, ours)
    if holder == NOTHING:
        return NOTHING
    place = best_place(estimate.shore_up_value, sandbag_places(game))
    if place == NOTHING or estimate.shore_up_value[place] <= weights.sandbag:
        return NOTHING
    return SANDBAG.of(holder, place)


@rule
def useful_lift(game: Island, weights: Weights, estimate: Estimate, ours: int) -> int:
    """Lift the active pawn if that gains enough; at the end also pawns far from home."""
    action = lift(game, weights, estimate, ours, game.turn)
    if action != NOTHING or game.captured != ALL_CAPTURED:
        return action
    for seat in range(game.players):
        if seat != game.turn and game.at[seat] != game.place_of[LANDING]:
            attract(game, weights, estimate, seat)
            action = lift(game, weights, estimate, ours, seat)
            if action != NOTHING:
                return action
    return NOTHING


@rule
def lift(game: Island, weights: Weights, estimate: Estimate, ours: int, seat: int) -> int:
    """Lift this pawn to its most attractive place; with fewer lifts it must gain more."""
    lifts = held(game, HELICOPTER, ours)
    if lifts == 0:
        return NOTHING
    least = weights.lift_three
    if lifts == 1:
        least = weights.lift_one
    elif lifts == 2:
        least = weights.lift_two
    attraction = estimate.attraction[seat]
    place = best_place(attraction, game.afloat)
    if attraction[place] - attraction[game.at[seat]] <= least:
        return NOTHING
    return LIFT.of(holder_of(game, HELICOPTER, ours), 1 << seat, place)


@rule
def lift_before_it_is_lost(game: Island, weights: Weights, estimate: Estimate) -> int:
    """Play a lift instead of discarding it, for the pawn that gains most."""
    gain, action = weights.lift_spare, DISCARD.of(HELICOPTER)
    for seat in range(game.players):
        attract(game, weights, estimate, seat)
        attraction = estimate.attraction[seat]
        place = best_place(attraction, game.afloat)
        if attraction[place] - attraction[game.at[seat]] > gain:
            gain = attraction[place] - attraction[game.at[seat]]
            action = LIFT.of(game.over_limit, 1 << seat, place)
    return action
