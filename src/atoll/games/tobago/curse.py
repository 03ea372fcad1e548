"""Curses: whoever still has a rose on the map pays, in one of several variants."""

from atoll.engine.rule import rule
from atoll.games.tobago.maps import has_roses_on, take_roses_back
from atoll.games.tobago.state import COIN_KINDS, CURSE, CURSES, Curse


@rule
def curse_cards(variant):
    """How many curses the deck holds."""
    if variant == Curse.NONE:
        return 0
    return 1 if variant == Curse.ONE else CURSES


@rule
def ends_sharing(variant):
    """Whether a curse ends the sharing at once."""
    return variant != Curse.GOES_ON and variant != Curse.AMULET_BUYS_IN


@rule
def strike(game):
    """Everyone with a rose still on the map loses one thing, however many roses there are."""
    for seat in range(game.players):
        if has_roses_on(game, game.raised, seat):
            if game.curse == Curse.AMULET_BUYS_IN and game.amulets[seat] == 0:
                take_roses_back(game, game.raised, seat)
            lose_one(game, seat)
    if game.curse_returns:
        game.treasure_deck[CURSE] += 1
    else:
        game.curses_gone += 1


@rule
def lose_one(game, seat):
    """An amulet; without amulet the most valuable treasure card; without either nothing."""
    if game.amulets[seat] > 0:
        game.amulets[seat] -= 1
        game.amulet_supply += 1
        return
    for kind in range(COIN_KINDS - 1, -1, -1):
        if game.treasure[seat, kind] > 0:
            game.treasure[seat, kind] -= 1
            game.treasure_discards[kind] += 1
            return
