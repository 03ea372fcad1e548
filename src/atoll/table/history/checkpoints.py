"""Earlier positions of a game, some of them kept so that none is far to play again."""

from atoll.engine.json_values import Ply
from atoll.engine.position import Position

SPACING = 32
"""So many plies lie between two positions that are kept."""


class Checkpoints:
    """The positions of one game, found again by the number of plies before them.

    They are kept without these plies, or a game ten times as long would take a hundred times as
    much memory.  A list of plies only ever grows, for what is taken back begins another: that
    it is the same list says that the game went the same way.
    """

    def __init__(self) -> None:
        self._kept: tuple[list[Ply], dict[int, Position]] = [], {}

    def at(self, line: Position, moment: int) -> Position:
        """The game as it stood after so many plies of this line; the caller's own copy."""
        kept = self._kept_of(line)
        position = _nearest(kept, line, moment)
        while (mark := _next_mark(len(position.plies))) <= moment:
            position.follow(line, mark)
            kept[mark] = position.detached()
        return position.follow(line, moment)

    def rewound(self, line: Position, moment: int) -> Position:
        """The same, to go on from there: this is the reel of the game that does."""
        position = self.at(line, moment)
        kept = list(self._kept_of(line).items())
        self._kept = position.plies, {mark: each for mark, each in kept if mark <= moment}
        return position

    def _kept_of(self, line: Position) -> dict[int, Position]:
        # Several threads look back at once, some of them perhaps at what is being taken back.
        plies, kept = self._kept
        if plies is not line.plies:
            self._kept = line.plies, (kept := {})
        return kept


def _nearest(kept: dict[int, Position], line: Position, moment: int) -> Position:
    """The last position kept before the moment."""
    for mark in range(moment // SPACING * SPACING, 0, -SPACING):
        if mark in kept:
            return kept[mark].detached().with_history(line, mark)
    return line.rewound(0)


def _next_mark(plies: int) -> int:
    return (plies // SPACING + 1) * SPACING
