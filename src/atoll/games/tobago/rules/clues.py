"""Clue cards: playing one, drawing back up to hand size, exchanging the hand."""

from atoll.engine.compiler.rule import rule
from atoll.engine.contract import CHANCE
from atoll.games.tobago.island.sets import NONE, only, size
from atoll.games.tobago.rules.amulets import spend_amulet, wash_up_amulets
from atoll.games.tobago.rules.maps import add_clue
from atoll.games.tobago.rules.turn import end_turn, go_on
from atoll.games.tobago.state import HAND, AfterDraw, Phase, Tobago

__all__ = [
    "add_clue_as_action",
    "add_clue_by_amulet",
    "after_draws",
    "draw_clue",
    "draw_up",
    "exchange_as_turn",
    "exchange_by_amulet",
    "exchange_hand",
    "play_clue",
    "want_clue",
]


@rule
def add_clue_as_action(game: Tobago, card: int, treasure_map: int) -> None:
    """The action of a turn: no drive after it."""
    game.acted = 1
    game.steps = 0
    play_clue(game, game.turn, treasure_map, card, AfterDraw.GO_ON)


@rule
def add_clue_by_amulet(game: Tobago, card: int, treasure_map: int) -> None:
    """One more clue in the same turn."""
    spend_amulet(game)
    play_clue(game, game.turn, treasure_map, card, AfterDraw.GO_ON)


@rule
def play_clue(game: Tobago, seat: int, treasure_map: int, card: int, after_draw: int) -> None:
    """A card from hand goes onto a map; its owner draws back up to hand size."""
    game.hand[seat] &= ~only(card)
    add_clue(game, treasure_map, card, seat)
    draw_up(game, seat, after_draw)


@rule
def exchange_as_turn(game: Tobago) -> None:
    """The whole turn is given up for it."""
    exchange_hand(game, AfterDraw.END_TURN)


@rule
def exchange_by_amulet(game: Tobago) -> None:
    """A new hand, and the turn goes on."""
    spend_amulet(game)
    exchange_hand(game, AfterDraw.GO_ON)


@rule
def exchange_hand(game: Tobago, after_draw: int) -> None:
    """The whole hand goes to the discards, face down; then its owner draws up to hand size."""
    seat = game.turn
    game.discards |= game.hand[seat]
    game.exchanged[seat] |= game.hand[seat]
    game.hand[seat] = NONE
    draw_up(game, seat, after_draw)


@rule
def draw_up(game: Tobago, seat: int, after_draw: int) -> None:
    """Draw until the hand is full."""
    game.drawer = seat
    game.after_draw = after_draw
    want_clue(game)


@rule
def want_clue(game: Tobago) -> None:
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
def draw_clue(game: Tobago, card: int) -> None:
    """The card the deck gives."""
    game.deck &= ~only(card)
    game.hand[game.drawer] |= only(card)
    want_clue(game)


@rule
def after_draws(game: Tobago) -> None:
    """On with what the draws interrupted."""
    if game.after_draw == AfterDraw.END_TURN:
        end_turn(game)
        return
    if game.after_draw == AfterDraw.WASH_UP:
        wash_up_amulets(game)
    go_on(game)
