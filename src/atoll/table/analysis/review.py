"""The review of a finished game, as the page gets it."""

from atoll import bots
from atoll.bots.review import Mistake, Review
from atoll.engine.json_values import Json
from atoll.engine.position import Position
from atoll.table.refusal import Refusal
from atoll.table.table import Table

MOST_PLIES = 4000
"""No game that people play is longer; a file might be."""


def finished(table: Table) -> Position:
    """The game, if it can be reviewed; raises `Refusal`."""
    if table.position is None or not table.position.over:
        raise Refusal("review-not-over")
    if len(table.position.plies) > MOST_PLIES:
        raise Refusal("review-long", most=MOST_PLIES)
    if not bots.has_adviser(table.created.game):
        raise Refusal("hint-none")
    return table.position


def to_json(review: Review) -> Json:
    """The curve as moments with everybody's shares, and the mistakes."""
    curve = [
        {"moment": each.moment, "shares": [round(share, 4) for share in each.shares]}
        for each in review.curve
    ]
    return {"curve": curve, "mistakes": [_mistake(each) for each in review.mistakes]}


def _mistake(mistake: Mistake) -> Json:
    reasons = [{"id": reason.id, "args": reason.args} for reason in mistake.reasons]
    return {
        "moment": mistake.moment,
        "seat": mistake.seat,
        "ply": mistake.ply,
        "win": round(mistake.win, 4),
        "better": {
            "ply": mistake.better,
            "win": round(mistake.better_win, 4),
            "reasons": reasons,
        },
    }
