"""A number of slots for work that takes long, shared out fairly among those who wait."""

import asyncio
import itertools
from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field
from enum import IntEnum
from time import monotonic
from typing import NamedTuple

__all__ = ["Claim", "FairSlots", "Lease", "Priority"]


class Priority(IntEnum):
    """Kinds of work; each has a fixed share of the time while all of them wait."""

    PEOPLE = 16
    """Bots at tables with people, and hints."""
    REVIEW = 4
    BOTS = 1
    """Tables at which only bots play."""


class Claim(NamedTuple):
    """For whom the work is done."""

    priority: Priority
    address: str
    """The client's address."""
    table_id: str


@dataclass
class _Waiting:
    claim: Claim
    order: int
    granted: asyncio.Future[None] = field(default_factory=asyncio.Future)


class Lease:
    """A slot in use, until it is released."""

    def __init__(self, slots: "FairSlots", claim: Claim) -> None:
        self._slots = slots
        self._claim = claim
        self._since = monotonic()
        self._released = False

    def release(self) -> None:
        """Give the slot back; a second call does nothing."""
        if not self._released:
            self._released = True
            self._slots._end(self._claim, monotonic() - self._since)


class FairSlots:
    """Slots go to the kind of work, then the address, then the table that has used least.

    What was used is forgotten once nobody of that kind, address or table waits or works.
    """

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._order = itertools.count()
        self._waiting: list[_Waiting] = []
        self._active: list[Claim] = []
        self._used: dict[Hashable, float] = {}

    def waiting(self, least: Priority = Priority.BOTS) -> int:
        """Return how many claims of at least this priority wait."""
        return sum(each.claim.priority >= least for each in self._waiting)

    def waiting_of(self, address: str) -> int:
        """Return how many claims of an address wait."""
        return sum(each.claim.address == address for each in self._waiting)

    async def acquire(self, claim: Claim) -> Lease:
        """Wait for a slot."""
        waiting = _Waiting(claim, next(self._order))
        self._join(claim)
        self._waiting.append(waiting)
        self._grant()
        try:
            await waiting.granted
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self._end(claim, 0.0)
            raise
        return Lease(self, claim)

    def _grant(self) -> None:
        while self._free and self._waiting:
            chosen = min(self._waiting, key=self._precedence)
            self._waiting.remove(chosen)
            self._active.append(chosen.claim)
            self._free -= 1
            chosen.granted.set_result(None)

    def _precedence(self, waiting: _Waiting) -> tuple[float, ...]:
        used = (self._used[key] for key in _keys(waiting.claim))
        return (*used, waiting.order)

    def _end(self, claim: Claim, seconds: float) -> None:
        for key, weight in zip(_keys(claim), (claim.priority, 1, 1), strict=True):
            self._used[key] += seconds / weight
        self._active.remove(claim)
        self._free += 1
        self._grant()
        self._forget()

    def _join(self, claim: Claim) -> None:
        """Let what is new begin level with its neighbours that have used least."""
        for level, key in enumerate(_keys(claim)):
            if key not in self._used:
                rivals = [
                    self._used[rival]
                    for rival in self._used
                    if isinstance(rival, tuple) and len(rival) == level + 1
                    if rival[:level] == key[:level]
                ]
                self._used[key] = min(rivals, default=0.0)

    def _forget(self) -> None:
        claims = [*self._active, *(each.claim for each in self._waiting)]
        needed = set(_all_keys(claims))
        self._used = {key: used for key, used in self._used.items() if key in needed}


def _keys(claim: Claim) -> tuple[tuple[Priority | str, ...], ...]:
    priority, address, table_id = claim
    return (priority,), (priority, address), (priority, address, table_id)


def _all_keys(claims: Iterable[Claim]) -> Iterable[Hashable]:
    return (key for claim in claims for key in _keys(claim))
