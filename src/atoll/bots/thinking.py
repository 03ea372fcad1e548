"""How much a bot may think about one decision."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Thinking:
    """For so many seconds on one core, or for so many simulated games.

    Only a number of simulations makes a choice reproducible; if one is given, it counts.
    """

    seconds: float = 1.0
    simulations: int | None = None


USUAL = Thinking()
