"""What a played amulet does, besides one more clue, drive or exchange."""

from atoll.engine.rule import rule
from atoll.games.tobago.maps import put_rose
from atoll.games.tobago.sets import remove_space
from atoll.games.tobago.turn import go_on


@rule
def spend_amulet(game):
    """A played amulet goes back to the supply."""
    game.amulets[game.turn] -= 1
    game.amulet_supply += 1


@rule
def remove_marker(game, treasure_map, space):
    """The space is a candidate of that map no longer."""
    spend_amulet(game)
    remove_space(game.candidates[treasure_map], space)
    go_on(game)


@rule
def claim_double(game, treasure_map, slot):
    """A second own rose on a clue that carries one."""
    spend_amulet(game)
    put_rose(game, treasure_map, slot, game.turn)
    go_on(game)


@rule
def swap_roses(game, treasure_map, slot, other):
    """Two single roses, or two double claims, change places."""
    spend_amulet(game)
    owner = game.rose_owner[treasure_map, slot]
    game.rose_owner[treasure_map, slot] = game.rose_owner[treasure_map, other]
    game.rose_owner[treasure_map, other] = owner
    go_on(game)
