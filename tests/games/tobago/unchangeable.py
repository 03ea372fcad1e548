"""Maps that no clue can change any more."""

from collections.abc import Mapping

from tests.games.tobago.drawing import Map, Scene, scene

# No clue distinguishes the mountain at a from the one at b; the objects are far away.
ALIKE = """
          S   L   L   J   L   J
        B   S   L   J0  J   J   B
          S   S   L   J   J   B
        B   S   M   M   J   B
          B   M   M   M   M
            Ma  S   Lc  M   Mb
        """


def unchangeable(
    picture: str = ALIKE, sites: Mapping[str, str] | None = None, **changes: object
) -> Scene:
    """All four maps have both mountains as their sites, or others, given by the map's name."""
    clues = {"grey": "in mountain", "brown": "not_in beach", "black": "not_in river"}
    maps = {name: Map([(clue, 1)], sites="ab") for name, clue in clues.items()}
    maps["white"] = Map([("not_in jungle", 2)], sites="ab")
    for name, marks in (sites or {}).items():
        maps[name].sites = marks
    return scene(picture, maps=maps, treasures={2: [5]}, **changes)  # type: ignore[arg-type]
