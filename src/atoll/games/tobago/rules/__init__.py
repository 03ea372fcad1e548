"""What an action does; the files are the parts of the rules."""

from atoll.engine.compiler.rule import rule
from atoll.games.tobago.actions import (
    ACTIONS,
    ADD,
    AMULET_CLUE,
    AMULET_DOUBLE,
    AMULET_DRIVE,
    AMULET_EXCHANGE,
    AMULET_REMOVE,
    AMULET_SWAP,
    CLUE,
    DRAW_CLUE,
    DRIVE,
    END_TURN,
    EXCHANGE,
    LEAVE,
    PAY,
    PEEK,
    PLACE,
    RAISE,
    REVEAL,
    START_MAP,
    TAKE,
)
from atoll.games.tobago.rules.amulets import claim_double, remove_marker, swap_roses
from atoll.games.tobago.rules.clues import (
    add_clue_as_action,
    add_clue_by_amulet,
    draw_clue,
    exchange_as_turn,
    exchange_by_amulet,
)
from atoll.games.tobago.rules.sharing import (
    add_unseen,
    leave_card,
    pay_by_choice,
    peek,
    raise_treasure,
    reveal,
    start_map,
    take_card,
)
from atoll.games.tobago.rules.turn import end_turn
from atoll.games.tobago.rules.vehicles import drive, drive_by_amulet, place_vehicle
from atoll.games.tobago.state import Tobago

__all__ = ["carry_out", "step"]


@rule
def step(game: Tobago, action: int) -> None:
    """Carry out one action, a player's or chance's; after it the turn is no longer fresh."""
    game.fresh = 0
    carry_out(game, action)


@ACTIONS.dispatch(
    {
        END_TURN: end_turn,
        EXCHANGE: exchange_as_turn,
        AMULET_EXCHANGE: exchange_by_amulet,
        TAKE: take_card,
        LEAVE: leave_card,
        PAY: pay_by_choice,
        PLACE: place_vehicle,
        CLUE: add_clue_as_action,
        DRIVE: drive,
        RAISE: raise_treasure,
        AMULET_REMOVE: remove_marker,
        AMULET_CLUE: add_clue_by_amulet,
        AMULET_DRIVE: drive_by_amulet,
        AMULET_DOUBLE: claim_double,
        AMULET_SWAP: swap_roses,
        START_MAP: start_map,
        DRAW_CLUE: draw_clue,
        PEEK: peek,
        ADD: add_unseen,
        REVEAL: reveal,
    }
)
def carry_out(game: Tobago, action: int) -> None:
    """Do what the verb of an action says."""
