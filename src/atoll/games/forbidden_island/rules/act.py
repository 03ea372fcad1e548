"""Part 1 of a turn: what the active player's actions do."""

from atoll.engine.compiler.rule import rule
from atoll.games.forbidden_island.places import only
from atoll.games.forbidden_island.rules.hands import discard, take
from atoll.games.forbidden_island.rules.turn import call_chance, opens_window_after_actions
from atoll.games.forbidden_island.state import (
    CAPTURE_COST,
    TREASURE_OF,
    Island,
    Part,
    Role,
)

__all__ = ["capture", "end_actions", "fly", "give", "move", "move_pawn", "shore_up", "spend_action"]


@rule
def spend_action(game: Island) -> None:
    """R5: the Engineer's second tile cannot be kept past another action."""
    game.actions -= 1
    game.free_shore_up = 0


@rule
def move(game: Island, place: int) -> None:
    """The active player's pawn goes to a tile."""
    move_pawn(game, game.turn, place)


@rule
def move_pawn(game: Island, seat: int, place: int) -> None:
    """A pawn goes to a tile: by itself, or led by the Navigator."""
    game.at[seat] = place
    spend_action(game)


@rule
def fly(game: Island, place: int) -> None:
    """The Pilot flies, once in a turn."""
    game.flown = 1
    move(game, place)


@rule
def shore_up(game: Island, place: int) -> None:
    """A flooded tile is dry again; the Engineer may do a second one for the same action."""
    game.flooded &= ~only(place)
    if game.free_shore_up:
        game.free_shore_up = 0
    else:
        spend_action(game)
        game.free_shore_up = game.role[game.turn] == Role.ENGINEER


@rule
def give(game: Island, receiver: int, card: int) -> None:
    """R6: one of the active player's own treasure cards."""
    spend_action(game)
    game.hand[game.turn, card] -= 1
    take(game, receiver, card)


@rule
def capture(game: Island) -> None:
    """Four cards of the treasure whose tile the pawn stands on."""
    spend_action(game)
    treasure = TREASURE_OF[game.tile_at[game.at[game.turn]]]
    game.captured |= 1 << treasure
    for _ in range(CAPTURE_COST):
        discard(game, game.turn, treasure)


@rule
def end_actions(game: Island) -> None:
    """The rest of the actions is forgone."""
    game.actions = 0
    game.free_shore_up = 0
    game.part = Part.TREASURE
    if not opens_window_after_actions(game):
        call_chance(game)
