"""Foresight: what a wish has worked out is not worked out again when it happens."""

from typing import NamedTuple

from atoll.engine.position import Position
from atoll.engine.words import Ply


class Step(NamedTuple):
    """A ply from one position to the next."""

    before: Position
    ply: Ply
    after: Position


class Foresight:
    """The positions to which plies would lead that somebody wishes for."""

    def __init__(self) -> None:
        self._steps: list[Step] = []

    def after(self, position: Position, ply: Ply) -> Position:
        """Another position, to which a ply would lead; raises `WordsError` if it is not legal."""
        if self._steps and self._steps[-1].after is not position:
            self._steps.clear()  # what was wished before has not come to pass
        step = Step(position, ply, position.copy().play(ply))
        self._steps.append(step)
        return step.after

    def fulfil(self, position: Position, ply: Ply) -> Position:
        """The position to which a ply leads, now that it happens; the one given may change."""
        if self._steps:
            step = self._steps.pop(0)
            if step.before is position and step.ply is ply:
                return step.after
            self._steps.clear()
        return position.play(ply)
