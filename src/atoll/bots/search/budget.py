"""The budget of one decision: simulations or seconds."""

import time

from atoll.bots.thinking import Thinking

__all__ = ["PATIENCE", "Budget"]

PATIENCE = 2.0  # on a busy machine, how much longer a second on one core may take


class Budget:
    """Simulations, or CPU seconds of this thread, left for a decision."""

    def __init__(self, thinking: Thinking) -> None:
        self._simulations = thinking.simulations
        self._seconds = thinking.seconds
        self._began = time.thread_time()
        self._latest = time.monotonic() + PATIENCE * thinking.seconds
        self.used = 0

    def spend(self, simulations: int) -> None:
        self.used += simulations

    def affordable(self, samples: int, candidates: int) -> int:
        """Return this number of samples of all candidates, or as many as the rest allows."""
        if self._simulations is not None:
            least = 0 if self.used else 1  # so that there is something to compare
            return min(samples, max((self._simulations - self.used) // candidates, least))
        passed = time.thread_time() - self._began
        if not self.used:
            return samples
        left = min(self._seconds - passed, self._latest - time.monotonic())
        speed = self.used / max(passed, 1e-6)
        return max(0, min(samples, int(left * speed / candidates)))
