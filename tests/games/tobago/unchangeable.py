"""Maps that no clue can change any more."""

from tests.games.tobago.drawing import Map, Scene, scene

# No clue tells the mountain at a from the one at b; the objects are far away.
ALIKE = """
          S   L   L   J   L   J
        B   S   L   J0  J   J   B
          S   S   L   J   J   B
        B   S   M   M   J   B
          B   M   M   M   M
            Ma  S   Lc  M   Mb
        """


def unchangeable(grey: str = "ab", picture: str = ALIKE, **told: object) -> Scene:
    clues = {"grey": "in mountain", "brown": "not_in beach", "black": "not_in river"}
    maps = {name: Map([(clue, 1)], sites="ab") for name, clue in clues.items()}
    maps["white"] = Map([("not_in jungle", 2)], sites="ab")
    maps["grey"].sites = grey
    return scene(picture, maps=maps, treasures={2: [5]}, **told)  # type: ignore[arg-type]
