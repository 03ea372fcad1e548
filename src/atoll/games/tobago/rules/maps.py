"""Treasure maps: clues in a column, roses on them, and the spaces they leave."""

from atoll.engine.compiler.rule import rule
from atoll.games.tobago.island.sets import NONE, first_space, only, spaces_in
from atoll.games.tobago.island.tables import WHOLE
from atoll.games.tobago.state import MARKERS, Tobago

__all__ = [
    "add_clue",
    "can_add_clue",
    "clear_map",
    "has_markers",
    "has_roses_on",
    "is_located",
    "is_located_at",
    "put_rose",
    "roses_on",
    "take_rose_back",
    "take_roses_back",
]


@rule
def has_markers(game: Tobago, treasure_map: int) -> bool:
    """Markers lie on the island as soon as there are enough for every candidate."""
    return 1 <= spaces_in(game.candidates[treasure_map]) <= MARKERS


@rule
def is_located(game: Tobago, treasure_map: int) -> bool:
    """One candidate left: the treasure is located."""
    return spaces_in(game.candidates[treasure_map]) == 1


@rule
def is_located_at(game: Tobago, treasure_map: int, space: int) -> bool:
    """Whether the treasure is located on this space."""
    return is_located(game, treasure_map) and first_space(game.candidates[treasure_map]) == space


@rule
def can_add_clue(game: Tobago, treasure_map: int, card: int) -> bool:
    """A clue must remove at least one candidate of the map and leave at least one (R1)."""
    low, high = game.candidates[treasure_map, 0], game.candidates[treasure_map, 1]
    kept_low, kept_high = low & game.kept[card, 0], high & game.kept[card, 1]
    return (kept_low | kept_high) != NONE and (kept_low != low or kept_high != high)


@rule
def add_clue(game: Tobago, treasure_map: int, card: int, seat: int) -> None:
    """Below the last clue of the map, marked with a rose."""
    last = game.clues[treasure_map]
    game.clue[treasure_map, last] = card
    put_rose(game, treasure_map, last, seat)
    game.clues[treasure_map] += 1
    for word in range(2):
        game.candidates[treasure_map, word] &= game.kept[card, word]


@rule
def put_rose(game: Tobago, treasure_map: int, slot: int, seat: int) -> None:
    """On a clue, or on the slot below the last one."""
    game.roses[seat] -= 1
    game.rose_owner[treasure_map, slot] = seat
    game.rose_count[treasure_map, slot] += 1


@rule
def take_rose_back(game: Tobago, treasure_map: int, slot: int) -> None:
    """A rose goes home to its owner."""
    game.rose_count[treasure_map, slot] -= 1
    game.roses[game.rose_owner[treasure_map, slot]] += 1


@rule
def take_roses_back(game: Tobago, treasure_map: int, seat: int) -> None:
    """All roses a seat has on the map go home."""
    for slot in range(game.clues[treasure_map] + 1):
        while game.rose_owner[treasure_map, slot] == seat and (
            game.rose_count[treasure_map, slot] > 0
        ):
            take_rose_back(game, treasure_map, slot)


@rule
def has_roses_on(game: Tobago, treasure_map: int, seat: int) -> bool:
    """Whether the seat still has a rose on the map, or below it."""
    for slot in range(game.clues[treasure_map] + 1):
        if game.rose_owner[treasure_map, slot] == seat and (
            game.rose_count[treasure_map, slot] > 0
        ):
            return True
    return False


@rule
def roses_on(game: Tobago, treasure_map: int) -> int:
    """All roses on the map and below it."""
    roses = 0
    for slot in range(game.clues[treasure_map] + 1):
        roses += game.rose_count[treasure_map, slot]
    return roses


@rule
def clear_map(game: Tobago, treasure_map: int) -> None:
    """The clues are discarded, the roses go home, every space is a candidate again."""
    for seat in range(game.players):
        take_roses_back(game, treasure_map, seat)
    for slot in range(game.clues[treasure_map]):
        game.discards |= only(game.clue[treasure_map, slot])
    game.clues[treasure_map] = 0
    game.candidates[treasure_map] = WHOLE[game.island]
