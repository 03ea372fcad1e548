"""Amulets: what a played one does, and where the statues look others wash up."""

from atoll.engine.compiler.rule import rule
from atoll.games.tobago.island.sets import add_space, has_space, remove_space
from atoll.games.tobago.island.tables import GAZE
from atoll.games.tobago.rules.maps import put_rose
from atoll.games.tobago.rules.turn import go_on
from atoll.games.tobago.state import DIRECTIONS, STATUES, Tobago

__all__ = ["claim_double", "gaze", "remove_marker", "spend_amulet", "swap_roses", "wash_up_amulets"]


@rule
def spend_amulet(game: Tobago) -> None:
    """A played amulet goes back to the supply."""
    game.amulets[game.turn] -= 1
    game.amulet_supply += 1


@rule
def remove_marker(game: Tobago, treasure_map: int, space: int) -> None:
    """The space is a candidate of that map no longer."""
    spend_amulet(game)
    remove_space(game.candidates[treasure_map], space)
    go_on(game)


@rule
def claim_double(game: Tobago, treasure_map: int, slot: int) -> None:
    """A second own rose on a clue that carries one."""
    spend_amulet(game)
    put_rose(game, treasure_map, slot, game.turn)
    go_on(game)


@rule
def swap_roses(game: Tobago, treasure_map: int, slot: int, other: int) -> None:
    """Two single roses, or two double claims, change places."""
    spend_amulet(game)
    owner = game.rose_owner[treasure_map, slot]
    game.rose_owner[treasure_map, slot] = game.rose_owner[treasure_map, other]
    game.rose_owner[treasure_map, other] = owner
    go_on(game)


# ── Statues ──────────────────────────────────────────────────────────────────────────────


@rule
def gaze(game: Tobago, statue: int) -> int:
    """The last island space in the direction a statue faces (R8)."""
    return GAZE[game.island, game.statue[statue], game.faces[statue]]


@rule
def wash_up_amulets(game: Tobago) -> None:
    """One amulet where each statue looks, unless one is there; then all turn 60° clockwise."""
    for statue in range(STATUES):
        space = gaze(game, statue)
        if game.amulet_supply > 0 and not has_space(game.washed_up, space):
            add_space(game.washed_up, space)
            game.amulet_supply -= 1
    for statue in range(STATUES):
        game.faces[statue] = (game.faces[statue] + 1) % DIRECTIONS
