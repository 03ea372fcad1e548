"""The policy: chooses an action in a microsecond or two, without looking ahead.

It is bound to the shared search, whose rollouts follow it.
"""

from functools import cache

from atoll.bots.forbidden_island.cards import (
    holder_of,
    name_collectors,
    part_with_a_card,
    sandbags,
    useful_lift,
)
from atoll.bots.forbidden_island.estimate import (
    ALL_SEATS,
    FEWEST_PLAYERS,
    NOTHING,
    WEIGHTS_BY_PLAYERS,
    Estimate,
    Weights,
    best_place,
    weigh_tiles,
)
from atoll.bots.forbidden_island.evaluation import appraise
from atoll.bots.forbidden_island.goals import attract, gift_value
from atoll.bots.search.bind import Policy, Search, bind_search
from atoll.engine.compiler.entry import entry
from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import FloatRow, Records, empty
from atoll.engine.records.dice import Dice
from atoll.engine.records.menu import Menu
from atoll.games.forbidden_island import GAME
from atoll.games.forbidden_island.actions import (
    CAPTURE,
    END_ACTIONS,
    FLY,
    GIVE,
    LIFT,
    LIFT_OFF,
    MOVE,
    NAVIGATE,
    PROCEED,
    SHORE_UP,
    SWIM,
)
from atoll.games.forbidden_island.ending import can_lift_off
from atoll.games.forbidden_island.places import holds
from atoll.games.forbidden_island.reach import flight, navigation, shore_up_reach, steps, swim
from atoll.games.forbidden_island.state import (
    CAPTURE_COST,
    DRAWS_A_TURN,
    HELICOPTER,
    NO_TREASURE,
    PLACES,
    SANDBAGS,
    TREASURE_CARDS,
    TREASURE_OF,
    Island,
    Phase,
    Role,
)

__all__ = [
    "A_FLOOD_CARD",
    "A_TREASURE_CARD",
    "A_TURN",
    "act",
    "act_out_of_turn",
    "ask",
    "best_action",
    "can_capture",
    "decide",
    "decide_with",
    "event_kind",
    "go",
    "lead",
    "leave_the_water",
    "prefer_dry_land",
    "shore_up",
    "skilled_search",
    "stay",
    "use_window",
]


@rule
def best_action(game: Island, weights: Weights, estimate: Estimate, ours: int) -> int:
    """Choose the policy's action for the team, with the special cards of our seats only."""
    if can_lift_off(game):
        holder = holder_of(game, HELICOPTER, ours)
        if holder != NOTHING:
            return LIFT_OFF.of(holder)
    if game.phase == Phase.WINDOW:
        return use_window(game, weights, estimate, ours)
    weigh_tiles(game, weights, estimate)
    name_collectors(game, weights, estimate)
    if game.phase == Phase.ACT:
        return act(game, weights, estimate, ours)
    if game.phase == Phase.DISCARD:
        return part_with_a_card(game, weights, estimate)
    return leave_the_water(game, weights, estimate, ours)


@rule
def use_window(game: Island, weights: Weights, estimate: Estimate, ours: int) -> int:
    """Play sandbags if they pay, else proceed."""
    if holder_of(game, SANDBAGS, ours) == NOTHING:
        return PROCEED.action
    weigh_tiles(game, weights, estimate)
    action = sandbags(game, weights, estimate, ours)
    return action if action != NOTHING else PROCEED.action


@rule
def act_out_of_turn(game: Island, weights: Weights, estimate: Estimate, ours: int) -> int:
    """While another seat decides, act only to win, to save a tile or to save a pawn."""
    holder = holder_of(game, HELICOPTER, ours)
    if can_lift_off(game) and holder != NOTHING:
        return LIFT_OFF.of(holder)
    if game.phase == Phase.WINDOW:
        action = use_window(game, weights, estimate, ours)
        return NOTHING if PROCEED.has(action) else action
    if game.phase == Phase.SWIM:
        weigh_tiles(game, weights, estimate)
        name_collectors(game, weights, estimate)
        return leave_the_water(game, weights, estimate, ours & ~game.swimmers)
    return NOTHING


# ── The active player's actions ──────────────────────────────────────────────────────────


@rule
def act(game: Island, weights: Weights, estimate: Estimate, ours: int) -> int:
    """Choose the best of staying, going and leading, or a flight if it is worth the card."""
    if game.actions == 0:
        return shore_up(game, estimate)[1]
    attract(game, weights, estimate, game.turn)
    action = useful_lift(game, weights, estimate, ours)
    if action != NOTHING:
        return action
    gain, action = stay(game, weights, estimate)
    going, way = go(game, weights, estimate)
    if going > gain:
        gain, action = going, way
    if game.role[game.turn] == Role.NAVIGATOR:
        leading, led = lead(game, weights, estimate)
        if leading > gain:
            action = led
    return action


@rule
def stay(game: Island, weights: Weights, estimate: Estimate) -> tuple[float, int]:
    """Return the best action without moving, after its gain."""
    gain, chosen = shore_up(game, estimate)
    if can_capture(game) and weights.capture > gain:
        gain, chosen = weights.capture, CAPTURE.action
    giver = game.turn
    for card in range(TREASURE_CARDS):
        receiver = estimate.collector[card]
        if game.captured >> card & 1 or receiver == giver or game.hand[giver, card] == 0:
            continue
        if game.role[giver] == Role.MESSENGER or game.at[receiver] == game.at[giver]:
            value = gift_value(game, weights, receiver, card)
            if value > gain:
                gain, chosen = value, GIVE.of(receiver, card)
    return gain, chosen


@rule
def shore_up(game: Island, estimate: Estimate) -> tuple[float, int]:
    """Return the most valuable tile to shore up, after its value."""
    place = best_place(estimate.shore_up_value, shore_up_reach(game, game.turn))
    if place == NOTHING:
        return 0.0, END_ACTIONS.action
    return estimate.shore_up_value[place], SHORE_UP.of(place)


@rule
def can_capture(game: Island) -> bool:
    treasure = TREASURE_OF[game.tile_at[game.at[game.turn]]]
    if treasure == NO_TREASURE or game.captured >> treasure & 1:
        return False
    return game.hand[game.turn, treasure] >= CAPTURE_COST


@rule
def go(game: Island, weights: Weights, estimate: Estimate) -> tuple[float, int]:
    """Return the move or the Pilot's flight to the most attractive place, after its gain."""
    seat = game.turn
    attraction = estimate.attraction[seat]
    here = attraction[game.at[seat]]
    gain, chosen = 0.0, END_ACTIONS.action
    place = best_place(attraction, steps(game, seat))
    if place != NOTHING:
        gain, chosen = weights.ahead * (attraction[place] - here), MOVE.of(place)
    if game.role[seat] == Role.PILOT and not game.flown:
        place = best_place(attraction, flight(game, seat))
        if place != NOTHING and weights.ahead * (attraction[place] - here) > gain:
            gain, chosen = weights.ahead * (attraction[place] - here), FLY.of(place)
    return gain, chosen


@rule
def lead(game: Island, weights: Weights, estimate: Estimate) -> tuple[float, int]:
    """Return the Navigator's lead that helps another pawn most, after its gain."""
    gain, chosen = 0.0, END_ACTIONS.action
    for other in range(game.players):
        if other == game.turn:
            continue
        attract(game, weights, estimate, other)
        attraction = estimate.attraction[other]
        place = best_place(attraction, navigation(game, other))
        if place != NOTHING:
            value = weights.navigate * (attraction[place] - attraction[game.at[other]])
            if value > gain:
                gain, chosen = value, NAVIGATE.of(other, place)
    return gain, chosen


# ── Out of the water ─────────────────────────────────────────────────────────────────────


@rule
def leave_the_water(game: Island, weights: Weights, estimate: Estimate, ours: int) -> int:
    """Bring our pawns to the most attractive place, by helicopter if they cannot swim."""
    for seat in range(game.players):
        if not game.swimmers >> seat & 1:
            continue
        attract(game, weights, estimate, seat)
        attraction = estimate.attraction[seat]
        prefer_dry_land(game, weights, attraction)
        place = best_place(attraction, swim(game, seat))
        if place != NOTHING:
            if ours >> seat & 1:
                return SWIM.of(seat, place)
            continue
        holder = holder_of(game, HELICOPTER, ours)
        if holder != NOTHING:
            return LIFT.of(holder, 1 << seat, best_place(attraction, game.afloat))
    return NOTHING


@rule
def prefer_dry_land(game: Island, weights: Weights, attraction: FloatRow) -> None:
    for place in range(PLACES):
        if not holds(game.flooded, place):
            attraction[place] += weights.swim_dry


# ── Called from Python ───────────────────────────────────────────────────────────────────


@entry(
    {
        "states": Island.array(0),
        "weights": Weights.array(0),
        "estimates": Estimate.array(0),
        "ours": 0,
    },
    brief=True,
)
def ask(
    states: Records[Island], weights: Records[Weights], estimates: Records[Estimate], ours: int
) -> int:
    """Return the policy's action for our seats; NOTHING to pass."""
    game = states[0]
    if ours >> game.actor & 1:
        return best_action(game, weights[0], estimates[0], ours)
    return act_out_of_turn(game, weights[0], estimates[0], ours)


# ── Called by the search ─────────────────────────────────────────────────────────────────

A_TURN, A_TREASURE_CARD, A_FLOOD_CARD = 1, 2, 3


@rule
def decide(game: Island, menu: Menu, dice: Dice) -> int:
    """Choose by the policy for all seats; the menu is not used."""
    return decide_with(game, empty(1, Estimate))


@rule
def decide_with(game: Island, estimates: Records[Estimate]) -> int:
    """Choose by the policy, using the caller's buffer."""
    return best_action(
        game, WEIGHTS_BY_PLAYERS[game.players - FEWEST_PLAYERS], estimates[0], ALL_SEATS
    )


@rule
def event_kind(game: Island) -> int:
    """Return the kind of the card drawn next; the first of a turn has a kind of its own."""
    if game.phase == Phase.FLOOD:
        return A_FLOOD_CARD
    return A_TURN if game.draws == DRAWS_A_TURN else A_TREASURE_CARD


@cache
def skilled_search() -> Search:
    """Return the policy bound to the shared search."""
    return bind_search(GAME, Policy("skilled", decide, event_kind, appraise, needs_menu=False))
