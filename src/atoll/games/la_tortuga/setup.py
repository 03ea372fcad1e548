"""Setting up: turtles on the raft, the deck shuffled, its top card turned up."""

from atoll.engine.dice import below
from atoll.engine.rule import rule
from atoll.games.la_tortuga.moves import draw
from atoll.games.la_tortuga.rules import begin_turn, turn_up
from atoll.games.la_tortuga.state import (
    COPIES,
    DECK,
    NO_SEAT,
    NO_TURTLE,
    RAFT,
    TURN,
    Phase,
)


@rule
def setup(game, players, options, dice):
    """The first player and the first card by lot."""
    unpack(game, players, options)
    first = below(dice, players)
    begin(game, first, draw(game, dice) - TURN)


@rule
def unpack(game, players, options):
    """All turtles on the raft, all cards unseen."""
    game.players = players
    game.spend_eggs = options[0]
    game.phase = Phase.TURN_UP
    game.waiting = NO_TURTLE
    game.thrown = 0
    game.total = 0
    game.spent = 0
    game.deck = DECK
    game.beach = NO_SEAT
    game.unseen[:] = COPIES
    game.at[:] = RAFT
    game.rider[:] = NO_TURTLE
    game.carrier[:] = NO_TURTLE
    game.topmost[:] = NO_TURTLE
    game.eggs[:] = 0


@rule
def begin(game, first, egg):
    """Turn up the first card; the first player's turn begins."""
    turn_up(game, egg)
    game.first = first
    game.turn = first
    begin_turn(game)
