"""Clue cards: playing one, drawing back up to hand size, exchanging the hand."""

from atoll.engine.contract import CHANCE
from atoll.engine.rule import rule
from atoll.games.tobago.maps import add_clue
from atoll.games.tobago.sets import NONE, only, size
from atoll.games.tobago.state import HAND, AfterDraw, Phase
from atoll.games.tobago.statues import wash_up_amulets
from atoll.games.tobago.turn import end_turn, go_on


@rule
def play_clue(game, seat, treasure_map, card, after_draw):
    """A card from hand goes onto a map; its owner draws back up to hand size."""
    game.hand[seat] &= ~only(card)
    add_clue(game, treasure_map, card, seat)
    draw_up(game, seat, after_draw)


@rule
def exchange_hand(game, after_draw):
    """The whole hand goes to the discards, face down; then its owner draws up to hand size."""
    seat = game.turn
    game.discards |= game.hand[seat]
    game.exchanged[seat] |= game.hand[seat]
    game.hand[seat] = NONE
    draw_up(game, seat, after_draw)


@rule
def draw_up(game, seat, after_draw):
    """Draw until the hand is full."""
    game.drawer = seat
    game.after_draw = after_draw
    want_clue(game)


@rule
def want_clue(game):
    """An empty deck takes in the discards; if there are none either the hand stays short."""
    if size(game.hand[game.drawer]) < HAND[game.players]:
        if game.deck == NONE:
            game.deck = game.discards
            game.discards = NONE
            game.exchanged[:] = NONE
        if game.deck != NONE:
            game.phase = Phase.DRAW
            game.actor = CHANCE
            return
    after_draws(game)


@rule
def draw_clue(game, card):
    """The card the deck gives."""
    game.deck &= ~only(card)
    game.hand[game.drawer] |= only(card)
    want_clue(game)


@rule
def after_draws(game):
    """On with what the draws interrupted."""
    if game.after_draw == AfterDraw.END_TURN:
        end_turn(game)
        return
    if game.after_draw == AfterDraw.WASH_UP:
        wash_up_amulets(game)
    go_on(game)
