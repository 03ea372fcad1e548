"""Positions as pictures: SVG in the page's look, for notebooks and papers.

Each game's shapes and colours are in a JSON file; players' signs and colours are the page's, and a
test compares them.  `small` draws parts of boards for the page, with all of its details.  Games of
other packages have no pictures.
"""

from importlib import import_module
from importlib.resources import files

from atoll.pictures.svg import View

__all__ = ["draw", "draw_board", "has_picture"]


def has_picture(game: str) -> bool:
    """Whether positions of this game can be drawn.

    >>> has_picture("la_tortuga"), has_picture("chess")
    (True, False)
    """
    return files(__package__).joinpath(f"{game}.json").is_file()


def draw(game: str, view: View) -> str:
    """A view of a game as SVG.

    >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
    >>> draw("la_tortuga", state.view(None)).startswith("<svg")
    True
    """
    picture: str = import_module(f"atoll.pictures.{game}").draw(view)
    return picture


def draw_board(game: str, view: View) -> str:
    """The board of a view alone, without the words beside it.

    >>> state = atoll.make("tobago", players=3).new(seed=1)
    >>> "coins" in draw_board("tobago", state.view(None))
    False
    """
    picture: str = import_module(f"atoll.pictures.{game}").draw(view, legend=False)
    return picture
