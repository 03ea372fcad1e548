"""Proposals that wait for the other players' consent."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

__all__ = ["CLAIM", "UNDO", "Claim", "Decline", "Proposal"]

UNDO = "undo"
"""The proposal to take back a decision (see `atoll.table.consent.undo`)."""

CLAIM = "claim"
"""The request to return a seat (see `atoll.table.consent.claim`)."""


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


class Claim(NamedTuple):
    """A seat that a person without its token asks for, and the key of their new token."""

    seat: int
    key: str


class Decline(NamedTuple):
    """A proposal or a claim that was declined."""

    what: str
    by: tuple[int, ...]
    """The seats that proposed it; none for a claim."""
    seats: tuple[int, ...]
    """The seats that declined."""
    seat: int | None = None
    """The seat that was claimed."""
