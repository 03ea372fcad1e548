"""The end: one way to win, four ways to lose."""

from atoll.engine.compiler.rule import rule
from atoll.engine.contract import NOBODY
from atoll.engine.records.result import Result
from atoll.games.forbidden_island.places import holds
from atoll.games.forbidden_island.state import (
    ALL_CAPTURED,
    LANDING,
    LANDING_LOST,
    LIFTED_OFF,
    NO_TREASURE,
    SITES,
    TREASURE_LOST,
    TREASURE_OF,
    Island,
    Phase,
)

__all__ = ["can_lift_off", "end_game", "lose_with_tile", "score"]


@rule
def end_game(game: Island, reason: int) -> None:
    game.ending = reason
    game.phase = Phase.OVER
    game.actor = NOBODY


@rule
def can_lift_off(game: Island) -> bool:
    """All treasures captured, all pawns on Fools' Landing."""
    if game.captured != ALL_CAPTURED:
        return False
    present = 0
    for seat in range(game.players):
        present += game.at[seat] == game.place_of[LANDING]
    return present == game.players


@rule
def lose_with_tile(game: Island, tile: int) -> None:
    """A sunk tile loses the game if it was Fools' Landing or a treasure's last tile."""
    if tile == LANDING:
        end_game(game, LANDING_LOST)
        return
    treasure = TREASURE_OF[tile]
    if treasure == NO_TREASURE or game.captured >> treasure & 1:
        return
    for site in SITES[treasure]:
        if holds(game.afloat, game.place_of[site]):
            return
    end_game(game, TREASURE_LOST)


@rule
def score(game: Island, result: Result) -> None:
    """All have won, or none."""
    won = game.ending == LIFTED_OFF
    result.scores[:] = 0
    result.winners = 0
    result.reason = game.ending
    if won:
        result.scores[: game.players] = 1
        result.winners = (1 << game.players) - 1
