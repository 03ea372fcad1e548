"""What an action does: the way from its number to its rule."""

from atoll.engine.rule import rule
from atoll.games.forbidden_island.actions import (
    capture,
    end_actions,
    fly,
    give,
    move,
    shore_up,
)
from atoll.games.forbidden_island.ending import end_game
from atoll.games.forbidden_island.flood import reach_tile, turn_up
from atoll.games.forbidden_island.hands import discard
from atoll.games.forbidden_island.specials import play_lift, play_sandbags
from atoll.games.forbidden_island.state import (
    CAPTURE,
    DISCARD,
    DRAW,
    END_ACTIONS,
    FLOOD,
    FLY,
    GIVE,
    GROUPS,
    HELICOPTER,
    LIFT,
    LIFT_OFF,
    LIFTED_OFF,
    MOVE,
    NAVIGATE,
    PLACES,
    PROCEED,
    SANDBAG,
    SHORE_UP,
    SWIM,
    TREASURE_CARDS,
    Phase,
)
from atoll.games.forbidden_island.treasure import draw_card
from atoll.games.forbidden_island.turn import call_chance, go_on


@rule
def step(game, action):
    """Carry out one action, a player's or chance's; then the game goes on by itself."""
    if action == PROCEED:
        call_chance(game)
        return
    if action == END_ACTIONS:
        end_actions(game)
        call_chance(game)
        return
    if action < DISCARD:
        act(game, action)
    elif action < DRAW:
        answer(game, action)
    elif action < FLOOD:
        draw_card(game, action - DRAW)
    else:
        turn_up(game, action - FLOOD)
    if game.phase != Phase.OVER:
        go_on(game)


@rule
def act(game, action):
    """An action of the active player."""
    if action == CAPTURE:
        capture(game)
    elif action < FLY:
        move(game, game.turn, action - MOVE)
    elif action < SHORE_UP:
        fly(game, action - FLY)
    elif action < NAVIGATE:
        shore_up(game, action - SHORE_UP)
    elif action < GIVE:
        seat, place = divmod(action - NAVIGATE, PLACES)
        move(game, seat, place)
    else:
        receiver, card = divmod(action - GIVE, TREASURE_CARDS)
        give(game, receiver, card)


@rule
def answer(game, action):
    """What any seat may do when asked, or unasked with a special card."""
    if action < SWIM:
        discard(game, game.over_limit, action - DISCARD)
    elif action < SANDBAG:
        swimmer, place = divmod(action - SWIM, PLACES)
        reach_tile(game, swimmer, place)
    elif action < LIFT_OFF:
        holder, place = divmod(action - SANDBAG, PLACES)
        play_sandbags(game, holder, place)
    elif action < LIFT:
        discard(game, action - LIFT_OFF, HELICOPTER)
        end_game(game, LIFTED_OFF)
    else:
        flight, place = divmod(action - LIFT, PLACES)
        holder, group = divmod(flight, GROUPS)
        play_lift(game, holder, group, place)
