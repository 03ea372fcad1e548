"""What an action does: from each verb to its rule, and how the game goes on after it."""

from atoll.engine.compiler.rule import rule
from atoll.games.forbidden_island.actions import (
    ACTIONS,
    CAPTURE,
    DISCARD,
    DRAW,
    END_ACTIONS,
    FLOOD,
    FLY,
    GIVE,
    LIFT,
    LIFT_OFF,
    MOVE,
    NAVIGATE,
    PROCEED,
    SANDBAG,
    SHORE_UP,
    SWIM,
)
from atoll.games.forbidden_island.rules.act import (
    capture,
    end_actions,
    fly,
    give,
    move,
    move_pawn,
    shore_up,
)
from atoll.games.forbidden_island.rules.flood import reach_tile, turn_up
from atoll.games.forbidden_island.rules.hands import discard_down
from atoll.games.forbidden_island.rules.specials import lift_off, play_lift, play_sandbags
from atoll.games.forbidden_island.rules.treasure import draw_card
from atoll.games.forbidden_island.rules.turn import (
    call_chance,
    go_on,
    opens_window_after_actions,
)
from atoll.games.forbidden_island.state import Island, Phase

__all__ = ["calls_chance", "carry_out", "step"]


@ACTIONS.dispatch(
    {
        END_ACTIONS: end_actions,
        PROCEED: call_chance,
        CAPTURE: capture,
        MOVE: move,
        FLY: fly,
        SHORE_UP: shore_up,
        NAVIGATE: move_pawn,
        GIVE: give,
        DISCARD: discard_down,
        SWIM: reach_tile,
        SANDBAG: play_sandbags,
        LIFT_OFF: lift_off,
        LIFT: play_lift,
        DRAW: draw_card,
        FLOOD: turn_up,
    }
)
def carry_out(game: Island, action: int) -> None:
    """Do what one action says, a player's or chance's."""


@rule
def step(game: Island, action: int) -> None:
    """Carry out one action; then the game goes on by itself, unless it called for a card."""
    carry_out(game, action)
    if game.phase != Phase.OVER and not calls_chance(game, action):
        go_on(game)


@rule
def calls_chance(game: Island, action: int) -> bool:
    """Whether the next card is turned up at once, without a window before it."""
    if END_ACTIONS.has(action):
        return not opens_window_after_actions(game)
    return PROCEED.has(action)
