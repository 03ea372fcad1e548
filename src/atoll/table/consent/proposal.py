"""Something proposed at a table that waits for the consent of others."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

UNDO = "undo"
"""What may be proposed: to take back a decision (see `atoll.table.consent.undo`)."""


@dataclass(frozen=True)
class Proposal:
    """What is proposed, by whom, and who has consented so far, the proposers among them."""

    what: str
    by: tuple[int, ...]
    agreed: frozenset[int]
    plies: int | None = None
    """To take back: how many plies would be left."""

    def joined_by(self, seats: Iterable[int]) -> Proposal:
        return replace(self, agreed=self.agreed.union(seats))


class Decline(NamedTuple):
    """A proposal to which somebody said no."""

    what: str
    by: tuple[int, ...]
    """Who proposed it."""
    seats: tuple[int, ...]
    """Who declined."""
