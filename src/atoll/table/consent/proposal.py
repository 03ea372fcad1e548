"""Proposals that wait for the other players' consent."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

UNDO = "undo"
"""The proposal to take back a decision (see `atoll.table.consent.undo`)."""


@dataclass(frozen=True)
class Proposal:
    """What is proposed, by which seats, and which have agreed so far, the proposers included."""

    what: str
    by: tuple[int, ...]
    agreed: frozenset[int]
    plies: int | None = None
    """For an undo: the number of plies that would be left."""

    def joined_by(self, seats: Iterable[int]) -> Proposal:
        """Return the proposal with the consent of these seats."""
        return replace(self, agreed=self.agreed.union(seats))


class Decline(NamedTuple):
    """A proposal that was declined."""

    what: str
    by: tuple[int, ...]
    """The seats that proposed it."""
    seats: tuple[int, ...]
    """The seats that declined."""
