"""The review of a finished game: how the chances to win went, and which decisions cost most.

The curve is estimated with all cards known and ends at the outcome.  A decision is assessed from
what its own seat knew then, a person's and a bot's alike, so that no player is blamed for a card
they could not see.  Simulations are counted, not timed, so the same game always gets the same
review.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from atoll.bots.advice import Adviser, Assessment, Reason
from atoll.bots.bot import BotView, see
from atoll.engine.json_values import Ply
from atoll.engine.position import Position

__all__ = [
    "LEAST_COST",
    "MOST_MISTAKES",
    "MOST_RECHECKED",
    "OTHER_SEED",
    "SURE",
    "USUAL",
    "CurvePoint",
    "Effort",
    "Mistake",
    "Progress",
    "Review",
    "review",
]

MOST_MISTAKES = 3
MOST_RECHECKED = 12
"""How many decisions that look costly at first are assessed again, with more simulations."""
LEAST_COST = 0.02
"""The share of the win that a mistake costs at least."""
SURE = 2.0
"""Standard errors by which a decision must be worse to be called a mistake."""

OTHER_SEED = 1 << 32


@dataclass(frozen=True)
class Effort:
    """The number of simulated games for each part of a review."""

    moment: int = 400
    """For the chances at a moment."""
    candidate: int = 24
    """For each ply considered at a decision."""
    recheck: int = 1000
    """For each of the two plies of a decision that looked costly."""


USUAL = Effort()

Progress = Callable[[int, int], None]
"""Called with what is done and the total; it may raise to end the review."""


@dataclass(frozen=True)
class CurvePoint:
    """Every seat's share of the win at a moment; in a cooperative game the team's alone."""

    moment: int
    shares: list[float]


@dataclass(frozen=True)
class Mistake:
    """A decision that cost much, and what would have been better."""

    moment: int
    seat: int
    ply: Ply
    win: float
    better: Ply
    better_win: float
    reasons: list[Reason]

    @property
    def cost(self) -> float:
        return self.better_win - self.win


@dataclass(frozen=True)
class Review:
    """How a game went."""

    curve: list[CurvePoint]
    """A point whenever the deciding seat changes, and one at the end."""
    mistakes: list[Mistake]
    """The most costly first."""


@dataclass(frozen=True)
class _Decision:
    moment: int
    seen: BotView
    ply: Ply


@dataclass(frozen=True)
class _CostlyDecision:
    decision: _Decision
    assessment: Assessment

    @property
    def at_least(self) -> float:
        """What it cost, even if luck made it look worse than it was."""
        return self.assessment.cost - SURE * self.assessment.error


def review(
    finished: Position, adviser: Adviser, report: Progress, effort: Effort = USUAL
) -> Review:
    """Go through a game that is over."""
    return _Reviewer(finished, adviser, report, effort).review()


class _Reviewer:
    def __init__(
        self, finished: Position, adviser: Adviser, report: Progress, effort: Effort
    ) -> None:
        self._finished, self._adviser = finished, adviser
        self._report, self._effort = report, effort
        # What comes before a determinization belongs to another game.
        self._first = max(finished.determinizations, default=0)
        self._total = len(finished.plies) - self._first + MOST_RECHECKED

    def review(self) -> Review:
        curve: list[CurvePoint] = []
        costly: list[_CostlyDecision] = []
        decided_by = None
        for position in self._moments():
            self._report(len(position.plies) - self._first, self._total)
            if position.chance:
                continue
            if position.actor != decided_by:
                curve.append(CurvePoint(len(position.plies), self._shares(position)))
            decided_by = position.actor
            costly += self._assess(position)
        return Review(curve, self._confirm(costly))

    def _moments(self) -> Iterator[Position]:
        """The game moment by moment: always the same position, played on."""
        position = self._finished.rewound(self._first)
        yield position
        for moment in range(self._first + 1, len(self._finished.plies) + 1):
            yield position.follow(self._finished, moment)

    def _shares(self, position: Position) -> list[float]:
        if outcome := position.outcome:
            shares = [outcome.share(seat) for seat in range(position.players)]
        else:
            effort, moment = self._effort.moment, len(position.plies)
            shares = self._adviser.rollout_value(position, effort, moment)
        return shares[:1] if position.game.cooperative else shares

    def _assess(self, position: Position) -> Iterator[_CostlyDecision]:
        """The decision at this moment, if another ply looks better."""
        moment, seat = len(position.plies), position.actor
        if position.over or sum(ply["by"] == seat for ply in position.legal) == 1:
            return
        ply = self._finished.plies[moment]
        if ply["by"] == seat:  # and not another seat's, out of turn
            decision = _Decision(moment, see(position, {seat}, moment), ply)
            assessment = self._adviser.assess(decision.seen, ply, self._effort.candidate)
            if assessment.cost > 0:
                yield _CostlyDecision(decision, assessment)

    def _confirm(self, costly: list[_CostlyDecision]) -> list[Mistake]:
        """Those that more simulations confirm; of each turn the worst."""
        found: list[Mistake] = []
        worst = sorted(costly, key=lambda each: -each.at_least)[:MOST_RECHECKED]
        for number, each in enumerate(worst, self._total - MOST_RECHECKED):
            self._report(number, self._total)
            found += self._recheck(each)
        kept: list[Mistake] = []
        for mistake in sorted(found, key=lambda mistake: -mistake.cost):
            if not any(self._same_turn(mistake, other) for other in kept):
                kept.append(mistake)
        return kept[:MOST_MISTAKES]

    def _recheck(self, costly: _CostlyDecision) -> Iterator[Mistake]:
        """Compare the two plies again with another seed: luck does not repeat."""
        decision, better = costly.decision, costly.assessment.better
        seen, ply = decision.seen, decision.ply
        again = replace(seen, seed=seen.seed + OTHER_SEED)
        found = self._adviser.assess(again, ply, self._effort.recheck, rival=better)
        clear = found.better == better and found.cost > SURE * found.error
        if clear and found.better_win - found.win >= LEAST_COST:
            reasons = self._adviser.explain(seen, better)
            yield Mistake(
                decision.moment, seen.seat, ply, found.win, better, found.better_win, reasons
            )

    def _same_turn(self, one: Mistake, other: Mistake) -> bool:
        """Whether no other seat decided anything between the two."""
        low, high = sorted((one.moment, other.moment))
        return all(
            ply["by"] in (one.seat, "chance") for ply in self._finished.plies[low : high + 1]
        )
