"""Advice: the best plies of a position, how they would do, and reasons in words."""

from dataclasses import dataclass, field
from typing import Protocol

from atoll.bots.bot import BotView
from atoll.engine.compiler.entry import AnyEntry
from atoll.engine.json_values import Json, Ply
from atoll.engine.position import Position

__all__ = ["Advice", "Adviser", "Assessment", "Reason"]


@dataclass(frozen=True)
class Reason:
    """Why, as a message: its id in `locale/LANGUAGE/GAME_hints.ftl`, and its arguments.

    Arguments named `seat`, `turtle`, `tile`… are the vocabulary's own words and numbers; the
    page says them in the reader's language.
    """

    id: str
    args: Json = field(default_factory=dict)


@dataclass(frozen=True)
class Advice:
    """A ply worth considering."""

    ply: Ply
    win: float
    """The chance to win, or the share of the win, that it leaves."""
    score: float | None
    """The score it leads to on average; None where all win or lose together."""
    reasons: list[Reason]


@dataclass(frozen=True)
class Assessment:
    """How a ply compares with the best there was."""

    win: float
    """The chance to win, or the share of the win, that it left."""
    cost: float
    """By how much it is behind the best one; 0 if it is the best."""
    error: float
    """The standard error of that."""
    better: Ply
    better_win: float


class Adviser(Protocol):
    """A strong player who looks ahead, from what a seat may know, and gives reasons."""

    entries: tuple[AnyEntry, ...]
    """The compiled code it calls."""

    def advise(self, seen: BotView) -> list[Advice]:
        """The best of `seen.legal`, the very best first."""

    def assess(self, seen: BotView, ply: Ply, samples: int, rival: Ply | None = None) -> Assessment:
        """A ply against the best there was, or against one rival; each is tried so often."""

    def explain(self, seen: BotView, ply: Ply) -> list[Reason]:
        """Why a ply may be good."""

    def rollout_value(self, position: Position, simulations: int, seed: int) -> list[float]:
        """Every seat's share of the win from here on, all cards being known."""
