"""The script of a tutorial: a transcript in which a coach speaks between the plies.

JSON Lines.  A chapter begins with the header of a transcript; its plies follow in the same
form.  Plies before the coach first speaks have already been played when the chapter opens.

What the coach says is a line of its own: `{"say": KEY, "at": [points]}`.  The text is the message
`GAME-tutorial-KEY`; a point is a thing on the screen that the page can find.  If a ply of the
learner follows, the coach waits for it.  Otherwise the learner reads on, and what follows is
shown: more text, or the plies of others and of chance.
"""

import json
from collections.abc import Iterator
from importlib.resources import files
from itertools import takewhile
from typing import NamedTuple, TypeAlias

from atoll.engine.json_values import Json, Ply

__all__ = ["LEARNER", "Beat", "Chapter", "Say", "has_tutorial", "parse", "read"]

LEARNER = 0
"""The seat of the learner."""


class Say(NamedTuple):
    """Something the coach says, and what it points at."""

    key: str
    at: list[str]


Beat: TypeAlias = Say | Ply


class Chapter(NamedTuple):
    """A stretch of one game."""

    header: Json
    so_far: list[Ply]
    """The plies before the chapter opens."""
    beats: list[Beat]


def has_tutorial(game: str) -> bool:
    """Whether a game has a tutorial; games of other packages have none."""
    return files(__package__).joinpath(f"{game}.jsonl").is_file()


def read(game: str) -> list[Chapter]:
    """The script of a game's tutorial."""
    return parse(files(__package__).joinpath(f"{game}.jsonl").read_text("utf-8"))


def parse(source: str) -> list[Chapter]:
    """The chapters of a script."""
    lines = [json.loads(line) for line in source.splitlines() if line]
    return [_chapter(*each) for each in _chapters(lines)]


def _chapters(lines: list[Json]) -> Iterator[tuple[Json, list[Json]]]:
    starts = [number for number, line in enumerate(lines) if "atoll" in line]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        yield lines[start], lines[start + 1 : end]


def _chapter(header: Json, lines: list[Json]) -> Chapter:
    so_far = list(takewhile(lambda line: "say" not in line, lines))
    beats = [_beat(line) for line in lines[len(so_far) :]]
    return Chapter(header, so_far, beats)


def _beat(line: Json) -> Beat:
    return Say(line["say"], line.get("at", [])) if "say" in line else line
