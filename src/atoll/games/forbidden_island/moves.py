"""What may be done: the decisions of players, and what chance may bring."""

from atoll.engine.dice import below
from atoll.engine.menu import offer, offer_weighted
from atoll.engine.rule import rule
from atoll.games.forbidden_island.places import (
    how_many,
    nth,
    offer_each,
)
from atoll.games.forbidden_island.reach import (
    flight,
    navigation,
    shore_up_reach,
    steps,
    swim,
)
from atoll.games.forbidden_island.specials import offer_rescues, offer_specials
from atoll.games.forbidden_island.state import (
    CAPTURE,
    CAPTURE_COST,
    CARDS,
    DISCARD,
    DRAW,
    END_ACTIONS,
    FLOOD,
    FLY,
    GIVE,
    HELICOPTER,
    HOLDABLE,
    MOVE,
    NAVIGATE,
    NO_TREASURE,
    PLACES,
    PROCEED,
    SHORE_UP,
    SWIM,
    TREASURE_CARDS,
    TREASURE_OF,
    Phase,
    Role,
)
from atoll.games.forbidden_island.treasure import any_card


@rule
def list_actions(game, menu):
    """Everything that may happen next."""
    menu.count = 0
    if game.phase == Phase.ACT:
        offer(menu, END_ACTIONS)
        offer_each(menu, SHORE_UP, shore_up_reach(game, game.turn))
        if game.actions > 0:
            offer_moves(game, menu)
            offer_gifts(game, menu)
            offer_capture(game, menu)
        offer_specials(game, menu)
    elif game.phase == Phase.WINDOW:
        offer(menu, PROCEED)
        offer_specials(game, menu)
    elif game.phase == Phase.DISCARD:
        offer_discards(game, menu)
        offer_specials(game, menu)
    elif game.phase == Phase.SWIM:
        offer_swims(game, menu)
    else:
        offer_chances(game, menu)


# ── Actions ──────────────────────────────────────────────────────────────────────────────


@rule
def offer_moves(game, menu):
    """An ordinary move, the Pilot's flight, the Navigator's lead."""
    seat = game.turn
    offer_each(menu, MOVE, steps(game, seat))
    if game.role[seat] == Role.PILOT and not game.flown:
        offer_each(menu, FLY, flight(game, seat))
    elif game.role[seat] == Role.NAVIGATOR:
        for other in range(game.players):
            if other != seat:
                offer_each(menu, NAVIGATE + PLACES * other, navigation(game, other))


@rule
def offer_gifts(game, menu):
    """A treasure card to a player on the same tile; from the Messenger to anyone."""
    giver = game.turn
    anywhere = game.role[giver] == Role.MESSENGER
    for receiver in range(game.players):
        if receiver != giver and (anywhere or game.at[receiver] == game.at[giver]):
            for card in range(TREASURE_CARDS):
                if game.hand[giver, card] > 0:
                    offer(menu, GIVE + TREASURE_CARDS * receiver + card)


@rule
def offer_capture(game, menu):
    """On a treasure's tile, flooded or not, with four of its cards."""
    treasure = TREASURE_OF[game.tile_at[game.at[game.turn]]]
    if (
        treasure != NO_TREASURE
        and not game.captured >> treasure & 1
        and game.hand[game.turn, treasure] >= CAPTURE_COST
    ):
        offer(menu, CAPTURE)


# ── Answers ──────────────────────────────────────────────────────────────────────────────


@rule
def offer_discards(game, menu):
    """Any card of the hand that is over the limit."""
    for card in range(HOLDABLE):
        if game.hand[game.over_limit, card] > 0:
            offer(menu, DISCARD + card)


@rule
def offer_swims(game, menu):
    """R14: the team chooses who leaves the water first; R9: or is lifted out."""
    for seat in range(game.players):
        if game.swimmers >> seat & 1:
            offer_each(menu, SWIM + PLACES * seat, swim(game, seat))
        if game.rescue_lift and game.hand[seat, HELICOPTER] > 0:
            offer_rescues(game, menu, seat)


# ── Chance ───────────────────────────────────────────────────────────────────────────────


@rule
def offer_chances(game, menu):
    """Treasure cards by the copies left; every flood card of the topmost pile."""
    if game.phase == Phase.DRAW:
        for card in range(len(CARDS)):
            offer_weighted(menu, DRAW + card, game.deck[card])
    else:
        offer_each(menu, FLOOD, game.pile[game.piles - 1])


@rule
def draw(game, dice):
    """What chance brings: any card of the treasure deck, or of the topmost flood pile."""
    if game.phase == Phase.FLOOD:
        pile = game.pile[game.piles - 1]
        return FLOOD + nth(pile, below(dice, how_many(pile)))
    return DRAW + any_card(game, len(CARDS), dice)
