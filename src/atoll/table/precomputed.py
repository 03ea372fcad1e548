"""Precomputed: what a wish has worked out is not worked out again when it happens."""

from typing import NamedTuple

from atoll.engine.json_values import Ply
from atoll.engine.position import Position
from atoll.engine.snapshot import Snapshot


class Step(NamedTuple):
    """A ply from one moment to the next."""

    before: Snapshot
    ply: Ply
    after: Position


class Precomputed:
    """The positions to which plies would lead that somebody wishes for."""

    def __init__(self) -> None:
        self._steps: list[Step] = []

    def after(self, position: Position, ply: Ply) -> Position:
        """What a ply would lead to (see `Position.ahead`); raises `InputError` if not legal."""
        if self._steps and self._steps[-1].after is not position:
            self._steps.clear()  # what was wished before has not come to pass
        step = Step(position.snapshot, ply, position.peek(ply))
        self._steps.append(step)
        return step.after

    def fulfil(self, position: Position, ply: Ply) -> Position:
        """The same position, after a ply that happens now."""
        if self._steps:
            step = self._steps.pop(0)
            if step.before is position.snapshot and step.ply is ply:
                return position.commit(step.after)
            self._steps.clear()
        return position.play(ply)
