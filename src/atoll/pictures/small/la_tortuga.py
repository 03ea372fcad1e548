"""La Tortuga: the turtle that moves, or the one that is farthest, with the lagoon around it."""

from atoll.pictures.small.parts import Box, Parts, Point, load_parts
from atoll.pictures.svg import View, element, number

__all__ = ["draw"]

_WIDTH, _HEIGHT = 340.0, 290.0
_MARGIN = 66.0
_LIFT, _HIGHEST = 0.43, 1.9  # of each turtle above the one below, and of a whole stack, in turtles
_ON_RAFT = 0.74


def draw(view: View, *, dark: bool) -> str:
    """A position of La Tortuga."""
    parts = load_parts("la_tortuga")
    size, bottom = parts.at("size")
    middle = parts.at("middle")
    turtles = view["turtles"]
    drawn = [element("use", href="#lagoon-with-raft")]
    for level, turtle in sorted(
        (_level(turtles, turtle), turtle) for turtle in range(len(turtles))
    ):
        place = _place(parts, turtles, turtle, level, size)
        scale = size / 100 * (1 if turtles[turtle]["at"] else _ON_RAFT)
        facing = scale if place[1] >= middle[1] or not turtles[turtle]["at"] else -scale
        name = f"#turtle-{turtles[turtle]['owner']}-{turtle}"
        drawn.append(element("use", href=name, transform=_transform(place, facing, scale)))
    board = Box(0, 0, 2 * middle[0], bottom + _MARGIN / 4)
    shown = Box.around(_focus(parts, view), _WIDTH, _HEIGHT).within(board)
    return parts.picture(shown, drawn, dark=dark)


def _focus(parts: Parts, view: View) -> Point:
    turtles = view["turtles"]
    moving = view["moving"]
    farthest = max(range(len(turtles)), key=lambda turtle: turtles[turtle]["at"])
    turtle = farthest if moving is None else moving
    at = turtles[turtle]["at"]
    x, y = parts.at(f"space-{at}" if at else f"raft-{turtle}")
    return x, y - _MARGIN


def _level(turtles: list[View], turtle: int) -> int:
    below = turtles[turtle]["on"]
    return 0 if below is None else 1 + _level(turtles, below)


def _place(parts: Parts, turtles: list[View], turtle: int, level: int, size: float) -> Point:
    """The place of a turtle's belly; high stacks are pressed together."""
    at = turtles[turtle]["at"]
    if not at:
        return parts.at(f"raft-{turtle}")
    x, y = parts.at(f"space-{at}")
    height = sum(each["at"] == at for each in turtles)
    return x, y - level * size * min(_LIFT, _HIGHEST / max(1, height - 1))


def _transform(at: Point, across: float, down: float) -> str:
    return f"translate({number(at[0])} {number(at[1])}) scale({across:.3f} {down:.3f})"
