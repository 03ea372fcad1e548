"""The policy: what an experienced player does at a glance, in a microsecond or two.

It is bound to the shared search, which plays simulated games by it.
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
    BY_PLAYERS,
    EVERYBODY,
    FEWEST_PLAYERS,
    NOTHING,
    Estimate,
    Weights,
    best_place,
    weigh_tiles,
)
from atoll.bots.forbidden_island.evaluation import appraise
from atoll.bots.forbidden_island.goals import attract, gift_worth
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


@rule
def best_action(game: Island, weights: Weights, estimate: Estimate, ours: int) -> int:
    """What the policy decides for its team, with the special cards of our seats only."""
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
    """Sandbags, or on with the game."""
    if holder_of(game, SANDBAGS, ours) == NOTHING:
        return PROCEED.action
    weigh_tiles(game, weights, estimate)
    action = sandbags(game, weights, estimate, ours)
    return action if action != NOTHING else PROCEED.action


@rule
def volunteer(game: Island, weights: Weights, estimate: Estimate, ours: int) -> int:
    """While another seat decides, ours only win, save a tile or save a pawn."""
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
    """The best of staying, going and leading; a flight, if it is worth a card."""
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
    """The best of what can be done without moving: its gain, and the action."""
    gain, chosen = shore_up(game, estimate)
    if can_capture(game) and weights.capture > gain:
        gain, chosen = weights.capture, CAPTURE.action
    giver = game.turn
    for card in range(TREASURE_CARDS):
        receiver = estimate.collector[card]
        if game.captured >> card & 1 or receiver == giver or game.hand[giver, card] == 0:
            continue
        if game.role[giver] == Role.MESSENGER or game.at[receiver] == game.at[giver]:
            value = gift_worth(game, weights, receiver, card)
            if value > gain:
                gain, chosen = value, GIVE.of(receiver, card)
    return gain, chosen


@rule
def shore_up(game: Island, estimate: Estimate) -> tuple[float, int]:
    """The tile in reach that is worth most."""
    place = best_place(estimate.worth, shore_up_reach(game, game.turn))
    if place == NOTHING:
        return 0.0, END_ACTIONS.action
    return estimate.worth[place], SHORE_UP.of(place)


@rule
def can_capture(game: Island) -> bool:
    treasure = TREASURE_OF[game.tile_at[game.at[game.turn]]]
    if treasure == NO_TREASURE or game.captured >> treasure & 1:
        return False
    return game.hand[game.turn, treasure] >= CAPTURE_COST


@rule
def go(game: Island, weights: Weights, estimate: Estimate) -> tuple[float, int]:
    """The move, or the Pilot's flight, to the most attractive place: what is gained by it."""
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
    """The Navigator's lead that helps another pawn most: the gain, and the action."""
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
    """Each of our pawns to the most attractive place; by helicopter if it cannot swim."""
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


# ── As Python asks ───────────────────────────────────────────────────────────────────────


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
    """The policy's action for our seats; NOTHING if it leaves the decision to others."""
    game = states[0]
    if ours >> game.actor & 1:
        return best_action(game, weights[0], estimates[0], ours)
    return volunteer(game, weights[0], estimates[0], ours)


# ── As the search asks ───────────────────────────────────────────────────────────────────

A_TURN, A_TREASURE_CARD, A_FLOOD_CARD = 1, 2, 3


@rule
def decide(game: Island, menu: Menu, dice: Dice) -> int:
    """The policy for all seats; it needs no menu."""
    return decide_with(game, empty(1, Estimate))


@rule
def decide_with(game: Island, estimates: Records[Estimate]) -> int:
    """The same, in a record of the caller's."""
    return best_action(game, BY_PLAYERS[game.players - FEWEST_PLAYERS], estimates[0], EVERYBODY)


@rule
def event_kind(game: Island) -> int:
    """Every card is an event of its own, counted by deck; a turn's first opens the turn."""
    if game.phase == Phase.FLOOD:
        return A_FLOOD_CARD
    return A_TURN if game.draws == DRAWS_A_TURN else A_TREASURE_CARD


@cache
def skilled_search() -> Search:
    """The policy bound to the shared search, when it is first wanted."""
    return bind_search(GAME, Policy("skilled", decide, event_kind, appraise, needs_menu=False))
