"""Curses: who is struck, and what each of them loses."""

from atoll.engine.compiler.rule import rule
from atoll.games.tobago.rules.maps import take_roses_back
from atoll.games.tobago.rules.treasure import cards_in
from atoll.games.tobago.state import COIN_KINDS, CURSE, Curse, CursePayment, Tobago

__all__ = [
    "WITH_AMULET",
    "WITH_CARD",
    "ends_sharing",
    "is_paid_for",
    "lose_amulet",
    "lose_card",
    "may_choose",
    "pay",
    "put_curse_away",
]

WITH_AMULET, WITH_CARD = range(2)  # of the ply `pay`


@rule
def ends_sharing(variant: int) -> bool:
    """Whether a curse ends the sharing at once."""
    return variant == Curse.FULL


@rule
def put_curse_away(game: Tobago) -> None:
    """A curse that was turned up leaves the game, or by the option goes back into the deck."""
    if game.curse_returns:
        game.treasure_deck[CURSE] += 1
    else:
        game.curses_gone += 1


@rule
def is_paid_for(game: Tobago, slot: int) -> bool:
    """R18: an owner pays once, with the lowest of their roses; a slot without roses never."""
    owner = game.rose_owner[game.raised, slot]
    for lower in range(slot + 1, game.clues[game.raised] + 1):
        if game.rose_owner[game.raised, lower] == owner and game.rose_count[game.raised, lower] > 0:
            return True
    return game.rose_count[game.raised, slot] == 0


@rule
def may_choose(game: Tobago, seat: int) -> bool:
    """Whether a player chooses what to lose: by the option, with an amulet and a card."""
    if game.curse_payment != CursePayment.CHOICE:
        return False
    return game.amulets[seat] > 0 and cards_in(game.treasure[seat]) > 0


@rule
def pay(game: Tobago, seat: int, what: int) -> None:
    """The price of a curse; an amulet may buy the right to go on sharing."""
    if what == WITH_AMULET:
        lose_amulet(game, seat)
        return
    if game.curse == Curse.AMULET_BUYS_IN:
        take_roses_back(game, game.raised, seat)
    lose_card(game, seat)


@rule
def lose_amulet(game: Tobago, seat: int) -> None:
    """An amulet goes back to the supply."""
    game.amulets[seat] -= 1
    game.amulet_supply += 1


@rule
def lose_card(game: Tobago, seat: int) -> None:
    """The most valuable treasure card is discarded, if there is one (R12)."""
    for kind in range(COIN_KINDS - 1, -1, -1):
        if game.treasure[seat, kind] > 0:
            game.treasure[seat, kind] -= 1
            game.treasure_discards[kind] += 1
            return
