"""Advice: the best plies of a position, their value, and the reasons for them."""

from dataclasses import dataclass, field
from typing import Protocol

from atoll.bots.bot import BotView
from atoll.engine.compiler.entry import AnyEntry
from atoll.engine.json_values import Json, Ply
from atoll.engine.position import Position

__all__ = ["Advice", "Adviser", "Assessment", "Reason"]


@dataclass(frozen=True)
class Reason:
    """A reason as a message id of `locale/LANGUAGE/GAME_hints.ftl` and its arguments.

    Arguments named `seat`, `turtle`, `tile`… have values of the game's JSON; the page translates
    them.
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
    """The score it leads to on average; None in a cooperative game."""
    reasons: list[Reason]


@dataclass(frozen=True)
class Assessment:
    """How a ply compares with the best alternative."""

    win: float
    """The chance to win, or the share of the win, that it leaves."""
    cost: float
    """By how much it is behind the best one; 0 if it is the best."""
    error: float
    """The standard error of the cost."""
    better: Ply
    """The best ply; the assessed one if it is the best."""
    better_win: float


class Adviser(Protocol):
    """Looks ahead from what a seat may know, and gives reasons."""

    entries: tuple[AnyEntry, ...]
    """The compiled code it calls."""

    def advise(self, seen: BotView) -> list[Advice]:
        """Return the best of `seen.legal`, the very best first."""

    def assess(self, seen: BotView, ply: Ply, samples: int, rival: Ply | None = None) -> Assessment:
        """Compare a ply with the best one, or with `rival`, by this many samples of each."""

    def explain(self, seen: BotView, ply: Ply) -> list[Reason]:
        """Return why a ply may be good."""

    def rollout_value(self, position: Position, simulations: int, seed: int) -> list[float]:
        """Estimate every seat's share of the win by rollouts, all cards being known."""
