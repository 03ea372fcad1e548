"""Small pictures of tables: what matters of a board, drawn as the page draws it."""

from importlib import import_module

from atoll.pictures.svg import View

__all__ = ["draw_small"]


def draw_small(game: str, view: View, *, dark: bool = False) -> str:
    """The middle of events on a board, as SVG for a browser.

    >>> state = atoll.make("tobago", players=3).new(seed=1)
    >>> draw_small("tobago", state.view(None)).startswith("<svg")
    True
    """
    picture: str = import_module(f"atoll.pictures.small.{game}").draw(view, dark=dark)
    return picture
