"""The result of a match: every bot's share of the wins with its confidence interval."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field

from atoll.engine.json_values import Json
from atoll.engine.records.result import Outcome
from atoll.lab.matches.interval import wilson_by_deal
from atoll.lab.matches.line_up import LineUp

__all__ = ["Score", "tally", "tally_team"]


@dataclass(frozen=True)
class Score:
    """A bot's result in a match."""

    bot: str
    games: int
    """The number of games: a game counts once for each of the bot's seats, or for its team."""
    share: float
    """The mean share of the win of a seat; ties are shared."""
    low: float
    high: float
    """The bounds of the 95 % confidence interval, the deal being the unit."""
    score: float
    """The mean score of a seat."""
    reasons: dict[str, int] = field(default_factory=dict)
    """What ended the games."""

    def to_json(self) -> Json:
        return asdict(self)


def tally(line_up: LineUp, outcomes: Sequence[Outcome]) -> list[Score]:
    """Return the results of the bots of a line-up, in their order.

    >>> line_up = LineUp("la_tortuga", 2, {}, ("stop4", "random"))
    >>> outcomes = [Outcome([9, 4], [0], "beach"), Outcome([3, 8], [1], "beach")]
    >>> stop4, other = tally(line_up, outcomes)
    >>> stop4.share, other.share  # they changed seats after the first game
    (1.0, 0.0)
    """
    return [_score(line_up, outcomes, name) for name in dict.fromkeys(line_up.bots)]


def _score(line_up: LineUp, outcomes: Sequence[Outcome], name: str) -> Score:
    shares, scores, deals = [], [], []
    dealt = line_up.deals(range(len(outcomes))).tolist()
    for number, outcome in enumerate(outcomes):
        for seat, bot in enumerate(line_up.seated(number)):
            if bot == name:
                shares.append(outcome.share(seat))
                scores.append(outcome.scores[seat])
                deals.append(dealt[number])
    reasons = Counter(outcome.reason for outcome in outcomes)
    return _counted(name, shares, scores, deals, reasons)


def tally_team(name: str, outcomes: Sequence[Outcome]) -> Score:
    """Return the result of a bot that ran all seats of a team; every game is a new deal.

    >>> outcomes = [Outcome([1, 1], [0, 1], "lift_off"), Outcome([0, 0], [], "meter")]
    >>> tally_team("skilled", outcomes).share
    0.5
    """
    won = [1.0 if outcome.winners else 0.0 for outcome in outcomes]
    scores = [outcome.scores[0] for outcome in outcomes]
    reasons = Counter(outcome.reason for outcome in outcomes)
    return _counted(name, won, scores, range(len(outcomes)), reasons)


def _counted(
    name: str,
    shares: Sequence[float],
    scores: Sequence[int],
    deals: Sequence[int],
    reasons: Counter[str],
) -> Score:
    count = len(shares)
    share = sum(shares) / count
    low, high = wilson_by_deal(shares, deals)
    return Score(name, count, share, low, high, sum(scores) / count, dict(reasons.most_common()))
