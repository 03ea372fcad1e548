"""How a game ended: a seat's share of the win."""

import pytest

from atoll.engine.compiler.entry import entry
from atoll.engine.records.arrays import Records
from atoll.engine.records.result import Outcome, Result, share_of_win


@entry({"results": Result.array(0), "seat": 0, "cooperative": False}, brief=True)
def share(results: Records[Result], seat: int, cooperative: bool) -> float:
    return share_of_win(results[0], seat, cooperative)


@pytest.mark.parametrize(
    ("winners", "cooperative", "shares"),
    [
        ([], False, [0, 0, 0]),
        ([1], False, [0, 1, 0]),
        ([0, 2], False, [1 / 2, 0, 1 / 2]),
        ([0, 1, 2], False, [1 / 3, 1 / 3, 1 / 3]),
        ([], True, [0, 0, 0]),
        ([0, 1, 2], True, [1, 1, 1]),
    ],
)
@pytest.mark.parametrize("compiled", [False, True])
def test_winners_share_the_win_unless_the_game_is_cooperative(
    winners: list[int], cooperative: bool, shares: list[float], compiled: bool
) -> None:
    if compiled:
        share.compile()
    results = Result.array()
    results["winners"] = sum(1 << seat for seat in winners)
    outcome = Outcome([5, 5, 5], winners, "end", cooperative)
    for seat, expected in enumerate(shares):
        assert share(results, seat, cooperative) == expected
        assert outcome.share(seat) == expected


def test_the_last_of_eight_seats_wins_too() -> None:
    results = Result.array()
    results["winners"] = 1 << 7 | 1
    assert share_of_win(results[0], 7, False) == 1 / 2


def test_the_json_of_an_outcome_leaves_out_whether_the_game_is_cooperative() -> None:
    outcome = Outcome([1, 1], [0, 1], "lift_off", cooperative=True)
    assert outcome.to_json() == {"scores": [1, 1], "winners": [0, 1], "reason": "lift_off"}
