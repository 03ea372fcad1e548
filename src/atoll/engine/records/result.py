"""How a game ended."""

from dataclasses import dataclass, field
from typing import Annotated

from atoll.engine.compiler.rule import rule
from atoll.engine.json_values import Json
from atoll.engine.records.arrays import Row
from atoll.engine.records.record import Record, i1, int64, u1

__all__ = ["MOST_SEATS", "RESULT", "Outcome", "Result", "share_of_win"]

MOST_SEATS = 8


class Result(Record):
    """The end of a game, as rules record it."""

    scores: Annotated[Row, "i2", MOST_SEATS]
    winners: u1  # a bit for each seat
    reason: i1  # an index into the game's reasons


RESULT = Result.dtype


@rule
def share_of_win(result: Result, seat: int, cooperative: bool) -> float:
    """A seat's share of the win: 1 for each winner of a cooperative game, else split equally."""
    winners = int64(result.winners)
    if not winners >> seat & 1:
        return 0.0
    count = 0
    for other in range(MOST_SEATS):
        count += winners >> other & 1
    return 1.0 if cooperative else 1.0 / count


@dataclass(frozen=True)
class Outcome:
    """The end of a game: every seat's score, the winning seats, and what ended it."""

    scores: list[int]
    winners: list[int]
    reason: str
    cooperative: bool = field(default=False, compare=False)
    """Whether all win or lose together in this game."""

    def share(self, seat: int) -> float:
        """A seat's share of the win, like `share_of_win`.

        >>> Outcome(scores=[9, 9, 4], winners=[0, 1], reason="beach").share(0)
        0.5
        """
        if seat not in self.winners:
            return 0.0
        return 1.0 if self.cooperative else 1 / len(self.winners)

    def to_json(self) -> Json:
        return {"scores": self.scores, "winners": self.winners, "reason": self.reason}
