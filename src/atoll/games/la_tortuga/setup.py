"""Setting up: turtles on the raft, the deck shuffled, its top card turned up."""

from atoll.engine.compiler.rule import rule
from atoll.engine.json_values import Json, keys_exactly, whole_number
from atoll.engine.records.dice import Dice, below
from atoll.games.la_tortuga.moves import any_unseen
from atoll.games.la_tortuga.rules import begin_turn, turn_up
from atoll.games.la_tortuga.state import COPIES, DECK, NO_SEAT, NO_TURTLE, VALUES, Tortuga
from atoll.games.la_tortuga.views import Setup

__all__ = ["begin", "lay_out", "setup", "setup_to_json", "unpack"]


@rule
def setup(game: Tortuga, dice: Dice) -> None:
    """The first player and the first card by lot."""
    unpack(game)
    first = below(dice, game.players)
    begin(game, first, any_unseen(game, dice))


@rule
def unpack(game: Tortuga) -> None:
    """All turtles on the raft, all cards unseen."""
    game.waiting = NO_TURTLE
    game.deck = DECK
    game.beach = NO_SEAT
    game.unseen[:] = COPIES
    game.rider[:] = NO_TURTLE
    game.carrier[:] = NO_TURTLE
    game.topmost[:] = NO_TURTLE


@rule
def begin(game: Tortuga, first: int, egg: int) -> None:
    """Turn up the first card; the first player's turn begins."""
    turn_up(game, egg)
    game.first = first
    game.turn = first
    begin_turn(game)


# ── In JSON ──────────────────────────────────────────────────────────────────────────────


def setup_to_json(game: Tortuga) -> Setup:
    """The first player and the card lying face up."""
    return Setup(first=game.first, egg=game.egg)


def lay_out(game: Tortuga, setup: Json) -> None:
    """Lay out this set-up."""
    keys_exactly(setup, "setup", "first", "egg")
    first = whole_number(setup, "first", 0, game.players - 1)
    egg = whole_number(setup, "egg", 1, VALUES - 1)
    unpack(game)
    begin(game, first, egg)
