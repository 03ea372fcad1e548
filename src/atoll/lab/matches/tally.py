"""What a match came to: every bot's share of the wins, and how sure it is."""

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
    """A bot's part in a match."""

    bot: str
    games: int
    """How many games, a game counting for each of its seats; as a team, once."""
    share: float
    """Of the wins, a seat; ties are shared."""
    low: float
    high: float
    """Between these the true share lies with 95 % confidence, the deal being the unit."""
    score: float
    """On average, a seat."""
    reasons: dict[str, int] = field(default_factory=dict)
    """What ended the games."""

    def to_json(self) -> Json:
        return asdict(self)


def tally(line_up: LineUp, endings: Sequence[Outcome]) -> list[Score]:
    """The bots of a line-up, in their order.

    >>> line_up = LineUp("la_tortuga", 2, {}, ("stop4", "random"))
    >>> endings = [Outcome([9, 4], [0], "beach"), Outcome([3, 8], [1], "beach")]
    >>> stop4, other = tally(line_up, endings)
    >>> stop4.share, other.share  # they changed seats after the first game
    (1.0, 0.0)
    """
    return [_score(line_up, endings, name) for name in dict.fromkeys(line_up.bots)]


def _score(line_up: LineUp, endings: Sequence[Outcome], name: str) -> Score:
    shares, scores, deals = [], [], []
    dealt = line_up.deals(range(len(endings))).tolist()
    for number, ending in enumerate(endings):
        for seat, bot in enumerate(line_up.seated(number)):
            if bot == name:
                shares.append(ending.share(seat))
                scores.append(ending.scores[seat])
                deals.append(dealt[number])
    reasons = Counter(ending.reason for ending in endings)
    return _counted(name, shares, scores, deals, reasons)


def tally_team(name: str, endings: Sequence[Outcome]) -> Score:
    """A bot that ran all seats of a team: it wins or loses a game as a whole, each a new deal.

    >>> endings = [Outcome([1, 1], [0, 1], "lift_off"), Outcome([0, 0], [], "meter")]
    >>> tally_team("skilled", endings).share
    0.5
    """
    won = [1.0 if ending.winners else 0.0 for ending in endings]
    scores = [ending.scores[0] for ending in endings]
    reasons = Counter(ending.reason for ending in endings)
    return _counted(name, won, scores, range(len(endings)), reasons)


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
