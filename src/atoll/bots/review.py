"""A finished game gone through once more: how the chances went, and what cost most.

The curve is drawn with all cards open and ends at the outcome.  A decision is judged from what
its own seat knew then, a person's and a bot's alike, so that nobody is blamed for a card they
could not see.  Simulations are counted, not timed, and so the same game always gets the same
review.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from atoll.bots.advice import Adviser, Reason, Verdict
from atoll.bots.bot import BotView, see
from atoll.engine.json_values import Ply
from atoll.engine.position import Position

MOST_MISTAKES = 3
SUSPECTS = 12
"""How many decisions that look costly at first are looked at again, more closely."""
WORTH_TELLING = 0.02
"""A decision that cost less of the win is no mistake to speak of."""
SURE = 2.0
"""Standard errors by which a decision must be worse to be called a mistake."""

OTHER_LUCK = 1 << 32


@dataclass(frozen=True)
class Effort:
    """How many simulated games go into it."""

    moment: int = 400
    """For the chances at a moment."""
    candidate: int = 24
    """For each ply considered at a decision."""
    suspect: int = 1000
    """For each of the two plies of a decision that looked costly."""


USUAL = Effort()

Progress = Callable[[int, int], None]
"""Called with what is done and the total; it may raise to end the review."""


@dataclass(frozen=True)
class Chances:
    """What every seat's share of the win was at a moment; where all win together, one share."""

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

    curve: list[Chances]
    """Whenever another seat is to decide than before, and at the end."""
    mistakes: list[Mistake]
    """The most costly first."""


@dataclass(frozen=True)
class _Decision:
    moment: int
    seen: BotView
    ply: Ply


@dataclass(frozen=True)
class _Suspect:
    decision: _Decision
    verdict: Verdict

    @property
    def at_least(self) -> float:
        """What it cost, even if luck made it look worse than it was."""
        return self.verdict.cost - SURE * self.verdict.error


def review(line: Position, adviser: Adviser, tell: Progress, effort: Effort = USUAL) -> Review:
    """Go through a game that is over."""
    return _Reviewer(line, adviser, tell, effort).review()


class _Reviewer:
    def __init__(self, line: Position, adviser: Adviser, tell: Progress, effort: Effort) -> None:
        self._line, self._adviser = line, adviser
        self._tell, self._effort = tell, effort
        self._first = max(
            line.determinizations, default=0
        )  # what lies before is another game's past
        self._total = len(line.plies) - self._first + SUSPECTS

    def review(self) -> Review:
        curve: list[Chances] = []
        suspects: list[_Suspect] = []
        decided_by = None
        for position in self._moments():
            self._tell(len(position.plies) - self._first, self._total)
            if position.chance:
                continue
            if position.actor != decided_by:
                curve.append(Chances(len(position.plies), self._shares(position)))
            decided_by = position.actor
            suspects += self._judge(position)
        return Review(curve, self._convict(suspects))

    def _moments(self) -> Iterator[Position]:
        """The game moment by moment: always the same position, played on."""
        position = self._line.rewound(self._first)
        yield position
        for moment in range(self._first + 1, len(self._line.plies) + 1):
            yield position.follow(self._line, moment)

    def _shares(self, position: Position) -> list[float]:
        if outcome := position.outcome:
            shares = [outcome.share(seat) for seat in range(position.players)]
        else:
            effort, moment = self._effort.moment, len(position.plies)
            shares = self._adviser.rollout_value(position, effort, moment)
        return shares[:1] if position.game.cooperative else shares

    def _judge(self, position: Position) -> Iterator[_Suspect]:
        """A decision that looks as if something else had been better."""
        moment, seat = len(position.plies), position.actor
        if position.over or sum(ply["by"] == seat for ply in position.legal) == 1:
            return
        ply = self._line.plies[moment]
        if ply["by"] == seat:  # and not another seat's, out of turn
            decision = _Decision(moment, see(position, {seat}, moment), ply)
            verdict = self._adviser.judge(decision.seen, ply, self._effort.candidate)
            if verdict.cost > 0:
                yield _Suspect(decision, verdict)

    def _convict(self, suspects: list[_Suspect]) -> list[Mistake]:
        """Those that are worse on a closer look as well: of each turn the worst."""
        found: list[Mistake] = []
        worst = sorted(suspects, key=lambda suspect: -suspect.at_least)[:SUSPECTS]
        for number, suspect in enumerate(worst, self._total - SUSPECTS):
            self._tell(number, self._total)
            found += self._look_closer(suspect)
        kept: list[Mistake] = []
        for mistake in sorted(found, key=lambda mistake: -mistake.cost):
            if not any(self._same_turn(mistake, other) for other in kept):
                kept.append(mistake)
        return kept[:MOST_MISTAKES]

    def _look_closer(self, suspect: _Suspect) -> Iterator[Mistake]:
        """With luck of its own: what only looked costly does not look so twice."""
        decision, better = suspect.decision, suspect.verdict.better
        seen, ply = decision.seen, decision.ply
        again = replace(seen, seed=seen.seed + OTHER_LUCK)
        verdict = self._adviser.judge(again, ply, self._effort.suspect, rival=better)
        clear = verdict.better == better and verdict.cost > SURE * verdict.error
        if clear and verdict.better_win - verdict.win >= WORTH_TELLING:
            reasons = self._adviser.explain(seen, better)
            yield Mistake(
                decision.moment, seen.seat, ply, verdict.win, better, verdict.better_win, reasons
            )

    def _same_turn(self, one: Mistake, other: Mistake) -> bool:
        """Whether nobody else decided anything between the two."""
        low, high = sorted((one.moment, other.moment))
        return all(ply["by"] in (one.seat, "chance") for ply in self._line.plies[low : high + 1])
