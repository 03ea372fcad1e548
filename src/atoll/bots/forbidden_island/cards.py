"""Cards: who collects which, which to part with, and when special ones are worth it."""

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

# ── Holders ──────────────────────────────────────────────────────────────────────────────


@rule
def holder_of(game: Island, card: int, ours: int) -> int:
    """The first of our seats that holds this card; NOTHING if none does."""
    for seat in range(game.players):
        if ours >> seat & 1 and game.hand[seat, card] > 0:
            return seat
    return NOTHING


@rule
def held(game: Island, card: int, ours: int) -> int:
    """How many of this card our seats hold."""
    count = 0
    for seat in range(game.players):
        if ours >> seat & 1:
            count += game.hand[seat, card]
    return count


# ── Collectors ───────────────────────────────────────────────────────────────────────────


@rule
def name_collectors(game: Island, weights: Weights, estimate: Estimate) -> None:
    """Greedily the best pair of a seat and a treasure, spreading the treasures over seats."""
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
    """How well this seat would do as the collector of this treasure."""
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
        place = best_place(estimate.worth, sandbag_places(game))
        if place != NOTHING:
            return SANDBAG.of(seat, place)
    elif card == HELICOPTER:
        return lift_before_it_is_lost(game, weights, estimate)
    return DISCARD.of(card)


@rule
def least_wanted(game: Island, weights: Weights, estimate: Estimate, seat: int) -> int:
    """The card of this hand that the team misses least."""
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
    """Nothing for a useless one; much where too few would be left."""
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
    """Whether this treasure card helps nobody: its treasure is captured, or it is a fifth one."""
    return game.captured >> card & 1 != 0 or game.hand[seat, card] > CAPTURE_COST


# ── Special cards ────────────────────────────────────────────────────────────────────────


@rule
def sandbags(game: Island, weights: Weights, estimate: Estimate, ours: int) -> int:
    """On the tile that would be missed most, if it is in danger enough."""
    holder = holder_of(game, SANDBAGS, ours)
    if holder == NOTHING:
        return NOTHING
    place = best_place(estimate.worth, sandbag_places(game))
    if place == NOTHING or estimate.worth[place] <= weights.sandbag:
        return NOTHING
    return SANDBAG.of(holder, place)


@rule
def useful_lift(game: Island, weights: Weights, estimate: Estimate, ours: int) -> int:
    """For the active pawn, whose goals are known; at the end for those far from home."""
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
    """The helicopter takes this pawn where it wants to be; the fewer lifts, the more rarely."""
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
    """Instead of discarding a lift: the pawn that gains most by it flies."""
    gain, action = weights.lift_spare, DISCARD.of(HELICOPTER)
    for seat in range(game.players):
        attract(game, weights, estimate, seat)
        attraction = estimate.attraction[seat]
        place = best_place(attraction, game.afloat)
        if attraction[place] - attraction[game.at[seat]] > gain:
            gain = attraction[place] - attraction[game.at[seat]]
            action = LIFT.of(game.over_limit, 1 << seat, place)
    return action
