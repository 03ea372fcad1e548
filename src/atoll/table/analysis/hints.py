"""Hints: what a strong player would consider.

A hint uses only what the asking seat knows.  Only a person whose decision it is may ask, and
only at a table with hints.
"""

from collections.abc import Collection, Iterable
from typing import TypeAlias

from msgspec import Struct

from atoll import bots
from atoll.bots import advice
from atoll.bots.bot import BotView, see
from atoll.table.commands.checks import check_seen, require_playing
from atoll.table.commands.refusal import Refusal
from atoll.table.table import Table
from atoll.table.views.messages import AnyPly

__all__ = ["Hint", "Reason", "ReasonArgument", "to_hint", "to_reasons", "view_for_hint"]

ReasonArgument: TypeAlias = str | int | list[str | int]


class Reason(Struct, frozen=True):
    """Why a ply is good: a message of `locale/LANGUAGE/GAME_hints.ftl`."""

    id: str
    args: dict[str, ReasonArgument]


class Hint(Struct, frozen=True):
    """A ply worth considering."""

    ply: AnyPly
    win: float
    """The chance to win, or the share of the win, or the team's chance."""
    score: float | None
    """The score it leads to on average; null in a cooperative game."""
    reasons: list[Reason]


def view_for_hint(table: Table, held_seats: Collection[int], seq: int) -> BotView:
    """Return what the holder of these seats may know; refuse one who may not ask."""
    if not table.created.hints:
        raise Refusal("hint-off")
    if not bots.has_adviser(table.created.game):
        raise Refusal("hint-none")
    position = require_playing(table).position
    check_seen(table, seq)
    seats = table.people & frozenset(held_seats)
    if not seats:
        raise Refusal("hint-spectator")
    if not any(ply["by"] in seats for ply in position.legal):
        raise Refusal("refused-turn")
    seat = {position.actor} if position.actor in seats and not table.game.cooperative else seats
    return see(position, seat, table.chance.number(f"hint:{len(position.plies)}"))


def to_hint(advised: advice.Advice) -> Hint:
    """Return a piece of advice as a client gets it."""
    return Hint(
        ply=advised.ply,
        win=round(advised.win, 4),
        score=None if advised.score is None else round(advised.score, 2),
        reasons=to_reasons(advised.reasons),
    )


def to_reasons(reasons: Iterable[advice.Reason]) -> list[Reason]:
    """Return reasons as a client gets them."""
    return [Reason(reason.id, reason.args) for reason in reasons]
