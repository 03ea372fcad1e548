"""The parts of a game's small pictures, as the page's own boards draw them.

The page's tests write the files: see *Small pictures* in docs/contribute/page.md.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from xml.etree import ElementTree

from atoll.pictures.svg import element, number

__all__ = ["Box", "Parts", "Point", "load_parts"]

Point = tuple[float, float]

_NAMESPACE = "http://www.w3.org/2000/svg"
_USED = re.compile(r"#([\w-]+)[\")]")
_PLACE = re.compile(r"translate\((\S+) (\S+)\)")


@dataclass(frozen=True)
class Box:
    """What a picture shows of a board, around a point of interest."""

    left: float
    top: float
    width: float
    height: float

    @staticmethod
    def around(at: Point, width: float, height: float) -> "Box":
        return Box(at[0] - width / 2, at[1] - height / 2, width, height)

    def within(self, board: "Box") -> "Box":
        """Move it, so that it shows as little as possible beside the board."""
        return Box(
            _within(self.left, self.width, board.left, board.width),
            _within(self.top, self.height, board.top, board.height),
            self.width,
            self.height,
        )


def _within(start: float, length: float, first: float, whole: float) -> float:
    if length > whole:
        return first + (whole - length) / 2
    return min(max(start, first), first + whole - length)


@dataclass(frozen=True)
class Parts:
    """The drawings by their ids, and the colours and rules for all of them."""

    style: str
    drawings: dict[str, str]

    def at(self, name: str) -> Point:
        """Return the place of a part."""
        found = _PLACE.search(self.drawings[name])
        assert found is not None
        return float(found[1]), float(found[2])

    def line(self, name: str, way: str) -> str:
        """A part that is a line, with its way."""
        return re.sub(r' id="[^"]*"', "", self.drawings[name]).replace("<path", f'<path d="{way}"')

    def picture(self, box: Box, drawn: Iterable[str], *, dark: bool, **attributes: object) -> str:
        """What is drawn on the sea, with the parts it uses; `attributes` are those of the root."""
        sides = {"x": box.left, "y": box.top, "width": box.width, "height": box.height}
        sea = re.search(r'style="([^"]*)"', self.drawings["sea"])
        body = element("rect", **sides, style=sea[1] if sea else None) + "".join(drawn)
        scheme = "dark" if dark else "light"
        return element(
            "svg",
            element(
                "style", self.style.replace("color-scheme:light dark", f"color-scheme:{scheme}")
            ),
            element("defs", *(self.drawings[name] for name in self._needed(body))),
            body,
            xmlns=_NAMESPACE,
            viewBox=" ".join(map(number, (box.left, box.top, box.width, box.height))),
            **attributes,
        )

    def _needed(self, body: str) -> list[str]:
        """Return the ids that are used, by what is used too."""
        needed: list[str] = []
        waiting = [body]
        while waiting:
            for name in _USED.findall(waiting.pop()):
                if name not in needed and name in self.drawings:
                    needed.append(name)
                    waiting.append(self.drawings[name])
        return needed


@cache
def load_parts(game: str) -> Parts:
    """Return the parts of a game."""
    text = files(__package__).joinpath("parts", f"{game}.svg").read_text("utf-8")
    root = ElementTree.fromstring(text.replace(f' xmlns="{_NAMESPACE}"', "", 1))
    style = root.find("style")
    assert style is not None
    assert style.text
    drawings = [*root, *root.iterfind("defs/*")]
    return Parts(
        style.text,
        {
            name: ElementTree.tostring(each, "unicode")
            for each in drawings
            if (name := each.get("id")) is not None
        },
    )
