"""Something proposed at a table that waits for the consent of others."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Proposal:
    """What is proposed, by whom, and who has consented so far, the proposers among them."""

    what: str
    by: tuple[int, ...]
    agreed: frozenset[int]

    def joined_by(self, seats: Iterable[int]) -> Proposal:
        return replace(self, agreed=self.agreed.union(seats))
