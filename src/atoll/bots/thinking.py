"""How much a bot may think about one decision."""

import os
from dataclasses import dataclass

__all__ = ["USUAL", "Thinking", "cores"]


@dataclass(frozen=True)
class Thinking:
    """Seconds on one core, or a number of simulated games.

    Only a number of simulations makes a choice reproducible; if one is given, it counts.
    """

    seconds: float = 1.0
    simulations: int | None = None


USUAL = Thinking()


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
