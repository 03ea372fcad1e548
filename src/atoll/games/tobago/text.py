"""Tobago as text: the island as a field of hexes, the maps with their clues."""

from atoll.engine.json_values import Json

__all__ = ["TERRAIN", "WIDTH", "draw_text"]

TERRAIN = {
    "beach": "b",
    "jungle": "j",
    "lake": "l",
    "mountain": "m",
    "river": "r",
    "scrubland": "s",
}
WIDTH = 4  # of a column of hexes


def draw_text(view: Json) -> str:
    """The island, the maps, and what every seat holds.

    A space is the first letter of its terrain, and after it H for a hut, P for a palm, S for a
    statue, * for an amulet and a digit for the vehicle of a seat.
    """
    return "\n".join(
        [
            f"Tobago: {_moment(view)}",
            "",
            *_rows(view),
            "",
            *(_map(each) for each in view["maps"]),
            *(_seat(seat, player) for seat, player in enumerate(view["players"])),
        ]
    )


def _moment(view: Json) -> str:
    """What is to be decided, and by which seat."""
    if view["phase"] == "over":
        return "the game is over"
    if view["decides"] is None:
        return f"chance: {view['phase'].replace('_', ' ')}"
    return f"seat {view['decides']}: {view['phase'].replace('_', ' ')}"


def _rows(view: Json) -> list[str]:
    """The spaces in rows, every other column half a space lower."""
    marks = _marks(view)
    cells: dict[tuple[int, int], str] = {}
    for at, terrain in view["spaces"].items():
        q, r = map(int, at.split(","))
        cells[2 * r + q, q] = TERRAIN[terrain] + marks.get(at, "")
    rows, columns = ([at[axis] for at in cells] for axis in (0, 1))
    return [
        "".join(
            f"{cells.get((row, column), ''):{WIDTH}}"
            for column in range(min(columns), max(columns) + 1)
        ).rstrip()
        for row in range(min(rows), max(rows) + 1)
    ]


def _marks(view: Json) -> dict[str, str]:
    """What stands or lies on each space."""
    marks: dict[str, str] = {}
    things = [
        *((at, "H") for at in view["huts"]),
        *((at, "P") for at in view["palms"]),
        *((statue["at"], "S") for statue in view["statues"]),
        *((at, "*") for at in view["amulets"]),
        *((at, str(seat)) for seat, at in enumerate(view["vehicles"]) if at is not None),
    ]
    for at, mark in things:
        marks[at] = marks.get(at, "") + mark
    return marks


def _map(each: Json) -> str:
    clues = ", ".join(f"{clue['clue']} ({clue['owner']})" for clue in each["clues"])
    sites = f"; at {' '.join(each['sites'])}" if each["markers"] else ""
    return f"{each['map']}: {clues or '–'}{sites}"


def _seat(seat: int, player: Json) -> str:
    coins = f", {player['coins']} coins" if player["coins"] is not None else ""
    return (
        f"seat {seat}: {player['hand']} clues, {player['roses']} roses, "
        f"{player['amulets']} amulets, {player['treasures']} treasures{coins}"
    )
