"""Advice: the best plies of a position, how they would do, and reasons in words."""

from dataclasses import dataclass, field
from typing import Any, Protocol

from atoll.bots.bot import Seen
from atoll.engine.words import Ply


@dataclass(frozen=True)
class Reason:
    """Why, as a message: its id in `locale/LANGUAGE/GAME_hints.ftl`, and its arguments.

    Arguments named `seat`, `turtle`, `tile`… are the vocabulary's own words and numbers; the
    page says them in the reader's language.
    """

    id: str
    args: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Advice:
    """A ply worth considering."""

    ply: Ply
    win: float
    """The chance to win, or the share of the win, that it leaves."""
    score: float
    """The score it leads to on average."""
    reasons: list[Reason]


class Adviser(Protocol):
    """Somebody who knows the game and looks ahead, from what a seat may know."""

    def advise(self, seen: Seen) -> list[Advice]:
        """The best of `seen.legal`, the very best first."""
