"""Vehicles: placing them, and driving up to three steps, as the action or by an amulet."""

from atoll.engine.compiler.rule import rule
from atoll.games.tobago.rules.amulets import spend_amulet
from atoll.games.tobago.rules.turn import begin_turn, go_on, pick_up_amulet
from atoll.games.tobago.state import STEPS, Tobago

__all__ = ["drive", "drive_by_amulet", "end_drive", "place_vehicle"]


@rule
def place_vehicle(game: Tobago, space: int) -> None:
    """In turn order, on any space; when all stand there the first turn begins."""
    game.vehicle[game.turn] = space
    game.turn = game.turn + 1 if game.turn + 1 < game.players else 0
    game.actor = game.turn
    if game.turn == game.first:
        begin_turn(game)


@rule
def drive(game: Tobago, space: int) -> None:
    """A step of the regular drive; an amulet where it ends is taken."""
    game.acted = 1
    game.steps -= 1
    game.amulet_steps = 0  # an unfinished amulet drive ends (R5)
    game.vehicle[game.turn] = space
    pick_up_amulet(game)
    go_on(game)


@rule
def drive_by_amulet(game: Tobago, space: int) -> None:
    """A step of the drive an amulet gives; amulets are not taken on it."""
    end_drive(game)
    if game.amulet_steps == 0:
        spend_amulet(game)
        game.amulet_steps = STEPS
    game.amulet_steps -= 1
    game.vehicle[game.turn] = space
    go_on(game)


@rule
def end_drive(game: Tobago) -> None:
    """The steps left of a regular drive that has begun are lost."""
    if game.acted:
        game.steps = 0
