"""The treasure deck: a count of what is left, its top free of curses; and what a curse does."""

from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import Row
from atoll.games.tobago.rules.maps import has_roses_on, take_roses_back
from atoll.games.tobago.state import COIN_KINDS, CURSE, CURSES, KINDS, Curse, Tobago

__all__ = [
    "begin_pool",
    "bury_rest",
    "can_draw_treasure",
    "cards_in",
    "curse_cards",
    "draw_treasure",
    "ends_sharing",
    "looked_at",
    "lose_one",
    "strike",
    "treasure_weight",
]


@rule
def cards_in(counts: Row) -> int:
    """How many cards there are of all kinds together."""
    cards = 0
    for count in counts:
        cards += count
    return cards


@rule
def treasure_weight(game: Tobago, kind: int) -> int:
    """How many cards of a kind may come next; curses lie below the curse-free top."""
    return 0 if kind == CURSE and game.safe > 0 else game.treasure_deck[kind]


@rule
def can_draw_treasure(game: Tobago) -> bool:
    """An empty deck takes in the discards; return whether there is a card now (R10)."""
    if cards_in(game.treasure_deck) == 0:
        game.treasure_deck[:COIN_KINDS] = game.treasure_discards
        game.treasure_discards[:] = 0
        game.buried[:] = 0
        game.buried_known[:] = 0
        game.refilled_at = game.draws
    return cards_in(game.treasure_deck) > 0


@rule
def draw_treasure(game: Tobago, kind: int, seat: int) -> None:
    """A card is handed in for the sharing, seen by the seat alone; the last one ends the game."""
    game.treasure_deck[kind] -= 1
    if game.safe > 0:
        game.safe -= 1
        game.safe_draws += 1
    if cards_in(game.treasure_deck) == 0:
        game.deck_used_up = 1
    game.drawn[game.draws] = kind
    game.drawn_by[game.draws] = seat
    game.draws += 1
    game.pool[kind] += 1


@rule
def looked_at(game: Tobago, seat: int, kind: int) -> int:
    """How many cards of a kind a seat has looked at in the sharing under way."""
    cards = 0
    for draw in range(game.draws):
        if game.drawn_by[draw] == seat and game.drawn[draw] == kind:
            cards += 1
    return cards


@rule
def bury_rest(game: Tobago) -> None:
    """What was not turned up is discarded face down; a curse among it leaves the game."""
    for kind in range(COIN_KINDS):
        for seat in range(game.players):
            known = looked_at(game, seat, kind) - game.revealed[kind]
            game.buried_known[seat, kind] += max(known, 0)
        game.buried[kind] += game.pool[kind]
        game.treasure_discards[kind] += game.pool[kind]
    game.curses_gone += game.pool[CURSE]


@rule
def begin_pool(game: Tobago) -> None:
    """No card looked at, handed in or turned up yet."""
    for kind in range(KINDS):
        game.pool[kind] = 0
        game.revealed[kind] = 0
    game.draws = 0
    game.safe_draws = 0


# ── Curses ───────────────────────────────────────────────────────────────────────────────


@rule
def curse_cards(variant: int) -> int:
    """How many curses the deck holds."""
    if variant == Curse.NONE:
        return 0
    return 1 if variant == Curse.ONE else CURSES


@rule
def ends_sharing(variant: int) -> bool:
    """Whether a curse ends the sharing at once."""
    return variant != Curse.GOES_ON and variant != Curse.AMULET_BUYS_IN


@rule
def strike(game: Tobago) -> None:
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
def lose_one(game: Tobago, seat: int) -> None:
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
