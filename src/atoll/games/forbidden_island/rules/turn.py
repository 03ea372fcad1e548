"""The course of a turn: after every ply the most urgent question comes next."""

from atoll.engine.compiler.rule import rule
from atoll.engine.contract import CHANCE
from atoll.engine.editions import FIRST_EDITION
from atoll.games.forbidden_island.ending import end_game
from atoll.games.forbidden_island.reach import shore_up_reach, swim
from atoll.games.forbidden_island.rules.hands import first_holder
from atoll.games.forbidden_island.rules.specials import is_special_playable
from atoll.games.forbidden_island.state import (
    ACTIONS_A_TURN,
    DRAWS_A_TURN,
    FLOOD_RATE,
    HELICOPTER,
    NO_SEAT,
    NOWHERE,
    PAWN_LOST,
    Island,
    Part,
    Phase,
)

__all__ = [
    "ask_swimmers",
    "before_a_card",
    "begin_turn",
    "call_chance",
    "go_on",
    "has_actions",
    "opens_window_after_actions",
]


@rule
def go_on(game: Island) -> None:
    """Pawns in the water first, then a hand over the limit, then the parts of the turn."""
    if game.swimmers:
        ask_swimmers(game)
    elif game.over_limit != NO_SEAT:
        game.phase = Phase.DISCARD
        game.actor = game.over_limit
    elif game.part == Part.ACTIONS and has_actions(game):
        game.phase = Phase.ACT
        game.actor = game.turn
    else:
        before_a_card(game)


@rule
def has_actions(game: Island) -> bool:
    """R5: the Engineer's free shore-up lapses as soon as no flooded tile is in his reach."""
    if game.free_shore_up and not shore_up_reach(game, game.turn):
        game.free_shore_up = 0
    return game.actions > 0 or game.free_shore_up != 0


@rule
def before_a_card(game: Island) -> None:
    """The next card, or the next turn; a window opens if a special card is playable."""
    if game.part == Part.ACTIONS:
        game.part = Part.TREASURE
    if game.part == Part.TREASURE and game.draws == 0:
        game.part = Part.FLOOD
        game.floods = FLOOD_RATE[game.meter]
    if game.part == Part.FLOOD and game.floods == 0:
        begin_turn(game, game.turn + 1 if game.turn + 1 < game.players else 0)
    elif is_special_playable(game):
        game.phase = Phase.WINDOW
        game.actor = game.turn
    else:
        call_chance(game)


@rule
def opens_window_after_actions(game: Island) -> bool:
    """R7: in edition 1 a player who ended the actions early drew the first card at once."""
    return game.edition > FIRST_EDITION


@rule
def call_chance(game: Island) -> None:
    """The next card is turned up."""
    game.phase = Phase.DRAW if game.part == Part.TREASURE else Phase.FLOOD
    game.actor = CHANCE


@rule
def begin_turn(game: Island, seat: int) -> None:
    game.phase = Phase.ACT
    game.actor = seat
    game.turn = seat
    game.part = Part.ACTIONS
    game.actions = ACTIONS_A_TURN
    game.free_shore_up = 0
    game.flown = 0
    game.draws = DRAWS_A_TURN
    game.floods = 0
    game.turned_up = NOWHERE


@rule
def ask_swimmers(game: Island) -> None:
    """R9: a pawn that can neither swim nor be lifted is lost, and so is the game.

    The first pawn that can swim is asked; where none can, the first seat that holds a Lift.
    """
    game.phase = Phase.SWIM
    game.actor = first_holder(game, HELICOPTER) if game.rescue_lift else NO_SEAT
    rescue = game.actor != NO_SEAT
    for seat in range(game.players - 1, -1, -1):  # backwards: the first of them is asked
        if game.swimmers >> seat & 1:
            if swim(game, seat):
                game.actor = seat
            elif not rescue:
                end_game(game, PAWN_LOST)
                return
