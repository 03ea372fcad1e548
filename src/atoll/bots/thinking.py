"""How much a bot may think about one decision."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Thinking:
    """Seconds on one core, or a number of simulated games.

    Only a number of simulations makes a choice reproducible; if one is given, it counts.
    """

    seconds: float = 1.0
    simulations: int | None = None


USUAL = Thinking()
