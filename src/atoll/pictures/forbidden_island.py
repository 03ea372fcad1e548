"""Forbidden Island: its tiles dry, flooded or sunk, the water meter, and all cards in hand."""

from atoll.pictures.svg import (
    HEADING,
    INK,
    PAPER,
    SEA,
    SEA_DEEP,
    SEA_SHALLOW,
    TARGET,
    View,
    element,
    group,
    path,
    shapes,
    svg,
    text,
)

__all__ = ["LANDING", "MARGIN", "PANEL", "SKULL", "TILE", "draw", "token"]

TILE, MARGIN, PANEL = 84.0, 14.0, 268.0
LANDING, SKULL = "fools_landing", 10


def draw(view: View, *, legend: bool = True) -> str:
    """A position of Forbidden Island."""
    rows = 1 + max(tile["row"] for tile in view["tiles"])
    columns = 1 + max(tile["column"] for tile in view["tiles"])
    width = columns * TILE + 2 * MARGIN
    height = rows * TILE + 2 * MARGIN
    if legend:
        height = max(height, 130 + 64 * len(view["players"]))
    whole = width + (PANEL if legend else 0)
    return svg(
        whole,
        height,
        "Forbidden Island",
        element("clipPath", element("rect", x=3, y=3, width=94, height=94, rx=11), id="fi-tile"),
        element("rect", width=whole, height=height, rx=14 if legend else 0, fill=SEA),
        element("ellipse", cx=width / 2, cy=height / 2, **_shallows(width, height)),
        *(_tile(view, tile) for tile in view["tiles"]),
        *_pawns(view),
        group(*(_panel(view) if legend else []), at=(width - 6, 0)),
    )


def token(view: View, seat: int) -> str:
    """The pawn of a seat, within a circle of radius 60."""
    return group(_token(view["players"][seat]["role"]), scale=2.2)


def _shallows(width: float, height: float) -> View:
    return {"rx": width / 2 - 4, "ry": height / 2 - 4, "fill": SEA_SHALLOW}


def _corner(tile: View) -> tuple[float, float]:
    return MARGIN + tile["column"] * TILE, MARGIN + tile["row"] * TILE


# ── The island ───────────────────────────────────────────────────────────────────────────


def _tile(view: View, tile: View) -> str:
    """A tile in a square of 100."""
    match tile["state"]:
        case "dry":
            drawn = _dry(view, tile["tile"])
        case "flooded":
            drawn = _flooded(view, tile["tile"])
        case _:
            drawn = [_ripples()]
    return group(*drawn, at=_corner(tile), scale=TILE / 100)


def _dry(view: View, name: str) -> list[str]:
    edge = element("rect", x=3, y=8, width=94, height=94, rx=11, fill="#7a5d34")
    frame = {"fill": "none", "stroke": INK, "stroke_width": 2.4}
    return [edge, _clipped(*_scene(name)), _square(**frame), *_badge(view, name)]


def _flooded(view: View, name: str) -> list[str]:
    """Under water, tilted."""
    swell = "M-8 30q9-9 18 0t18 0t18 0t18 0t18 0t18 0M-14 50q9-9 18 0t18 0t18 0t18 0t18 0t18 0"
    waves = path(swell, fill="none", stroke="#fff", stroke_opacity=0.8, stroke_width=3)
    water = element("rect", width=100, height=100, fill="#2585a6", fill_opacity=0.62)
    frame = {"fill": "none", "stroke": "#0f5b73", "stroke_width": 2.4, "stroke_dasharray": "9 5"}
    tilt = "translate(51 53) rotate(-5) scale(.94) translate(-50 -50)"
    inside = [_clipped(*_scene(name), water, waves), _square(**frame), *_badge(view, name)]
    return [element("g", *inside, transform=tilt)]


def _ripples() -> str:
    rings = [
        element("ellipse", cx=50, cy=52, rx=radius, ry=radius / 2, stroke_opacity=0.9 - radius / 60)
        for radius in (16, 29, 42)
    ]
    return element("g", *rings, fill="none", stroke="#ffffff", stroke_width=2.4)


def _clipped(*inside: str) -> str:
    return element("g", *inside, clip_path="url(#fi-tile)")


def _square(**attributes: object) -> str:
    return element("rect", x=3, y=3, width=94, height=94, rx=11, **attributes)


def _scene(name: str) -> list[str]:
    """The place itself; a shape begins with a letter of the palette or a colour of its own."""
    drawn = shapes("forbidden_island")
    vignette = drawn["vignettes"][name]
    scene = [element("rect", x=-20, y=-20, width=140, height=140, fill=vignette["ground"])]
    for shape in vignette["shapes"]:
        at = 7 if shape[0] == "#" else 1
        fill = shape[:7] if at == 7 else drawn["palette"][shape[0]]
        scene.append(path(shape[at:], fill=fill, stroke=INK, stroke_width=2.2))
    return [group(*scene, at=(0, 8))]


def _badge(view: View, name: str) -> list[str]:
    """The treasure of a tile, ticked off when captured; on Fools' Landing the helicopter."""
    circle = element("circle", r=18, fill=PAPER, stroke=INK, stroke_width=2)
    if name == LANDING:
        return [group(circle, group(_sign("helicopter_lift"), scale=0.72), at=(20, 20))]
    for treasure, sites in shapes("forbidden_island")["sites"].items():
        if name in sites:
            done = view["treasures"][treasure]
            sign = group(circle, group(_sign(treasure), scale=0.78), at=(20, 20))
            return [sign, *([_tick(20, 20)] if done else [])]
    return []


def _tick(x: float, y: float) -> str:
    tick = path("M-10 0l8 9l14-19", fill="none", stroke="#1b6b3a", stroke_width=6)
    return group(tick, at=(x, y))


def _pawns(view: View) -> list[str]:
    places = {tile["tile"]: _corner(tile) for tile in view["tiles"]}
    drawn = []
    for seat, player in enumerate(view["players"]):
        here = [other for other, p in enumerate(view["players"]) if p["at"] == player["at"]]
        spread = min(0.34, 0.66 / (len(here) - 1)) if len(here) > 1 else 0
        x, y = places[player["at"]]
        aside = (here.index(seat) - (len(here) - 1) / 2) * spread * TILE
        drawn.append(_pawn(view, seat, (x + TILE / 2 + aside, y + TILE * 0.68)))
    return drawn


def _pawn(view: View, seat: int, at: tuple[float, float]) -> str:
    turn = seat == view["turn"] and view["phase"] != "over"
    halo = element("circle", r=24, fill=TARGET, fill_opacity=0.75, stroke=INK, stroke_width=1.5)
    role = view["players"][seat]["role"]
    return group(*([halo] if turn else []), _token(role), at=at, scale=TILE / 100)


def _token(role: str) -> str:
    token = shapes("forbidden_island")["tokens"][role]
    glyph = path(token["glyph"], fill="none", stroke=token["ink"], stroke_width=2.2)
    return "".join(
        (
            path(token["outline"], fill=PAPER, stroke=PAPER, stroke_width=6),
            path(token["outline"], fill=token["colour"], stroke=INK, stroke_width=1.6),
            group(glyph, at=(0, 3)) if role == "pilot" else glyph,
        )
    )


def _sign(card: str) -> str:
    sign = shapes("forbidden_island")["signs"][card]
    stroke = {"stroke": INK, "stroke_width": 2}
    inside = "#ffd25e" if card == "crystal_of_fire" else "none"
    return path(sign["shape"], fill=sign["colour"], **stroke) + path(
        sign["lines"], fill=inside, **stroke
    )


# ── Beside it ────────────────────────────────────────────────────────────────────────────


def _panel(view: View) -> list[str]:
    height = 106 + 64 * len(view["players"])
    return [
        element("rect", x=4, y=12, width=PANEL - 12, height=height, rx=10, fill=PAPER),
        *_meter(view),
        *_treasures(view),
        *(part for seat in range(len(view["players"])) for part in _player(view, seat)),
    ]


def _meter(view: View) -> list[str]:
    """The water meter: flood cards a turn by tick, and the skull."""
    cells = []
    for tick in range(1, SKULL + 1):
        reached, last = tick <= view["meter"], tick == SKULL
        fill = "#9f2718" if last else SEA_DEEP if reached else "#efe5cf"
        x = 16 + (tick - 1) * 23.5
        rate = "" if last else str(shapes("forbidden_island")["rates"][tick - 1])
        now = tick == view["meter"]
        ink = INK if now else "#ffffff" if reached else "#4b5a62"
        cells += [
            element("rect", x=x, y=26, width=22, height=24, rx=5, fill=TARGET if now else fill),
            text(rate, x + 11, 43, 14, fill=ink, font_weight=600),
        ]
    skull = "M-9-2a9 9 0 1 1 18 0c0 3-2 4-3 6v4h-12v-4c-1-2-3-3-3-6Z"
    return [*cells, group(path(skull, fill=PAPER), at=(16 + 9 * 23.5 + 11, 38), scale=0.8)]


def _treasures(view: View) -> list[str]:
    drawn = []
    for place, (treasure, captured) in enumerate(view["treasures"].items()):
        at = (44 + 58 * place, 82)
        sign = group(_sign(treasure), at=at, opacity=1 if captured else 0.45)
        drawn += [sign, *([_tick(at[0] + 10, at[1] + 6)] if captured else [])]
    return drawn


def _player(view: View, seat: int) -> list[str]:
    player, y = view["players"][seat], 130 + 64 * seat
    weight = 700 if seat == view["decides"] else 500
    name = {"text_anchor": "start", "font_family": HEADING, "font_weight": weight}
    return [
        group(_token(player["role"]), at=(36, y + 10), scale=0.95),
        text(player["role"].capitalize(), 64, y, 15, **name),
        *(
            group(_sign(card), at=(74 + 27 * place, y + 22), scale=0.62)
            for place, card in enumerate(player["hand"])
        ),
    ]
