"""Forbidden Island: the tiles around the pawn whose turn it is."""

from atoll.pictures.small.parts import Box, Point, load_parts
from atoll.pictures.svg import View, element, group

__all__ = ["draw"]

_PITCH, _TILE = 106.0, 100.0
_MARGIN = 60.0
_WIDTH, _HEIGHT = 400.0, 340.0
_LINES = 6
_RADIUS = 24.0
"""Of a pawn, as it is drawn."""
_MOST_TICKS = 9
"""Of the water meter, below the skull."""


def draw(view: View, *, dark: bool) -> str:
    """A position of Forbidden Island."""
    parts = load_parts("forbidden_island")
    tiles = view["tiles"]
    land = "".join(f"M{x:g} {y:g}h{_PITCH}v{_PITCH}h-{_PITCH}Z" for x, y in map(_corner, tiles))
    drawn = [
        *(parts.line(f"coast-{line}", land) for line in range(_LINES)),
        parts.line("inner", land),
        *(group(element("use", href=f"#{_face(tile)}"), at=_face_at(tile)) for tile in tiles),
    ]
    for tile in tiles:
        drawn += _pawns(view, tile)
    rows, columns = (1 + max(tile[side] for tile in tiles) for side in ("row", "column"))
    board = Box(-_MARGIN, -_MARGIN, columns * _PITCH + 2 * _MARGIN, rows * _PITCH + 2 * _MARGIN)
    shown = Box.around(_focus(view), _WIDTH, _HEIGHT).within(board)
    storm = 100 * (view["meter"] - 1) / _MOST_TICKS
    return parts.picture(
        shown, drawn, dark=dark, class_="island-sea", style=f"--storm:{storm:.0f}%"
    )


def _corner(tile: View) -> Point:
    return tile["column"] * _PITCH, tile["row"] * _PITCH


def _face_at(tile: View) -> Point:
    x, y = _corner(tile)
    return x + (_PITCH - _TILE) / 2, y + (_PITCH - _TILE) / 2


def _face(tile: View) -> str:
    return "sunk" if tile["state"] == "sunk" else f"{tile['tile']}-{tile['state']}"


def _pawns(view: View, tile: View) -> list[str]:
    """The pawns on a tile, side by side or two above two."""
    roles = [player["role"] for player in view["players"] if player["at"] == tile["tile"]]
    x, y = _corner(tile)
    radius = _TILE * (0.34 if len(roles) == 1 else 0.24)
    spread = radius if len(roles) > 1 else 0
    rise = radius if len(roles) > 2 else 0
    return [
        group(
            element("use", href=f"#pawn-{role}"),
            at=(
                x + _PITCH / 2 + (spread if rank % 2 else -spread),
                y + _PITCH / 2 + (rise if rank > 1 else -rise),
            ),
            scale=radius / _RADIUS,
        )
        for rank, role in enumerate(roles)
    ]


def _focus(view: View) -> Point:
    at = view["players"][view["turn"]]["at"]
    x, y = next((_corner(tile) for tile in view["tiles"] if tile["tile"] == at), (0.0, 0.0))
    return x + _PITCH / 2, y + _PITCH / 2
