"""Writing SVG: elements as text, numbers short."""

import json
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any, TypeAlias

__all__ = [
    "FOAM",
    "HEADING",
    "INK",
    "JUNGLE",
    "JUNGLE_DARK",
    "PAPER",
    "SAND",
    "SAND_DARK",
    "SEA",
    "SEA_DEEP",
    "SEA_SHALLOW",
    "TARGET",
    "TEXT",
    "WOOD",
    "WOOD_DARK",
    "View",
    "element",
    "group",
    "mixed",
    "number",
    "path",
    "shapes",
    "svg",
    "text",
]

_Json: TypeAlias = dict[str, Any]  # read to any depth

View: TypeAlias = _Json
"""A position in JSON, as a spectator sees it."""

INK, PAPER, FOAM = "#1d2a33", "#fffaf0", "#ffffff"
SEA_SHALLOW, SEA, SEA_DEEP = "#bfe6df", "#9ad5cf", "#1f748a"
SAND, SAND_DARK = "#f3e3b8", "#cfb478"
JUNGLE, JUNGLE_DARK = "#5f9d6d", "#2f6f4f"
WOOD, WOOD_DARK = "#b98a52", "#7c5529"
TARGET = "#f4a825"
TEXT = "Inter, system-ui, sans-serif"
HEADING = "Lora, Georgia, serif"


@cache
def shapes(game: str) -> _Json:
    """The shapes and colours of a game."""
    read: _Json = json.loads(files(__package__).joinpath(f"{game}.json").read_text("utf-8"))
    return read


def number(value: float) -> str:
    """A number with one digit after the point at most."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def element(name: str, *inside: str, **attributes: object) -> str:
    """An element; `stroke_width` becomes the attribute `stroke-width`, None is left out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


def _value(value: object) -> str:
    return number(value) if isinstance(value, int | float) else escape(str(value))


def group(*inside: str, at: tuple[float, float] = (0, 0), scale: float = 1, **more: object) -> str:
    """Elements moved and scaled together."""
    move = f"translate({number(at[0])} {number(at[1])})"
    return element("g", *inside, transform=f"{move} scale({scale:.3f})", **more)


def mixed(one: str, share: float, other: str) -> str:
    """A mixture of two colours; `share` is that of the first."""
    pairs = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + bytes(round(a * share + b * (1 - share)) for a, b in pairs).hex()


def path(d: str, **attributes: object) -> str:
    """A path with round joints."""
    rounded = {"stroke_linejoin": "round", "stroke_linecap": "round", **attributes}
    return element("path", d=d, **rounded)


def text(content: str, x: float, y: float, size: float, **attributes: object) -> str:
    """A line of text around a point."""
    usual = {"text_anchor": "middle", "font_family": TEXT, "font_size": size, "fill": INK}
    return element("text", escape(content), x=x, y=y, **{**usual, **attributes})


def svg(width: float, height: float, label: str, *inside: str) -> str:
    """The whole picture, as large as it is drawn."""
    return element(
        "svg",
        element("title", escape(label)),
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        role="img",
        style="max-width:100%;height:auto",
    )
