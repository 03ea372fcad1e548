"""The picture of a link to a table: its board, and a token for each seat."""

from dataclasses import dataclass
from importlib import import_module

from atoll.pictures import draw_board
from atoll.pictures.svg import INK, PAPER, SEA, SEA_DEEP, TARGET, View, element, group, path

__all__ = ["HEIGHT", "WIDTH", "PreviewSeat", "draw_preview"]

WIDTH, HEIGHT = 1200, 630
_FRAME = 22
_BOARD = (_FRAME + 18.0, _FRAME + 18.0, 820.0, HEIGHT - 2 * _FRAME - 36.0)
_COLUMN = (895.0, 262.0)
_GOLD = "#f2c66d"
_CROWN = "M-17 7L-20-11L-9-3L0-16L9-3L20-11L17 7Z"


@dataclass(frozen=True)
class PreviewSeat:
    """A seat as the picture shows it."""

    taken: bool
    won: bool = False


def draw_preview(game: str, view: View, seats: list[PreviewSeat]) -> str:
    """The board of a view beside its seats, without any words.

    >>> view = atoll.make("tobago", players=2).new(seed=1).view(None)
    >>> draw_preview("tobago", view, [PreviewSeat(True), PreviewSeat(False)]).startswith("<svg")
    True
    """
    return element(
        "svg",
        element("rect", width=WIDTH, height=HEIGHT, fill=SEA_DEEP),
        *_frame(),
        _board(game, view),
        *_seats(game, view, seats),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
    )


def _frame() -> list[str]:
    """The neat line of an old sea chart."""
    edge = {"fill": "none", "stroke": PAPER}
    rect = {"x": 11, "y": 11, "width": WIDTH - 22, "height": HEIGHT - 22}
    return [
        element("rect", **rect, **edge, stroke_width=10),
        element("rect", **rect, fill="none", stroke=INK, stroke_width=6, stroke_dasharray="34 34"),
    ]


def _board(game: str, view: View) -> str:
    board = draw_board(game, view)
    width, height = (
        float(side) for side in board.split('viewBox="0 0 ', 1)[1].split('"')[0].split()
    )
    x, y, room, tall = _BOARD
    scale = min(room / width, tall / height)
    sea = element("rect", x=x, y=y, width=room, height=tall, rx=16, fill=SEA)
    middle = (x + (room - width * scale) / 2, y + (tall - height * scale) / 2)
    plain = board.replace(' style="max-width:100%;height:auto"', "")
    return sea + group(plain, at=middle, scale=scale)


def _seats(game: str, view: View, seats: list[PreviewSeat]) -> list[str]:
    """Tokens in one column, or in two."""
    left, room = _COLUMN
    columns = 1 if len(seats) <= 4 else 2
    rows = -(-len(seats) // columns)
    size = min(room / columns, (_BOARD[3] + 10) / rows, 150.0)
    top = HEIGHT / 2 - size * rows / 2
    drawn = []
    for number, seat in enumerate(seats):
        column, row = divmod(number, rows)
        x = left + room * (column + 0.5) / columns
        drawn.append(
            group(
                _seat(game, view, number, seat), at=(x, top + size * (row + 0.5)), scale=size / 150
            )
        )
    return drawn


def _seat(game: str, view: View, number: int, seat: PreviewSeat) -> str:
    if not seat.taken:
        ring = element(
            "circle", r=58, fill="none", stroke=_GOLD, stroke_width=5, stroke_dasharray="15 12"
        )
        return ring + path("M0-22V22M-22 0H22", fill="none", stroke=_GOLD, stroke_width=9)
    edge = {"stroke": _GOLD, "stroke_width": 10} if seat.won else {"stroke": INK, "stroke_width": 3}
    token: str = import_module(f"atoll.pictures.{game}").token(view, number)
    crown = path(_CROWN, fill=TARGET, stroke=INK, stroke_width=3)
    return (
        element("circle", r=60, fill=PAPER, **edge)
        + token
        + (group(crown, at=(0, -58), scale=1.5) if seat.won else "")
    )
