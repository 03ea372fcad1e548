"""How a game ended."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from atoll.engine.record import record

MOST_SEATS = 8

RESULT: np.dtype[Any] = record(
    ("scores", "i2", (MOST_SEATS,)),
    ("winners", "u1"),  # a bit for each seat
    ("reason", "i1"),  # an index into the game's reasons
)


@dataclass(frozen=True)
class Outcome:
    """The end of a game: every seat's score, the winning seats, and what ended it."""

    scores: list[int]
    winners: list[int]
    reason: str

    def to_words(self) -> dict[str, Any]:
        return {"scores": self.scores, "winners": self.winners, "reason": self.reason}
