"""How a game ended."""

from dataclasses import dataclass
from typing import Annotated

from atoll.engine.arrays import Row
from atoll.engine.record import Record, i1, u1

MOST_SEATS = 8


class Result(Record):
    """The end of a game, as rules write it down."""

    scores: Annotated[Row, "i2", MOST_SEATS]
    winners: u1  # a bit for each seat
    reason: i1  # an index into the game's reasons


RESULT = Result.dtype


@dataclass(frozen=True)
class Outcome:
    """The end of a game: every seat's score, the winning seats, and what ended it."""

    scores: list[int]
    winners: list[int]
    reason: str

    def to_words(self) -> dict[str, object]:
        return {"scores": self.scores, "winners": self.winners, "reason": self.reason}
