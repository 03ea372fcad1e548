"""Special cards: when they may be played, and what they do."""

from atoll.engine.compiler.rule import rule
from atoll.games.forbidden_island.ending import end_game
from atoll.games.forbidden_island.places import only
from atoll.games.forbidden_island.rules.hands import discard, is_held
from atoll.games.forbidden_island.state import HELICOPTER, LIFTED_OFF, NOWHERE, SANDBAGS, Island

__all__ = ["is_special_playable", "lift_off", "play_lift", "play_sandbags", "sandbag_places"]


@rule
def is_special_playable(game: Island) -> bool:
    """R7: whether there is anything to wait for.

    A Lift always is: wherever the game goes on there is another tile to fly to, or only
    Fools' Landing is left, and then the team may lift off.
    """
    if is_held(game, HELICOPTER):
        return True
    return sandbag_places(game) != 0 and is_held(game, SANDBAGS)


@rule
def sandbag_places(game: Island) -> int:
    """R8: any flooded tile; once a flood card is turned up none, or by the option others."""
    if game.turned_up == NOWHERE:
        return game.flooded
    if game.sandbags_between_floods:
        return game.flooded & ~only(game.turned_up)
    return 0


@rule
def play_sandbags(game: Island, holder: int, place: int) -> None:
    """Sandbags shore up a tile anywhere."""
    discard(game, holder, SANDBAGS)
    game.flooded &= ~only(place)


@rule
def play_lift(game: Island, holder: int, group: int, place: int) -> None:
    """The helicopter carries the group; pawns in the water are saved."""
    discard(game, holder, HELICOPTER)
    for seat in range(game.players):
        if group >> seat & 1:
            game.at[seat] = place
    game.swimmers &= ~group


@rule
def lift_off(game: Island, holder: int) -> None:
    """The helicopter carries all away, and the game is won."""
    discard(game, holder, HELICOPTER)
    end_game(game, LIFTED_OFF)
