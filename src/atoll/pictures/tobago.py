"""Tobago: the island with everything on it, the four maps, and what each player has."""

from math import cos, pi, sin, sqrt

from atoll.pictures.svg import (
    HEADING,
    INK,
    PAPER,
    SEA,
    SEA_SHALLOW,
    TEXT,
    View,
    element,
    group,
    number,
    path,
    shapes,
    svg,
    text,
)

__all__ = [
    "BESIDE",
    "DIRECTIONS",
    "DRAWN",
    "LINE",
    "PANEL",
    "SEA_AROUND",
    "SIDE",
    "SITES",
    "Chart",
    "Point",
    "draw",
    "parking",
    "token",
]

SIDE, DRAWN = 24.0, 20.0  # of a hexagon; drawings are made for sides of 20
SEA_AROUND, PANEL = 34.0, 252.0
LINE = 18.0
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
# Places in sides of a hexagon from its middle, so that nothing hides another.
SITES = {
    "grey": (-0.6, -0.04),
    "brown": (-0.3, -0.53),
    "black": (0.3, -0.53),
    "white": (0.6, -0.04),
}
BESIDE = (-0.4, 0.5)

Point = tuple[float, float]


class Chart:
    """The positions of spaces in the picture."""

    def __init__(self, spaces: list[str]) -> None:
        middles = [_middle(space) for space in spaces]
        left, right = (pick(x for x, _ in middles) for pick in (min, max))
        top, bottom = (pick(y for _, y in middles) for pick in (min, max))
        self.width = SIDE * (right - left + 2) + 2 * SEA_AROUND
        self.height = SIDE * (bottom - top + sqrt(3)) + 2 * SEA_AROUND
        self._origin = (SEA_AROUND - SIDE * (left - 1), SEA_AROUND - SIDE * (top - sqrt(3) / 2))

    def place(self, point: Point) -> Point:
        return self._origin[0] + SIDE * point[0], self._origin[1] + SIDE * point[1]

    def at(self, space: str, aside: Point = (0, 0)) -> Point:
        x, y = _middle(space)
        return self.place((x + aside[0], y + aside[1]))

    def hexes(self, spaces: list[str]) -> str:
        """The hexagons of some spaces, as one path."""
        return "".join(
            f"M{'L'.join(self._point(_corner(space, side)) for side in range(6))}Z"
            for space in spaces
        )

    def shore(self, spaces: list[str]) -> str:
        """The line around a group of spaces: every side beyond which there is none of them."""
        return "".join(
            f"M{self._point(_corner(space, side))}L{self._point(_corner(space, side + 1))}"
            for space in spaces
            for side in range(6)
            if _neighbour(space, side) not in spaces
        )

    def _point(self, point: Point) -> str:
        return " ".join(map(number, self.place(point)))


def _parse(space: str) -> tuple[int, int]:
    q, r = map(int, space.split(","))
    return q, r


def _middle(space: str) -> Point:
    """The middle of a flat-top hexagon with sides of 1."""
    q, r = _parse(space)
    return 1.5 * q, sqrt(3) * (r + q / 2)


def _corner(space: str, side: int) -> Point:
    x, y = _middle(space)
    return x + cos(side * pi / 3), y + sin(side * pi / 3)


def _neighbour(space: str, side: int) -> str:
    (q, r), (dq, dr) = _parse(space), DIRECTIONS[side]
    return f"{q + dq},{r + dr}"


def draw(view: View, *, legend: bool = True) -> str:
    """A position of Tobago."""
    chart = Chart(list(view["spaces"]))
    panel, panel_height = _panel(view) if legend else ("", 0)
    width = chart.width + (PANEL if legend else 0)
    height = max(chart.height, panel_height)
    return svg(
        width,
        height,
        "Tobago",
        element("rect", width=width, height=height, rx=14 if legend else 0, fill=SEA),
        group(
            *_land(view, chart),
            *_pieces(view, chart),
            at=(0, (height - chart.height) / 2),
        ),
        group(panel, at=(chart.width - 4, 0)),
    )


def token(view: View, seat: int) -> str:
    """The vehicle of a seat, within a circle of radius 60."""
    return group(_vehicle(seat), at=(0, 4), scale=2.7)


def _land(view: View, chart: Chart) -> list[str]:
    """Terrains by colour and mark, hairlines between spaces, one line for the coast."""
    spaces, grounds = view["spaces"], shapes("tobago")["ground"]
    coast = chart.shore(list(spaces))
    drawn = [
        path(coast, fill="none", stroke=SEA_SHALLOW, stroke_width=26),
        path(coast, fill="none", stroke="#ffffff", stroke_opacity=0.7, stroke_width=8),
    ]
    for terrain, ground in grounds.items():
        of = [space for space, kind in spaces.items() if kind == terrain]
        line = {"stroke": ground["ink"], "stroke_width": 2.6 if terrain == "beach" else 1.9}
        mark = path(ground["mark"], fill="none", opacity=0.62, **line)
        drawn += [
            path(chart.hexes(of), fill=ground["fill"], stroke=INK, stroke_width=0.5),
            *(group(mark, at=chart.at(space), scale=SIDE / DRAWN) for space in of),
            path(chart.shore(of), fill="none", stroke=INK, stroke_opacity=0.5, stroke_width=1.2),
        ]
    return [*drawn, path(coast, fill="none", stroke=INK, stroke_width=2.2)]


def _pieces(view: View, chart: Chart) -> list[str]:
    objects = [*((at, "hut") for at in view["huts"]), *((at, "palm") for at in view["palms"])]
    objects += [(statue["at"], "statue") for statue in view["statues"]]
    taken = {at for at, _ in objects} | {at for at in view["vehicles"] if at}
    size, amulet = SIDE / DRAWN, _thing("amulet")
    return [
        *(group(_thing(kind), at=chart.at(at), scale=0.82 * size) for at, kind in objects),
        *(
            group(amulet, at=chart.at(at, BESIDE if at in taken else (0, 0)), scale=0.72 * size)
            for at in view["amulets"]
        ),
        *(
            group(_marker(each["map"]), at=chart.at(at, SITES[each["map"]]), scale=size)
            for each in view["maps"]
            if each["markers"]
            for at in each["sites"]
        ),
        *(
            group(_vehicle(seat), at=chart.at(at, parking(view, seat)), scale=0.78 * size)
            for seat, at in enumerate(view["vehicles"])
            if at
        ),
    ]


def parking(view: View, seat: int) -> Point:
    """Several vehicles on one space stand side by side."""
    here = [other for other, at in enumerate(view["vehicles"]) if at == view["vehicles"][seat]]
    spread = 0.62 / (len(here) - 1) if len(here) > 1 else 0
    return (here.index(seat) - (len(here) - 1) / 2) * spread, 0.44


def _thing(kind: str) -> str:
    """A thing on a rim of paper."""
    parts = shapes("tobago")["things"][kind]
    rim = path("".join(d for _, d in parts), fill=PAPER, stroke=PAPER, stroke_width=5)
    return rim + "".join(path(d, fill=fill, stroke=INK, stroke_width=1.3) for fill, d in parts)


def _marker(name: str) -> str:
    marker = shapes("tobago")["markers"][name]
    rim = path(marker["shape"], fill="none", stroke=PAPER, stroke_width=3.4)
    return rim + path(marker["shape"], fill=marker["fill"], stroke=INK, stroke_width=1.2)


def _vehicle(seat: int) -> str:
    drawn = shapes("tobago")
    colour = drawn["colours"][seat]
    body, wheels = drawn["vehicle"], drawn["wheels"]
    return "".join(
        (
            path(body + wheels, fill=PAPER, stroke=PAPER, stroke_width=4.5),
            path(body, fill=colour["fill"], stroke=INK, stroke_width=1.4),
            path(drawn["windows"], fill="#d8f0fb"),
            path(wheels, fill=INK, stroke=PAPER, stroke_width=1),
            group(path(colour["mark"], fill=colour["ink"]), at=(0, 0.8), scale=0.82),
        )
    )


def _rose(seat: int) -> str:
    drawn = shapes("tobago")
    colour = drawn["colours"][seat]
    rose = path(drawn["rose"], fill=colour["fill"], stroke=INK, stroke_width=1.4)
    return rose + path(colour["mark"], fill=colour["ink"])


def _panel(view: View) -> tuple[str, float]:
    """Players and maps on paper beside the island; and the height of that."""
    rows: list[str] = []
    y = 34.0
    for seat, player in enumerate(view["players"]):
        rows.append(group(_vehicle(seat), at=(28, y - 4), scale=0.95))
        rows.append(_line(_belongings(player), 48, y, bold=seat == view["decides"]))
        y += LINE + 8
    for each in view["maps"]:
        y += 14
        rows.append(group(_marker(each["map"]), at=(28, y - 5), scale=1.5))
        rows.append(_line(_sites(each), 48, y, bold=True))
        for clue in each["clues"]:
            y += LINE
            roses = (group(_rose(clue["owner"]), at=(28, y - 5), scale=0.42),)
            rows += [*roses, _line(clue["clue"].replace("_", " "), 48, y)]
        y += LINE
    paper = element("rect", x=8, y=12, width=PANEL - 20, height=y - 8, rx=10, fill=PAPER)
    return paper + "".join(rows), y + 16


def _line(content: str, x: float, y: float, *, bold: bool = False) -> str:
    family, weight = (HEADING, 600) if bold else (TEXT, 400)
    return text(content, x, y, 14, text_anchor="start", font_family=family, font_weight=weight)


def _belongings(player: View) -> str:
    coins = "" if player["coins"] is None else f"{player['coins']} coins, "
    treasures, amulets = player["treasures"], player["amulets"]
    return f"{coins}{_count(treasures, 'treasure')}, {_count(amulets, 'amulet')}"


def _sites(treasure_map: View) -> str:
    return "located" if treasure_map["located"] else f"{len(treasure_map['sites'])} spaces"


def _count(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"
