"""Positions computed while a command is checked, reused when its events are applied."""

from typing import NamedTuple

from atoll.engine.json_values import Ply
from atoll.engine.position import Position
from atoll.engine.snapshot import Snapshot

__all__ = ["Precomputed", "Step"]


class Step(NamedTuple):
    """A ply and the position it leads to."""

    before: Snapshot
    ply: Ply
    after: Position


class Precomputed:
    """The positions that the plies of one command lead to, in order."""

    def __init__(self) -> None:
        self._steps: list[Step] = []

    def after(self, position: Position, ply: Ply) -> Position:
        """Return the position a ply leads to (see `Position.peek`); raise `InputError`."""
        if self._steps and self._steps[-1].after is not position:
            self._steps.clear()  # the events of an earlier command were never applied
        step = Step(position.snapshot, ply, position.peek(ply))
        self._steps.append(step)
        return step.after

    def commit(self, position: Position, ply: Ply) -> Position:
        """Play a ply, by taking the position that `after` computed for it if there is one."""
        if self._steps:
            step = self._steps.pop(0)
            if step.before is position.snapshot and step.ply is ply:
                return position.commit(step.after)
            self._steps.clear()
        return position.play(ply)
