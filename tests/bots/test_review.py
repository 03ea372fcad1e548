"""Reviews of finished games: the curve of the chances, and the most costly decisions."""

from collections.abc import Callable
from itertools import count

import pytest

from atoll import bots, games
from atoll.bots import review as reviews
from atoll.bots.advice import Adviser
from atoll.bots.bot import BotView, see
from atoll.bots.review import Effort, review
from atoll.engine.json_values import Ply
from atoll.engine.position import Position
from atoll.engine.records.dice import make_dice

QUICK = Effort(moment=8, candidate=24, recheck=150)
THOROUGH = Effort(moment=8, candidate=100, recheck=600)
BLUNDER = 0.3


def quiet(done: int, total: int) -> None:
    assert 0 <= done <= total


def played(name: str, players: int, decide: Callable[[BotView], Ply], seed: int = 1) -> Position:
    """A whole game with these decisions."""
    position, dice = games.find(name).new(players, seed=seed), make_dice(seed, row=1)
    while not position.over:
        seen = None if position.chance else see(position, {position.actor}, len(position.plies))
        position.play(decide(seen) if seen else position.draw(dice))
    return position


def skilled(name: str) -> Callable[[BotView], Ply]:
    bot = bots.find("skilled", name)

    def decide(seen: BotView) -> Ply:
        ply = bot.choose(seen)
        assert ply is not None
        return ply

    return decide


class Blunderer:
    """Plays well, except the first time it can lose a large part of the win."""

    def __init__(self, name: str, adviser: Adviser, after: int) -> None:
        self._usual, self._adviser, self._after = skilled(name), adviser, after
        self.moment: int | None = None

    def __call__(self, seen: BotView) -> Ply:
        moment, usual = len(seen.determinized.plies), self._usual(seen)
        if self.moment is None and moment > self._after:
            for ply in seen.legal[:12]:
                if self._costs_much(seen, ply, usual, 60) and self._costs_much(
                    seen, ply, usual, 1000
                ):
                    self.moment = moment
                    return ply
        return usual

    def _costs_much(self, seen: BotView, ply: Ply, usual: Ply, samples: int) -> bool:
        return self._adviser.assess(seen, ply, samples, rival=usual).cost > BLUNDER


def game_with_a_blunder(
    name: str, players: int, adviser: Adviser, after: int, seed: int = 3
) -> tuple[Position, int]:
    """A finished game and the moment of its blunder; some games give no occasion for one."""
    for number in count(seed):
        blunderer = Blunderer(name, adviser, after)
        finished = played(name, players, blunderer, number)
        if blunderer.moment is not None:
            return finished, blunderer.moment
    raise AssertionError("unreachable")


def in_one_turn(finished: Position, one: int, other: int) -> bool:
    """Whether only one seat decided from one moment to the other; a review names one of them."""
    low, high = sorted((one, other))
    seats = {ply["by"] for ply in finished.plies[low : high + 1]}
    return len(seats - {"chance"}) == 1


@pytest.mark.parametrize(
    ("name", "players", "after"),
    [("la_tortuga", 3, 60), ("tobago", 2, 100), ("forbidden_island", 2, 40)],
)
def test_a_blunder_is_found_and_the_curve_ends_at_the_outcome(
    name: str, players: int, after: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The usual player makes mistakes too, which may cost more than the blunder: list them all."""
    monkeypatch.setattr(reviews, "MOST_MISTAKES", reviews.MOST_RECHECKED)
    adviser = bots.adviser(name)
    finished, blunder = game_with_a_blunder(name, players, adviser, after)
    found = review(finished, adviser, quiet, THOROUGH)
    assert any(in_one_turn(finished, blunder, mistake.moment) for mistake in found.mistakes)
    for mistake in found.mistakes:
        assert mistake.ply == finished.plies[mistake.moment] != mistake.better
        assert mistake.seat == mistake.ply["by"] == mistake.better["by"]
        assert mistake.cost > 0
        assert mistake.reasons
    outcome = finished.outcome
    assert outcome is not None
    end = found.curve[-1]
    assert end.moment == len(finished.plies)
    if games.find(name).cooperative:
        assert end.shares == [float(bool(outcome.winners))]
        assert {len(each.shares) for each in found.curve} == {1}
    else:
        assert [seat for seat, share in enumerate(end.shares) if share] == outcome.winners
        assert all(sum(each.shares) == pytest.approx(1) for each in found.curve)


def test_the_same_game_gets_the_same_review() -> None:
    finished, adviser = played("la_tortuga", 7, skilled("la_tortuga")), bots.adviser("la_tortuga")
    reports: list[tuple[int, int]] = []
    found = review(finished, adviser, lambda done, total: reports.append((done, total)), QUICK)
    assert found == review(finished, adviser, quiet, QUICK)
    assert len(found.curve[0].shares) == 7
    assert len(found.mistakes) <= 3
    assert reports == sorted(reports)
    assert reports[-1][0] <= reports[-1][1]


def test_reporting_the_progress_can_end_the_review() -> None:
    finished = played("la_tortuga", 2, skilled("la_tortuga"))

    def stop(done: int, total: int) -> None:
        if done == 5:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        review(finished, bots.adviser("la_tortuga"), stop, QUICK)


def test_only_plies_after_a_determinization_are_reviewed() -> None:
    """Before it, the hidden cards are those of another game, which may not be over."""
    usual, half = skilled("tobago"), 60
    position = played("tobago", 2, usual).rewound(half)
    position.apply(position.determinization_for(0, 5))
    dice = make_dice(seed=5)
    while not position.over:
        seen = None if position.chance else see(position, {position.actor}, len(position.plies))
        position.play(usual(seen) if seen else position.draw(dice))
    found = review(position, bots.adviser("tobago"), quiet, Effort(4, 4, 8))
    assert found.curve[0].moment >= half
    assert all(mistake.moment >= half for mistake in found.mistakes)
