"""Determinizing: deal again what a seat may not know, consistently with all it has seen.

A seat knows its own hand and what it exchanged; every card that was turned up, and so all
treasure others have taken; its own looks in the sharing under way; and those of its looks that
ended up among the discards.
"""

import numpy as np

from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import Row, zeros
from atoll.engine.records.dice import Dice, below
from atoll.games.tobago.island.sets import NONE, any_of, only, size
from atoll.games.tobago.rules.treasure import cards_in, looked_at
from atoll.games.tobago.setup import clear_maps, deal_clues
from atoll.games.tobago.state import COIN_KINDS, CURSE, KINDS, Phase, Tobago

__all__ = [
    "count_pool",
    "deal_draws",
    "determinize",
    "determinize_clues",
    "determinize_deck",
    "determinize_treasures",
    "draw_coins",
    "fix_known_draws",
    "forget_what_is_not_buried",
    "may_be_curse",
    "mix_looks",
    "some_of",
]


@rule
def determinize(game: Tobago, seat: int, dice: Dice) -> None:
    """Before the vehicles stand all clues are hidden; afterwards only hands and looks are."""
    if game.phase == Phase.PLACE:
        clear_maps(game)
        deal_clues(game, dice)
    else:
        determinize_clues(game, seat, dice)
        determinize_treasures(game, seat, dice)


# ── Clues ────────────────────────────────────────────────────────────────────────────────


@rule
def determinize_clues(game: Tobago, seat: int, dice: Dice) -> None:
    """The deck, the others' hands and what they exchanged are one heap to this seat."""
    heap = game.deck
    for other in range(game.players):
        if other != seat:
            heap |= game.hand[other] | game.exchanged[other]
            game.discards &= ~game.exchanged[other]
    for other in range(game.players):
        if other != seat:
            game.hand[other] = some_of(heap, size(game.hand[other]), dice)
            heap &= ~game.hand[other]
            game.exchanged[other] = some_of(heap, size(game.exchanged[other]), dice)
            heap &= ~game.exchanged[other]
            game.discards |= game.exchanged[other]
    game.deck = heap


@rule
def some_of(heap: int, cards: int, dice: Dice) -> int:
    """This many cards at random out of a heap."""
    chosen = NONE
    for _ in range(cards):
        chosen |= only(any_of(heap & ~chosen, dice))
    return chosen


# ── Treasures ────────────────────────────────────────────────────────────────────────────


@rule
def determinize_treasures(game: Tobago, seat: int, dice: Dice) -> None:
    """The deck, what others looked at, the unseen card, and what was discarded face down."""
    fixed = fix_known_draws(game, seat)
    refilled = game.refilled_at <= game.draws
    border = game.refilled_at if refilled else game.draws
    if refilled:
        deal_draws(game, fixed, 0, border, zeros(KINDS, np.int8), 0, dice)
        determinize_deck(game, seat, fixed, border, game.draws, dice)
    else:
        determinize_deck(game, seat, fixed, 0, border, dice)
    mix_looks(game, seat, 0, border, dice)
    mix_looks(game, seat, border, game.draws, dice)
    count_pool(game)


@rule
def fix_known_draws(game: Tobago, seat: int) -> Row:
    """The draws the seat knows: its own, and enough to account for every card turned up."""
    fixed = zeros(len(game.drawn), np.bool_)
    turned_up = game.revealed.copy()
    for draw in range(game.draws):
        kind = game.drawn[draw]
        if game.drawn_by[draw] == seat:
            fixed[draw] = True
            turned_up[kind] -= 1
    for draw in range(game.draws):
        kind = game.drawn[draw]
        if not fixed[draw] and turned_up[kind] > 0:
            fixed[draw] = True
            turned_up[kind] -= 1
    return fixed


@rule
def determinize_deck(game: Tobago, seat: int, fixed: Row, first: int, end: int, dice: Dice) -> None:
    """Mix the deck with the draws made from it and with what is buried unknown to the seat."""
    deck = game.treasure_deck
    returned = game.revealed[CURSE] if game.curse_returns else 0
    cards = cards_in(deck) - returned
    heap = deck.copy()
    heap[CURSE] -= returned
    unknown = game.buried.copy()
    unknown -= game.buried_known[seat]
    heap[:COIN_KINDS] += unknown
    deal_draws(game, fixed, first, end, heap, cards - game.safe, dice)
    game.treasure_discards -= unknown
    game.buried -= unknown
    for _ in range(cards_in(unknown)):
        kind = draw_coins(heap, dice)
        game.buried[kind] += 1
        game.treasure_discards[kind] += 1
    forget_what_is_not_buried(game)
    deck[:] = heap
    deck[CURSE] += returned


@rule
def forget_what_is_not_buried(game: Tobago) -> None:
    """The others know no more of the discards than there now is."""
    for seat in range(game.players):
        for kind in range(COIN_KINDS):
            known = min(game.buried_known[seat, kind], game.buried[kind])
            game.buried_known[seat, kind] = known


@rule
def deal_draws(
    game: Tobago, fixed: Row, first: int, end: int, heap: Row, deck_places: int, dice: Dice
) -> None:
    """Deal the draws of this stretch that are not fixed out of the heap, together with it.

    A curse can only be where one may have come from: in a draw after the curse-free top and
    before the deck was refilled, or in one of the deck's places below that top.
    """
    places = deck_places
    for draw in range(first, end):
        if not fixed[draw]:
            heap[game.drawn[draw]] += 1
            places += may_be_curse(game, draw)
    for draw in range(first, end):
        if not fixed[draw]:
            cursed = False
            if may_be_curse(game, draw):
                cursed = below(dice, places) < heap[CURSE]
                places -= 1
            game.drawn[draw] = CURSE if cursed else draw_coins(heap, dice)
            heap[CURSE] -= cursed


@rule
def may_be_curse(game: Tobago, draw: int) -> bool:
    """Whether a curse could have been drawn then."""
    return game.safe_draws <= draw < game.refilled_at


@rule
def draw_coins(heap: Row, dice: Dice) -> int:
    """A coin card at random out of a heap."""
    left = below(dice, cards_in(heap[:COIN_KINDS]))
    kind = 0
    while left >= heap[kind]:
        left -= heap[kind]
        kind += 1
    heap[kind] -= 1
    return kind


@rule
def mix_looks(game: Tobago, seat: int, first: int, end: int, dice: Dice) -> None:
    """Any of the others may have looked at any of the cards of this stretch."""
    for draw in range(first, end):
        other = first + below(dice, end - first)
        mine = game.drawn_by[draw] == seat or game.drawn_by[other] == seat
        alike = may_be_curse(game, draw) == may_be_curse(game, other)
        if alike and not mine:
            kind = game.drawn[draw]
            game.drawn[draw] = game.drawn[other]
            game.drawn[other] = kind


@rule
def count_pool(game: Tobago) -> None:
    """What has been drawn and not yet turned up."""
    for kind in range(KINDS):
        game.pool[kind] = -game.revealed[kind]
        for seat in range(-1, game.players):
            game.pool[kind] += looked_at(game, seat, kind)
