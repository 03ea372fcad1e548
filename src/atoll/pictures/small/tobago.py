"""Tobago: the land around a located treasure, or around the vehicle of the player to decide."""

from atoll.pictures.small.parts import Box, Point, load_parts
from atoll.pictures.svg import View, element, group
from atoll.pictures.tobago import DRAWN, SIDE, Chart, parking

__all__ = ["draw"]

_WIDTH, _HEIGHT = 260.0, 226.0
_LINES = 5
_SCALE = SIDE / DRAWN
_BESIDE = (-0.42, 0.36)
"""An amulet beside another piece, in sides of a hexagon."""
_PIPS = {
    "grey": (-0.34, -0.59),
    "brown": (0.34, -0.59),
    "black": (-0.34, 0.59),
    "white": (0.34, 0.59),
}


def draw(view: View, *, dark: bool) -> str:
    """A position of Tobago."""
    parts = load_parts("tobago")
    spaces = view["spaces"]
    chart = Chart(list(spaces))
    shore = chart.shore(list(spaces))
    drawn = [
        *(parts.line(f"coast-{line}", shore) for line in range(_LINES)),
        *(_part(chart, f"ground-{terrain}", space) for space, terrain in spaces.items()),
        parts.line("shore", shore),
        *_rings(view, chart),
        *_pieces(view, chart),
        *_pips(view, chart),
    ]
    board = Box(0, 0, chart.width, chart.height)
    shown = Box.around(_focus(view, chart), _WIDTH, _HEIGHT).within(board)
    return parts.picture(shown, drawn, dark=dark)


def _part(chart: Chart, name: str, space: str, aside: Point = (0, 0), size: float = 1) -> str:
    return group(element("use", href=f"#{name}"), at=chart.at(space, aside), scale=size * _SCALE)


def _focus(view: View, chart: Chart) -> Point:
    located = [each["sites"][0] for each in view["maps"] if each["located"]]
    decides = view["decides"]
    vehicle = None if decides is None else view["vehicles"][decides]
    if located:
        return chart.at(located[0])
    return chart.at(vehicle) if vehicle else (chart.width / 2, chart.height / 2)


def _pieces(view: View, chart: Chart) -> list[str]:
    objects = [(at, kind) for kind in ("hut", "palm") for at in view[f"{kind}s"]]
    objects += [(statue["at"], "statue") for statue in view["statues"]]
    taken = {at for at, _ in objects} | set(view["vehicles"])
    return [
        *(_part(chart, kind, at) for at, kind in objects),
        *(
            _part(chart, "amulet", at, _BESIDE if at in taken else (0, 0), 0.95)
            for at in view["amulets"]
        ),
        *(
            _part(chart, f"car-{seat}", at, parking(view, seat), 0.9)
            for seat, at in enumerate(view["vehicles"])
            if at
        ),
    ]


def _rings(view: View, chart: Chart) -> list[str]:
    """Rings of markers below the pieces; where a treasure is located, a glow."""
    return [
        _part(chart, "glow" if each["located"] else f"ring-{each['map']}", at)
        for each in view["maps"]
        if each["markers"]
        for at in each["sites"]
    ]


def _pips(view: View, chart: Chart) -> list[str]:
    """Pips of markers above the pieces; where a treasure is located, a cross."""
    marked = [(each, at) for each in view["maps"] if each["markers"] for at in each["sites"]]
    return [
        *(_part(chart, "cross", at, size=0.86) for each, at in marked if each["located"]),
        *(_part(chart, f"pip-{each['map']}", at, _PIPS[each["map"]]) for each, at in marked),
    ]
