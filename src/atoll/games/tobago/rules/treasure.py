"""The treasure deck: a count of what is left, its top free of curses; and the discards."""

from atoll.engine.compiler.rule import rule
from atoll.engine.editions import FIRST_EDITION
from atoll.engine.records.arrays import Row
from atoll.games.tobago.state import CURSE, KINDS, Tobago

__all__ = [
    "begin_pool",
    "can_draw_treasure",
    "cards_in",
    "discard_rest",
    "draw_treasure",
    "is_leftover_curse_shown",
    "looked_at",
    "shuffle_discards_in",
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
    if cards_in(game.treasure_deck) == 0 and cards_in(game.treasure_discards) > 0:
        shuffle_discards_in(game)
    return cards_in(game.treasure_deck) > 0


@rule
def shuffle_discards_in(game: Tobago) -> None:
    """The discards are the deck now; no seat knows where in it those lie that it has seen."""
    game.treasure_deck[:] = game.treasure_discards
    game.treasure_discards[:] = 0
    for seat in range(game.players):
        game.came_in[seat] = game.buried
        game.came_in[seat] -= game.buried_known[seat]
    game.buried[:] = 0
    game.buried_known[:] = 0
    game.refilled_at = game.draws


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
def discard_rest(game: Tobago) -> None:
    """What was not turned up is discarded face down, seen by those alone who looked at it (R16)."""
    if is_leftover_curse_shown(game):
        game.curses_gone += game.pool[CURSE]
        game.pool[CURSE] = 0
    for seat in range(game.players):
        unknown = cards_in(game.pool)
        for kind in range(KINDS):
            known = min(max(looked_at(game, seat, kind) - game.revealed[kind], 0), game.pool[kind])
            game.buried_known[seat, kind] += known
            unknown -= known
        if not is_leftover_curse_shown(game):
            game.buried_risky[seat] += min(unknown, game.draws - game.safe_draws)
    for kind in range(KINDS):
        game.buried[kind] += game.pool[kind]
        game.treasure_discards[kind] += game.pool[kind]


@rule
def is_leftover_curse_shown(game: Tobago) -> bool:
    """R16: it leaves the game only if another one was turned up; in edition 1 it always did."""
    return game.revealed[CURSE] > 0 or game.edition == FIRST_EDITION


@rule
def begin_pool(game: Tobago) -> None:
    """No card looked at, handed in or turned up yet."""
    for kind in range(KINDS):
        game.pool[kind] = 0
        game.revealed[kind] = 0
    game.draws = 0
    game.safe_draws = 0
