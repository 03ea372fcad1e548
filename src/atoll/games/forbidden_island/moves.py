"""What may be done: the decisions of players, and what chance may bring."""

from atoll.engine.compiler.rule import rule
from atoll.engine.records.dice import Dice, below
from atoll.engine.records.menu import Menu, offer, offer_weighted
from atoll.engine.verbs import with_last
from atoll.games.forbidden_island.actions import (
    CAPTURE,
    DISCARD,
    DRAW,
    END_ACTIONS,
    FLOOD,
    FLY,
    GIVE,
    LIFT,
    LIFT_OFF,
    MOVE,
    NAVIGATE,
    PROCEED,
    SANDBAG,
    SHORE_UP,
    SWIM,
)
from atoll.games.forbidden_island.ending import can_lift_off
from atoll.games.forbidden_island.places import first, how_many, nth, only, rest
from atoll.games.forbidden_island.reach import (
    flight,
    meeting_place,
    navigation,
    shore_up_reach,
    steps,
    swim,
)
from atoll.games.forbidden_island.rules.specials import sandbag_places
from atoll.games.forbidden_island.rules.treasure import any_card
from atoll.games.forbidden_island.state import (
    CAPTURE_COST,
    CARDS,
    HELICOPTER,
    HOLDABLE,
    NO_TREASURE,
    NOWHERE,
    SANDBAGS,
    TREASURE_CARDS,
    TREASURE_OF,
    Island,
    Phase,
    Role,
)

__all__ = [
    "draw",
    "list_actions",
    "offer_capture",
    "offer_chances",
    "offer_discards",
    "offer_each",
    "offer_gifts",
    "offer_lifts",
    "offer_moves",
    "offer_rescues",
    "offer_specials",
    "offer_swims",
]


@rule
def list_actions(game: Island, menu: Menu) -> None:
    """Everything that may happen next."""
    menu.count = 0
    if game.phase == Phase.ACT:
        offer(menu, END_ACTIONS.action)
        offer_each(menu, SHORE_UP.of(0), shore_up_reach(game, game.turn))
        if game.actions > 0:
            offer_moves(game, menu)
            offer_gifts(game, menu)
            offer_capture(game, menu)
        offer_specials(game, menu)
    elif game.phase == Phase.WINDOW:
        offer(menu, PROCEED.action)
        offer_specials(game, menu)
    elif game.phase == Phase.DISCARD:
        offer_discards(game, menu)
        offer_specials(game, menu)
    elif game.phase == Phase.SWIM:
        offer_swims(game, menu)
    else:
        offer_chances(game, menu)


@rule
def offer_each(menu: Menu, action: int, places: int) -> None:
    """Put an action on the menu for each place of a set; `action` is the one for place 0.

    The same as `offer` for each; but lifts fill long menus, and counting here is faster.
    """
    count = menu.count
    while places:
        menu.action[count] = with_last(action, first(places))
        menu.weight[count] = 1
        count += 1
        places = rest(places)
    menu.count = count


# ── Actions ──────────────────────────────────────────────────────────────────────────────


@rule
def offer_moves(game: Island, menu: Menu) -> None:
    """An ordinary move, the Pilot's flight, the Navigator's lead."""
    seat = game.turn
    offer_each(menu, MOVE.of(0), steps(game, seat))
    if game.role[seat] == Role.PILOT and not game.flown:
        offer_each(menu, FLY.of(0), flight(game, seat))
    elif game.role[seat] == Role.NAVIGATOR:
        for other in range(game.players):
            if other != seat:
                offer_each(menu, NAVIGATE.of(other, 0), navigation(game, other))


@rule
def offer_gifts(game: Island, menu: Menu) -> None:
    """A treasure card to a player on the same tile; from the Messenger to anyone."""
    giver = game.turn
    anywhere = game.role[giver] == Role.MESSENGER
    for receiver in range(game.players):
        if receiver != giver and (anywhere or game.at[receiver] == game.at[giver]):
            for card in range(TREASURE_CARDS):
                if game.hand[giver, card] > 0:
                    offer(menu, GIVE.of(receiver, card))


@rule
def offer_capture(game: Island, menu: Menu) -> None:
    """On a treasure's tile, flooded or not, with four of its cards."""
    treasure = TREASURE_OF[game.tile_at[game.at[game.turn]]]
    if (
        treasure != NO_TREASURE
        and not game.captured >> treasure & 1
        and game.hand[game.turn, treasure] >= CAPTURE_COST
    ):
        offer(menu, CAPTURE.action)


# ── Answers ──────────────────────────────────────────────────────────────────────────────


@rule
def offer_discards(game: Island, menu: Menu) -> None:
    """Any card of the hand that is over the limit."""
    for card in range(HOLDABLE):
        if game.hand[game.over_limit, card] > 0:
            offer(menu, DISCARD.of(card))


@rule
def offer_swims(game: Island, menu: Menu) -> None:
    """R14: the team chooses who leaves the water first; R9: or is lifted out."""
    for seat in range(game.players):
        if game.swimmers >> seat & 1:
            offer_each(menu, SWIM.of(seat, 0), swim(game, seat))
        if game.rescue_lift and game.hand[seat, HELICOPTER] > 0:
            offer_rescues(game, menu, seat)


# ── Special cards ────────────────────────────────────────────────────────────────────────


@rule
def offer_specials(game: Island, menu: Menu) -> None:
    """Every playable special card of every seat."""
    sandbags = sandbag_places(game)
    for holder in range(game.players):
        if game.hand[holder, SANDBAGS] > 0:
            offer_each(menu, SANDBAG.of(holder, 0), sandbags)
        if game.hand[holder, HELICOPTER] > 0:
            if can_lift_off(game):
                offer(menu, LIFT_OFF.of(holder))
            offer_lifts(game, menu, holder)


@rule
def offer_lifts(game: Island, menu: Menu, holder: int) -> None:
    """Any pawns of one tile may fly to any other."""
    for group in range(1, 1 << game.players):
        start = meeting_place(game, group)
        if start != NOWHERE:
            offer_each(menu, LIFT.of(holder, group, 0), game.afloat & ~only(start))


@rule
def offer_rescues(game: Island, menu: Menu, holder: int) -> None:
    """R9: any pawns still in the water may be lifted out."""
    for group in range(1, 1 << game.players):
        if group & ~game.swimmers == 0:
            offer_each(menu, LIFT.of(holder, group, 0), game.afloat)


# ── Chance ───────────────────────────────────────────────────────────────────────────────


@rule
def offer_chances(game: Island, menu: Menu) -> None:
    """Treasure cards by the copies left; every flood card of the topmost pile."""
    if game.phase == Phase.DRAW:
        for card in range(len(CARDS)):
            offer_weighted(menu, DRAW.of(card), game.deck[card])
    else:
        offer_each(menu, FLOOD.of(0), game.pile[game.piles - 1])


@rule
def draw(game: Island, dice: Dice) -> int:
    """What chance brings: any card of the treasure deck, or of the topmost flood pile."""
    if game.phase == Phase.FLOOD:
        pile = game.pile[game.piles - 1]
        return FLOOD.of(nth(pile, below(dice, how_many(pile))))
    return DRAW.of(any_card(game, len(CARDS), dice))
