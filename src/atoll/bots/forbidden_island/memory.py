"""Plans that have been begun: a turn is thought through once, not once for every action."""

from itertools import pairwise
from threading import Lock

from atoll.bots.bot import BotView

MOST = 500  # plies; many tables may play at once


class Plans:
    """What to do next, by the position it was planned for; shared by threads."""

    def __init__(self) -> None:
        self._following: dict[bytes, int] = {}
        self._lock = Lock()

    def remember(self, seen: BotView, actions: list[int]) -> None:
        """The rest of a plan from this position on; the oldest plans are forgotten."""
        there = seen.imagined.copy()
        with self._lock:
            for action, following in pairwise(actions):
                seen.game.loops.play(there.states, action)
                self._following[there.to_bytes() + bytes(seen.seats)] = following
            for oldest in list(self._following)[:-MOST]:
                del self._following[oldest]

    def recall(self, seen: BotView) -> int | None:
        """The next ply of a plan that led here; it is recalled once."""
        with self._lock:
            return self._following.pop(seen.imagined.to_bytes() + bytes(seen.seats), None)
