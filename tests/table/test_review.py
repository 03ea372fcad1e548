"""Reviews: which games can be reviewed, and the review as JSON."""

import pytest
from msgspec import to_builtins

from atoll.bots.advice import Reason
from atoll.bots.review import CurvePoint, Mistake, Review
from atoll.table.analysis import review
from atoll.table.commands.refusal import Refusal
from atoll.table.table import Table
from tests.table.tables import begun, play_on


def refused(table: Table) -> str:
    with pytest.raises(Refusal) as refusal:
        review.finished(table)
    return refusal.value.id


def test_only_a_game_that_is_over_and_not_long_is_reviewed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert refused(begun("HR")) == "review-not-over"
    over = play_on(begun("RR"))
    assert review.finished(over) is over.position
    monkeypatch.setattr(review, "MOST_PLIES", 10)
    assert refused(over) == "review-long"


def test_a_review_as_json() -> None:
    roll, stop = {"by": 1, "do": "roll"}, {"by": 1, "do": "stop"}
    why = Reason("la_tortuga-hint-takes", {"eggs": 5})
    mistake = Mistake(7, 1, roll, 0.25, stop, 0.5, [why])
    result = to_builtins(review.to_review(Review([CurvePoint(9, [1 / 3, 2 / 3])], [mistake])))
    assert result["curve"] == [{"moment": 9, "shares": [0.3333, 0.6667]}]
    reason = {"id": "la_tortuga-hint-takes", "args": {"eggs": 5}}
    better = {"ply": stop, "win": 0.5, "reasons": [reason]}
    assert result["mistakes"] == [
        {"moment": 7, "seat": 1, "ply": roll, "win": 0.25, "better": better}
    ]
