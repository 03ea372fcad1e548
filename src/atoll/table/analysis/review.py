"""The review of a finished game."""

from msgspec import Struct

from atoll import bots
from atoll.bots import review
from atoll.engine.position import Position
from atoll.table.analysis.hints import Reason, to_reasons
from atoll.table.commands.refusal import Refusal
from atoll.table.table import Table
from atoll.table.views.messages import AnyPly

__all__ = ["MOST_PLIES", "BetterPly", "CurvePoint", "Mistake", "Review", "finished", "to_review"]

MOST_PLIES = 4000
"""In a game that can be reviewed; no game that people play is longer."""


class CurvePoint(Struct, frozen=True):
    """The shares of the win at a moment, for a judge who sees all cards."""

    moment: int
    shares: list[float]
    """By seat; of a cooperative game one, the team's chance."""


class BetterPly(Struct, frozen=True):
    """What would have been better."""

    ply: AnyPly
    win: float
    reasons: list[Reason]


class Mistake(Struct, frozen=True):
    """A costly decision, judged from what its seat knew."""

    moment: int
    seat: int
    ply: AnyPly
    win: float
    """The chance to win, or the share of the win, that it left."""
    better: BetterPly


class Review(Struct, frozen=True):
    """How a game went."""

    curve: list[CurvePoint]
    """The last point is the outcome."""
    mistakes: list[Mistake]
    """At most three, the most costly first."""


def finished(table: Table) -> Position:
    """Return the game, if it can be reviewed; raise `Refusal`."""
    if table.position is None or not table.position.over:
        raise Refusal("review-not-over")
    if len(table.position.plies) > MOST_PLIES:
        raise Refusal("review-long", most=MOST_PLIES)
    if not bots.has_adviser(table.created.game):
        raise Refusal("hint-none")
    return table.position


def to_review(result: review.Review) -> Review:
    """Return a review as a client gets it."""
    return Review(
        curve=[
            CurvePoint(each.moment, [round(share, 4) for share in each.shares])
            for each in result.curve
        ],
        mistakes=[_mistake(each) for each in result.mistakes],
    )


def _mistake(mistake: review.Mistake) -> Mistake:
    better = BetterPly(
        ply=mistake.better,
        win=round(mistake.better_win, 4),
        reasons=to_reasons(mistake.reasons),
    )
    return Mistake(mistake.moment, mistake.seat, mistake.ply, round(mistake.win, 4), better)
