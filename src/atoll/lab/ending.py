"""How one game of a match ended."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Ending:
    """Every seat's score, the winning seats, and what ended the game."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str

    def share(self, seat: int) -> float:
        """A seat's share of the win; where all win together, each has all of it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0
