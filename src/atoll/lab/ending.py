"""How one game of a match ended."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Ending:
    """Every seat's score, the winning seats, and what ended the game."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str

    def share(self, seat: int) -> float:
        """A seat's share of the win, which winners share.

        >>> Ending(scores=(9, 9, 4), winners=(0, 1), reason="beach").share(0)
        0.5
        """
        return 1 / len(self.winners) if seat in self.winners else 0.0
