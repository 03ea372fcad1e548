"""Special cards: who may play them when, and what they do."""

from atoll.engine.menu import offer
from atoll.engine.rule import rule
from atoll.games.forbidden_island.ending import can_lift_off
from atoll.games.forbidden_island.hands import discard
from atoll.games.forbidden_island.places import offer_each, only
from atoll.games.forbidden_island.state import (
    GROUPS,
    HELICOPTER,
    LIFT,
    LIFT_OFF,
    NO_SEAT,
    NOWHERE,
    PLACES,
    SANDBAG,
    SANDBAGS,
)


@rule
def first_holder(game, card):
    """The first seat that holds this card; NO_SEAT if none does."""
    for seat in range(game.players):
        if game.hand[seat, card] > 0:
            return seat
    return NO_SEAT


@rule
def is_held(game, card):
    """Whether any seat holds this card."""
    return first_holder(game, card) != NO_SEAT


@rule
def is_special_playable(game):
    """R7: whether there is anything to wait for.

    A Lift always is: wherever the game goes on there is another tile to fly to, or only
    Fools' Landing is left, and then the team may lift off.
    """
    if is_held(game, HELICOPTER):
        return True
    return sandbag_places(game) != 0 and is_held(game, SANDBAGS)


@rule
def sandbag_places(game):
    """R8: any flooded tile; once a flood card is turned up none, or by the option others."""
    if game.turned_up == NOWHERE:
        return game.flooded
    if game.sandbags_between_floods:
        return game.flooded & ~only(game.turned_up)
    return 0


@rule
def offer_specials(game, menu):
    """Every playable special card of every seat."""
    sandbags = sandbag_places(game)
    for holder in range(game.players):
        if game.hand[holder, SANDBAGS] > 0:
            offer_each(menu, SANDBAG + PLACES * holder, sandbags)
        if game.hand[holder, HELICOPTER] > 0:
            if can_lift_off(game):
                offer(menu, LIFT_OFF + holder)
            offer_lifts(game, menu, holder)


@rule
def offer_lifts(game, menu, holder):
    """Any pawns of one tile may fly to any other."""
    for group in range(1, 1 << game.players):
        start = meeting_place(game, group)
        if start != NOWHERE:
            offer_each(menu, lift_block(holder, group), game.afloat & ~only(start))


@rule
def offer_rescues(game, menu, holder):
    """R9: any pawns still in the water may be lifted out."""
    for group in range(1, 1 << game.players):
        if group & ~game.swimmers == 0:
            offer_each(menu, lift_block(holder, group), game.afloat)


@rule
def lift_block(holder, group):
    return LIFT + PLACES * (GROUPS * holder + group)


@rule
def meeting_place(game, group):
    """The place where all pawns of the group stand; NOWHERE if they are not together."""
    place = NOWHERE
    for seat in range(game.players):
        if group >> seat & 1:
            if place != NOWHERE and game.at[seat] != place:
                return NOWHERE
            place = game.at[seat]
    return place


@rule
def play_sandbags(game, holder, place):
    """Sandbags shore up a tile anywhere."""
    discard(game, holder, SANDBAGS)
    game.flooded &= ~only(place)


@rule
def play_lift(game, holder, group, place):
    """The helicopter carries the group; whoever was in the water is saved."""
    discard(game, holder, HELICOPTER)
    for seat in range(game.players):
        if group >> seat & 1:
            game.at[seat] = place
    game.swimmers &= ~group
