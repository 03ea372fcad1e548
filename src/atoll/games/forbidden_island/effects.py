"""The effects of a ply that it does not say itself: what sank, rose or was captured."""

from atoll.engine.json_values import Json, Ply
from atoll.games.forbidden_island.state import PLACES, TREASURES, Island, tile_name

__all__ = ["effects"]


def effects(before: Island, ply: Ply, after: Island) -> Json:
    """The turn in which a ply was played, and what it did to the island."""
    return {"turn": before.turn, **_change(before, ply, after)}


def _change(before: Island, ply: Ply, after: Island) -> Json:
    match ply["do"]:
        case "flood":
            sunk = before.afloat & ~after.afloat
            tiles = [tile_name(before, place) for place in range(PLACES) if sunk >> place & 1]
            return {"state": "sunk" if ply["tile"] in tiles else "flooded"}
        case "draw" if after.meter > before.meter:
            return {"meter": after.meter}
        case "capture":
            captured = after.captured & ~before.captured
            return {"treasure": TREASURES[captured.bit_length() - 1]}
    return {}
