"""Earlier positions of a game, some of them kept so that none is far to play again."""

from atoll.engine.position import Position

SPACING = 32
"""So many plies lie between two positions that are kept."""


class Reel:
    """The positions of one game, found again by the number of plies before them."""

    def __init__(self) -> None:
        self._kept: dict[int, Position] = {}

    def at(self, line: Position, moment: int) -> Position:
        """The game as it stood after so many plies of this line; the caller's own copy."""
        position = self._nearest(line, moment)
        while (mark := _next_mark(len(position.plies))) <= moment:
            position.follow(line, mark)
            self._kept[mark] = position.copy()
        return position.follow(line, moment)

    def _nearest(self, line: Position, moment: int) -> Position:
        """The last position kept before the moment, unless its plies have been taken back."""
        for mark in range(moment // SPACING * SPACING, 0, -SPACING):
            kept = self._kept.get(mark)
            if kept is not None and kept.plies == line.plies[:mark]:
                return kept.copy()
        return line.rewound(0)


def _next_mark(plies: int) -> int:
    return (plies // SPACING + 1) * SPACING
