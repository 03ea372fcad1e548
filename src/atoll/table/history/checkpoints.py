"""Checkpoints: earlier positions of a game, kept so that any moment is a short replay away."""

from atoll.engine.json_values import Ply
from atoll.engine.position import Position

__all__ = ["SPACING", "Checkpoints"]

SPACING = 32
"""Plies between two checkpoints."""


class Checkpoints:
    """Positions of one game by the number of plies before them.

    They are kept without these plies, or a game ten times as long would take a hundred times as
    much memory.  A game's list of plies only grows, and an undo begins a new list: so the same
    list means that the checkpoints are still of this game.
    """

    def __init__(self) -> None:
        self._kept: tuple[list[Ply], dict[int, Position]] = [], {}

    def at(self, game: Position, moment: int) -> Position:
        """Return a new copy of the game as it stood after its first `moment` plies."""
        kept = self._kept_of(game)
        position = _nearest(kept, game, moment)
        while (mark := _next_mark(len(position.plies))) <= moment:
            position.follow(game, mark)
            kept[mark] = position.detached()
        return position.follow(game, moment)

    def rewind(self, game: Position, moment: int) -> Position:
        """Return the same, and keep the checkpoints up to there for the game that goes on."""
        position = self.at(game, moment)
        kept = list(self._kept_of(game).items())
        self._kept = position.plies, {mark: each for mark, each in kept if mark <= moment}
        return position

    def _kept_of(self, game: Position) -> dict[int, Position]:
        # Several threads read at once, some of them perhaps a game that is being undone.
        plies, kept = self._kept
        if plies is not game.plies:
            self._kept = game.plies, (kept := {})
        return kept


def _nearest(kept: dict[int, Position], game: Position, moment: int) -> Position:
    """Return a copy of the last checkpoint up to the moment."""
    for mark in range(moment // SPACING * SPACING, 0, -SPACING):
        if mark in kept:
            return kept[mark].detached().with_history(game, mark)
    return game.rewound(0)


def _next_mark(plies: int) -> int:
    return (plies // SPACING + 1) * SPACING
