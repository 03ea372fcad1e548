"""The worked examples of a game's rules: stretches of real games, with a caption for each step.

The file `examples/GAME.jsonl` has the form of a tutorial's script (see `script`).  Each header has
a name besides: `"example": NAME`.  The rules page shows the examples, and the tests of the game's
rules play them, so page and rules cannot differ.  One without captions is a single picture.
"""

from importlib.resources import files
from typing import NamedTuple

from atoll.tutorials.script import Chapter, parse

__all__ = ["WorkedExample", "has_examples", "read_examples"]

_FOLDER = files(__package__) / "examples"


class WorkedExample(NamedTuple):
    """A position of a game, and what is played from there."""

    name: str
    seat: int
    """The seat through whose eyes it is shown."""
    chapter: Chapter


def has_examples(game: str) -> bool:
    """Whether the rules of a game have worked examples; those of other packages have none."""
    return _FOLDER.joinpath(f"{game}.jsonl").is_file()


def read_examples(game: str) -> list[WorkedExample]:
    """The worked examples of a game."""
    chapters = parse(_FOLDER.joinpath(f"{game}.jsonl").read_text("utf-8"))
    return [_example(chapter) for chapter in chapters]


def _example(chapter: Chapter) -> WorkedExample:
    return WorkedExample(chapter.header["example"], chapter.header.get("seat", 0), chapter)
