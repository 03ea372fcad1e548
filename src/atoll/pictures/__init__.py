"""Positions as pictures: SVG in the page's look, by day, for notebooks and papers.

Shapes and colours stand in a JSON file a game; the page draws the same ones, and one of its
tests says so.
"""

from importlib import import_module
from typing import Any


def draw(game: str, view: dict[str, Any]) -> str:
    """A view of a game as SVG.

    >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
    >>> draw("la_tortuga", state.view(None)).startswith("<svg")
    True
    """
    picture: str = import_module(f"atoll.pictures.{game}").draw(view)
    return picture
