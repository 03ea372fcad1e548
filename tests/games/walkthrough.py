"""The worked examples of the rules pages, played from caption to caption.

The page shows the same file (see `atoll.tutorials.worked_examples`).
"""

from functools import cache

from atoll.engine.position import Position
from atoll.games import find
from atoll.tutorials.script import Say
from atoll.tutorials.worked_examples import WorkedExample, read_examples


class Walkthrough:
    """An example in progress: `at(caption)` plays on to where the page shows that caption."""

    def __init__(self, game: str, name: str) -> None:
        header, so_far, self._beats = _examples(game)[name].chapter
        self.position = find(game).lay_out(header["players"], header["options"], header["setup"])
        for ply in so_far:
            self.position.play(ply)
        self._beat = 0
        self._name = name

    def at(self, number: int) -> Position:
        """The position at the caption with this number."""
        for beat in self._beats[self._beat :]:
            if beat == Say(f"{self._name}-{number}", []):
                return self.position
            if not isinstance(beat, Say):
                self.position.play(beat)
            self._beat += 1
        raise AssertionError(f"{self._name} has no caption {number}, or it was passed")


@cache
def _examples(game: str) -> dict[str, WorkedExample]:
    return {example.name: example for example in read_examples(game)}
