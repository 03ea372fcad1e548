"""Part 2 of a turn: drawing treasure cards, and the water that rises."""

from atoll.engine.compiler.rule import rule
from atoll.engine.records.dice import Dice, below
from atoll.games.forbidden_island.ending import end_game
from atoll.games.forbidden_island.rules.flood import pile_up_discards
from atoll.games.forbidden_island.rules.hands import take
from atoll.games.forbidden_island.state import CARDS, METER, SKULL, WATERS_RISE, Island

__all__ = ["any_card", "cards_left", "draw_card", "rise"]


@rule
def draw_card(game: Island, card: int) -> None:
    """One treasure card; R13: a deck that is used up is reshuffled before any player discards."""
    game.deck[card] -= 1
    game.draws -= 1
    if card == WATERS_RISE:
        game.discards[card] += 1
        rise(game)
    else:
        take(game, game.turn, card)
    if cards_left(game, len(CARDS)) == 0:
        game.deck[:] = game.discards
        game.discards[:] = 0


@rule
def cards_left(game: Island, kinds: int) -> int:
    """The number of cards in the treasure deck, of the first `kinds` kinds."""
    left = 0
    for card in range(kinds):
        left += game.deck[card]
    return left


@rule
def any_card(game: Island, kinds: int, dice: Dice) -> int:
    """A random card of the treasure deck, of the first `kinds` kinds."""
    left = below(dice, cards_left(game, kinds))
    card = 0
    while left >= game.deck[card]:
        left -= game.deck[card]
        card += 1
    return card


@rule
def rise(game: Island) -> None:
    """The meter goes up one tick, and the flood discards go back on top of their deck."""
    game.meter += 1
    if game.meter == SKULL:
        end_game(game, METER)
    else:
        pile_up_discards(game)
