"""The effects of a ply that it does not say itself: what sank, rose or was captured."""

from typing import Annotated, Literal

from msgspec import UNSET, Struct, UnsetType

from atoll.engine.json_values import Ply
from atoll.engine.schema import one_of
from atoll.games.forbidden_island.state import PLACES, TREASURES, Island, tile_name

__all__ = ["Effects", "effects"]


class Effects(Struct, frozen=True):
    """The turn in which a ply was played, and what it did to the island."""

    turn: int
    """The active seat."""
    state: Literal["flooded", "sunk"] | UnsetType = UNSET
    """Of `flood`: what became of the tile."""
    meter: int | UnsetType = UNSET
    """Of Waters Rise!: the new tick."""
    treasure: Annotated[str, one_of("Treasure", TREASURES)] | UnsetType = UNSET
    """Of `capture`."""


def effects(before: Island, ply: Ply, after: Island) -> Effects:
    """The turn in which a ply was played, and what it did to the island."""
    match ply["do"]:
        case "flood":
            sunk = before.afloat & ~after.afloat
            tiles = [tile_name(before, place) for place in range(PLACES) if sunk >> place & 1]
            return Effects(before.turn, state="sunk" if ply["tile"] in tiles else "flooded")
        case "draw" if after.meter > before.meter:
            return Effects(before.turn, meter=after.meter)
        case "capture":
            captured = after.captured & ~before.captured
            return Effects(before.turn, treasure=TREASURES[captured.bit_length() - 1])
    return Effects(before.turn)
