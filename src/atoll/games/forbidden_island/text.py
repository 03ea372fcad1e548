"""Forbidden Island as text: the tiles with their state and the pawns on them."""

from atoll.engine.json_values import Json

__all__ = ["SIGNS", "WIDTH", "draw_text"]

WIDTH = 22  # of a tile
SIGNS = {"dry": " ", "flooded": "~", "sunk": "·"}


def draw_text(view: Json) -> str:
    """The island, the water, and what every seat holds; `~` is flooded, `·` has sunk."""
    captured = [name for name, done in view["treasures"].items() if done]
    return "\n".join(
        [
            f"Forbidden Island: {_moment(view)}",
            "",
            *_rows(view),
            "",
            f"water: {view['meter']}, floods a turn: {view['rate'] or '–'}",
            f"captured: {', '.join(captured) or '–'}",
            *(
                f"seat {seat}, {player['role']}: {', '.join(player['hand']) or '–'}"
                for seat, player in enumerate(view["players"])
            ),
        ]
    )


def _moment(view: Json) -> str:
    """What is to be decided, and by which role."""
    role = view["players"][view["turn"]]["role"]
    match view["phase"]:
        case "over":
            return f"the game is over ({view['reason']})"
        case "act":
            return f"{role} acts, {view['actions']} left"
        case "discard":
            return f"{view['players'][view['over_limit']]['role']} discards"
        case "window":
            return f"special cards before the next card, turn of {role}"
        case "draw":
            return f"{role} draws treasure cards, {view['draws']} left"
        case "flood":
            return f"{role} turns up flood cards, {view['floods']} left"
        case _:
            swimmers = (view["players"][seat]["role"] for seat in view["swimmers"])
            return f"{', '.join(swimmers)} in the water"


def _rows(view: Json) -> list[str]:
    """The tiles in rows and columns."""
    cells = {(tile["row"], tile["column"]): _cell(view, tile) for tile in view["tiles"]}
    height, width = (1 + max(at[axis] for at in cells) for axis in (0, 1))
    return [
        "".join(f"{cells.get((row, column), ''):{WIDTH}}" for column in range(width)).rstrip()
        for row in range(height)
    ]


def _cell(view: Json, tile: Json) -> str:
    """A tile's state and name, and the first two letters of the roles on it."""
    here = [player["role"][:2] for player in view["players"] if player["at"] == tile["tile"]]
    name = "" if tile["state"] == "sunk" else tile["tile"]
    room = WIDTH - 2 - (3 * len(here) if here else 0)
    pawns = "".join(f"@{role}" for role in here)
    return f"{SIGNS[tile['state']]}{name[:room]}{pawns}"
