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
    "any_treasure",
    "count_pool",
    "deal_draws",
    "determinize",
    "determinize_before_refill",
    "determinize_clues",
    "determinize_deck",
    "determinize_treasures",
    "draw_coins",
    "fix_known_draws",
    "forget_what_is_not_buried",
    "may_be_curse",
    "mix_looks",
    "returned_curses",
    "risky_places",
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
    border = 0
    if game.refilled_at <= game.draws:
        border = game.refilled_at
        determinize_before_refill(game, seat, fixed, dice)
    determinize_deck(game, seat, fixed, border, dice)
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
def determinize_before_refill(game: Tobago, seat: int, fixed: Row, dice: Dice) -> None:
    """Mix the draws before the discards came in with those discards the seat had not seen.

    Of these only what has not been seen since can have been among the earlier draws.
    """
    unknown = game.came_in[seat].copy()
    for kind in range(KINDS):
        unseen = game.treasure_deck[kind]
        for draw in range(game.refilled_at, game.draws):
            unseen += not fixed[draw] and game.drawn[draw] == kind
        if kind == CURSE:
            unseen -= returned_curses(game)
        unknown[kind] = min(unknown[kind], unseen)
    heap = unknown.copy()
    risky = risky_places(game, seat, unknown)
    deal_draws(game, fixed, 0, game.refilled_at, heap, risky, dice)
    for kind in range(KINDS):
        game.came_in[seat, kind] += heap[kind] - unknown[kind]
        game.treasure_deck[kind] += heap[kind] - unknown[kind]


@rule
def determinize_deck(game: Tobago, seat: int, fixed: Row, first: int, dice: Dice) -> None:
    """Mix the deck with the draws made from it and with what is buried unknown to the seat."""
    deck = game.treasure_deck
    returned = returned_curses(game)
    deck[CURSE] -= returned
    unknown = game.buried.copy()
    unknown -= game.buried_known[seat]
    heap = deck.copy()
    heap += unknown
    risky = risky_places(game, seat, unknown)
    places = cards_in(deck) - game.safe + risky
    places = deal_draws(game, fixed, first, game.draws, heap, places, dice)
    game.treasure_discards -= unknown
    game.buried -= unknown
    for card in range(cards_in(unknown)):
        kind = any_treasure(heap, places if card < risky else 0, dice)
        places -= card < risky
        game.buried[kind] += 1
        game.treasure_discards[kind] += 1
    forget_what_is_not_buried(game)
    deck[:] = heap
    deck[CURSE] += returned


@rule
def returned_curses(game: Tobago) -> int:
    """How many curses of the sharing under way all saw go back into the deck."""
    return game.revealed[CURSE] if game.curse_returns else 0


@rule
def risky_places(game: Tobago, seat: int, unknown: Row) -> int:
    """How many of these cards, discarded unseen by the seat, may be a curse."""
    return min(max(game.buried_risky[seat], unknown[CURSE]), cards_in(unknown))


@rule
def forget_what_is_not_buried(game: Tobago) -> None:
    """The others know no more of the discards than there now is."""
    for seat in range(game.players):
        for kind in range(KINDS):
            known = min(game.buried_known[seat, kind], game.buried[kind])
            game.buried_known[seat, kind] = known


@rule
def deal_draws(
    game: Tobago, fixed: Row, first: int, end: int, heap: Row, other_places: int, dice: Dice
) -> int:
    """Deal the draws of this stretch that are not fixed out of the heap, together with it.

    A curse can only be where one may have come from: in a draw after the curse-free top, or in
    one of the places beside the draws, which are returned.
    """
    places = other_places
    for draw in range(first, end):
        if not fixed[draw]:
            heap[game.drawn[draw]] += 1
            places += may_be_curse(game, draw)
    for draw in range(first, end):
        if not fixed[draw]:
            risky = may_be_curse(game, draw)
            game.drawn[draw] = any_treasure(heap, places if risky else 0, dice)
            places -= risky
    return places


@rule
def may_be_curse(game: Tobago, draw: int) -> bool:
    """Whether a curse could have been drawn then."""
    return draw >= game.safe_draws


@rule
def any_treasure(heap: Row, places: int, dice: Dice) -> int:
    """A card at random out of a heap whose curses lie in any of these many places.

    This place is one of them; with 0 no curse can lie here.
    """
    if places > 0 and below(dice, places) < heap[CURSE]:
        heap[CURSE] -= 1
        return CURSE
    return draw_coins(heap, dice)


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
