"""The treasure deck: a count of what is left, its top free of curses."""

from atoll.engine.rule import rule
from atoll.games.tobago.state import COIN_KINDS, CURSE, KINDS


@rule
def cards_in(counts):
    """How many cards there are of all kinds together."""
    cards = 0
    for count in counts:
        cards += count
    return cards


@rule
def treasure_weight(game, kind):
    """How many cards of a kind may come next; curses lie below the curse-free top."""
    return 0 if kind == CURSE and game.safe > 0 else game.treasure_deck[kind]


@rule
def can_draw_treasure(game):
    """An empty deck takes in the discards; whether there is a card now (R10)."""
    if cards_in(game.treasure_deck) == 0:
        game.treasure_deck[:COIN_KINDS] = game.treasure_discards
        game.treasure_discards[:] = 0
        game.buried[:] = 0
        game.buried_known[:] = 0
        game.refilled_at = game.draws
    return cards_in(game.treasure_deck) > 0


@rule
def draw_treasure(game, kind, seat):
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
def looked_at(game, seat, kind):
    """How many cards of a kind a seat has looked at in the sharing under way."""
    cards = 0
    for draw in range(game.draws):
        if game.drawn_by[draw] == seat and game.drawn[draw] == kind:
            cards += 1
    return cards


@rule
def bury_rest(game):
    """What was not turned up is discarded face down; a curse among it leaves the game."""
    for kind in range(COIN_KINDS):
        for seat in range(game.players):
            known = looked_at(game, seat, kind) - game.revealed[kind]
            game.buried_known[seat, kind] += max(known, 0)
        game.buried[kind] += game.pool[kind]
        game.treasure_discards[kind] += game.pool[kind]
    game.curses_gone += game.pool[CURSE]


@rule
def begin_pool(game):
    """No card looked at, handed in or turned up yet."""
    for kind in range(KINDS):
        game.pool[kind] = 0
        game.revealed[kind] = 0
    game.draws = 0
    game.safe_draws = 0
