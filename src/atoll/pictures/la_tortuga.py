"""La Tortuga: the ring of 21 spaces, the raft, and the turtles on each other's backs."""

from math import cos, hypot, pi, sin

from atoll.pictures.svg import (
    FOAM,
    HEADING,
    INK,
    JUNGLE,
    JUNGLE_DARK,
    PAPER,
    SAND,
    SAND_DARK,
    SEA,
    SEA_SHALLOW,
    TARGET,
    WOOD,
    WOOD_DARK,
    View,
    element,
    group,
    mixed,
    path,
    shapes,
    svg,
    text,
)

__all__ = [
    "BEACH_ANGLE",
    "HEIGHT",
    "MIDDLE",
    "RADIUS",
    "RAFT",
    "SAMPLES",
    "SPACES",
    "STONE",
    "TURTLE",
    "WIDTH",
    "draw",
    "place_of",
    "token",
]

WIDTH, HEIGHT = 790, 500
MIDDLE, RADIUS = (330.0, 262.0), (268.0, 172.0)
SPACES, BEACH_ANGLE, SAMPLES = 21, 298 * pi / 180, 720
STONE, TURTLE = 23, 54
RAFT = (584.0, 418.0, 190.0, 68.0)


def draw(view: View, *, legend: bool = True) -> str:
    """A position of La Tortuga."""
    return svg(
        WIDTH,
        HEIGHT,
        "La Tortuga",
        element("rect", width=WIDTH, height=HEIGHT, rx=14 if legend else 0, fill=SEA),
        *_sea(),
        *_raft(),
        *(_stone(space) for space in range(1, SPACES + 1)),
        *_middle(view),
        *_turtles(view),
        *(_legend(view) if legend else []),
    )


def token(view: View, seat: int) -> str:
    """A turtle of a seat, within a circle of radius 60."""
    owners = [turtle["owner"] for turtle in view["turtles"]]
    number = owners.index(seat) if seat in owners else seat
    still = {**view, "moving": None}
    return group(_turtle(still, number, (0, MIDDLE[1])), at=(0, 20 - 1.6 * MIDDLE[1]), scale=1.6)


# ── Where everything lies ────────────────────────────────────────────────────────────────


def _on_ellipse(sample: float) -> tuple[float, float]:
    angle = BEACH_ANGLE + sample / SAMPLES * 2 * pi
    return MIDDLE[0] + RADIUS[0] * cos(angle), MIDDLE[1] - RADIUS[1] * sin(angle)


def _measure() -> list[float]:
    """The length of the ellipse up to each sample, for placing spaces equally far apart."""
    lengths = [0.0]
    for sample in range(1, SAMPLES + 1):
        (x, y), (u, v) = _on_ellipse(sample), _on_ellipse(sample - 1)
        lengths.append(lengths[-1] + hypot(x - u, y - v))
    return lengths


_LENGTHS = _measure()


def place_of(space: int) -> tuple[float, float]:
    """The middle of a space; 21 is the beach."""
    wanted = space % SPACES / SPACES * _LENGTHS[-1]
    return _on_ellipse(next(i for i, length in enumerate(_LENGTHS) if length >= wanted))


def _place_on_raft(turtle: int) -> tuple[float, float]:
    x, y, width, height = RAFT
    column = turtle + 1 if turtle < 3 else turtle - 2.5
    return x + width * column / 4, y + height * (0.42 if turtle < 3 else 0.86)


# ── What is drawn ────────────────────────────────────────────────────────────────────────


def _sea() -> list[str]:
    def land(share: float) -> dict[str, float]:
        inner = (RADIUS[0] - STONE * 1.8, RADIUS[1] - STONE * 1.7)
        return {"cx": MIDDLE[0], "cy": MIDDLE[1], "rx": inner[0] * share, "ry": inner[1] * share}

    around = {"cx": MIDDLE[0], "cy": MIDDLE[1], "rx": RADIUS[0], "ry": RADIUS[1]}
    return [
        element("ellipse", cx=MIDDLE[0], cy=MIDDLE[1], rx=322, ry=228, fill=SEA_SHALLOW),
        element(
            "ellipse", **around, fill="none", stroke=FOAM, stroke_width=3, stroke_dasharray="2 9"
        ),
        element("ellipse", **land(1), fill=SAND, stroke=FOAM, stroke_width=7),
        element("ellipse", **land(0.94), fill=JUNGLE, stroke=JUNGLE_DARK, stroke_width=1.5),
        element("ellipse", **land(0.83), fill=SAND, stroke=JUNGLE_DARK, stroke_width=1.2),
    ]


def _raft() -> list[str]:
    x, y, width, height = RAFT
    log = {"width": width - 4, "height": height / 4 - 1, "rx": 8, "fill": WOOD}
    edge = {"stroke": WOOD_DARK, "stroke_width": 1.6}
    return [
        element("rect", x=x + number % 2 * 4, y=y + number * height / 4, **log, **edge)
        for number in range(4)
    ]


def _stone(space: int) -> str:
    x, y = place_of(space)
    fill = "#fff1c4" if space == SPACES else PAPER
    beach = [element("circle", r=STONE * 1.4, fill=SAND, stroke=SAND_DARK, stroke_width=2)]
    return group(
        *(beach if space == SPACES else []),
        element("ellipse", rx=STONE, ry=STONE * 0.92, fill=fill, stroke=INK, stroke_width=1.5),
        text(str(space), 0, 18, 13, font_weight=600),
        at=(x, y),
    )


def _middle(view: View) -> list[str]:
    """The face-up card, the beach when there is none, and what has been thrown."""
    egg, over = view["egg"], view["phase"] == "over"
    edge = {"stroke": "#6d5326", "stroke_width": 2}
    card = element("rect", x=-32, y=-45, width=64, height=90, rx=8, fill=PAPER, **edge)
    shape = shapes("la_tortuga")["egg"]
    one = path(shape, fill="#fdf3d8", **edge)
    value = "" if over else str(egg if egg is not None else 7)
    face = [card, text(value, 0, -14, 26, font_family=HEADING, font_weight=700)]
    caption = (
        "the game is over"
        if over
        else f"{view['deck']} cards left"
        if egg is not None
        else "the beach"
    )
    dice = "1 die" if view["thrown"] == 1 else f"{view['thrown']} dice"
    rolling = view["thrown"] and not over
    return [
        group(*([*face, group(one, at=(0, 18), scale=1.5)] if not over else []), at=(270, 262)),
        text(caption, 270, 330, 14, fill="#4b5a62"),
        *([_dice(view), text(dice, 398, 330, 14, fill="#4b5a62")] if rolling else []),
    ]


def _dice(view: View) -> str:
    edge = {"stroke": INK, "stroke_width": 2.4}
    die = element("rect", x=-32, y=-32, width=64, height=64, rx=13, fill="#fffdf6", **edge)
    total = text(str(view["total"]), 0, 13, 38, font_family=HEADING, font_weight=700)
    return group(die, total, at=(398, 262))


def _turtles(view: View) -> list[str]:
    turtles = view["turtles"]

    def level(number: int) -> int:
        below = turtles[number]["on"]
        return 0 if below is None else 1 + level(below)

    def place(number: int) -> tuple[float, float]:
        at = turtles[number]["at"]
        if at == 0:
            return _place_on_raft(number)
        x, y = place_of(at)
        return x, y - 2 - level(number) * TURTLE * 0.36

    order = sorted(range(len(turtles)), key=lambda n: (level(n), place(n)[1]))
    return [_turtle(view, number, place(number)) for number in order]


def _turtle(view: View, number: int, at: tuple[float, float]) -> str:
    """Turtles swim counter-clockwise: to the right below the island, to the left above it."""
    drawn = shapes("la_tortuga")
    colour = drawn["colours"][view["turtles"][number]["owner"]]
    pattern = list(drawn["patterns"].values())[number]
    line = {"stroke": "#17222b", "stroke_width": 2.6}
    body = [
        *(path(d, fill=mixed(colour["shell"], 0.22, "#d9dba6"), **line) for d in drawn["skin"]),
        element("circle", cx=52, cy=-21, r=2.7, fill="#17222b"),
        path(drawn["shell"], fill=colour["shell"], **line),
        path(pattern, fill="none", stroke=colour["pattern"], stroke_width=4.2),
        path(drawn["rim"], fill=mixed(colour["shell"], 0.62, "#17222b"), **line),
    ]
    facing = 1 if at[1] >= MIDDLE[1] else -1
    turned = element("g", *body, transform=f"scale({facing} 1)")
    moving = number == view["moving"] and view["phase"] != "over"
    halo = element("ellipse", cy=-20, rx=62, ry=36, fill=TARGET, fill_opacity=0.45)
    return group(*([halo] if moving else []), turned, at=at, scale=TURTLE / 100)


def _legend(view: View) -> list[str]:
    """Every seat's eggs."""
    drawn, rows = shapes("la_tortuga"), []
    for seat, player in enumerate(view["players"]):
        y = 30 + 23 * seat
        shell = {"fill": drawn["colours"][seat]["shell"], "stroke": INK, "stroke_width": 1.6}
        weight = 700 if seat == view["decides"] else 400
        eggs = f"{player['eggs']} eggs"
        rows += [
            element("circle", cx=684, cy=y - 5, r=8, **shell),
            text(eggs, 700, y, 15, text_anchor="start", font_weight=weight),
        ]
    height = 23 * len(view["players"]) + 12
    box = {"rx": 10, "fill": PAPER, "fill_opacity": 0.85}
    return [element("rect", x=666, y=8, width=112, height=height, **box), *rows]
