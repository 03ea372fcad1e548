"""How long a bot may think about a decision."""

import os
from dataclasses import dataclass

__all__ = ["USUAL", "Thinking", "cores"]


@dataclass(frozen=True)
class Thinking:
    """Seconds on one core, or a number of simulated games, which takes precedence.

    Only a number of simulations makes a choice reproducible.
    """

    seconds: float = 1.0
    simulations: int | None = None


USUAL = Thinking()


def cores() -> int:
    """Return the number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
