"""A bot that grows a tree."""

import numpy as np

from atoll.bots.bot import Seen
from atoll.bots.search.bind import Search
from atoll.bots.search.budget import Budget
from atoll.bots.search.policy import PolicyBot
from atoll.bots.search.race import ENDLESS
from atoll.bots.search.tree import NODE, NONE
from atoll.bots.thinking import Thinking
from atoll.engine.dice import DICE
from atoll.engine.result import MOST_SEATS, RESULT
from atoll.engine.words import Ply

MOST_NODES = 1 << 18
AT_ONCE = 256
EAGER = 0.5


class Woodsman:
    """Grows a tree for as long as it may think, and takes the branch it went along most often."""

    def __init__(
        self, search: Search, thinking: Thinking, horizon: int = ENDLESS, tilt: float = 0.0
    ) -> None:
        self._search, self._thinking = search, thinking
        self._rules = np.array([EAGER, horizon, tilt])
        self.entries = (search.grow,)

    def choose(self, seen: Seen) -> Ply | None:
        if not seen.must:
            return None
        visits = self.visits(seen)
        legal = [a for a in seen.imagined.actions if PolicyBot.ply(seen, a) in seen.legal]
        return PolicyBot.ply(seen, max(legal, key=lambda action: visits.get(action, 0)))

    def visits(self, seen: Seen) -> dict[int, int]:
        """How often each action was tried."""
        budget, nodes, size = Budget(self._thinking), np.zeros(MOST_NODES, NODE), 1
        game = seen.game
        room = (np.zeros(1, game.state), np.zeros(1, game.menu), np.zeros(1, DICE))
        ends = (np.zeros(1, RESULT), np.zeros(MOST_SEATS))
        while count := budget.affordable(AT_ONCE, 1):
            seed = np.uint64((seen.seed + budget.used * 0x2545F4914F6CDD1D) % 2**64)
            size = self._search.grow(
                *(seen.imagined.states, *room, *ends, nodes, size),
                *(seen.seat, seed, count, self._rules),
            )
            budget.spend(count)
        return _visits(nodes)


def _visits(nodes: "np.ndarray[tuple[int], np.dtype[np.void]]") -> dict[int, int]:
    found, node = {}, int(nodes[0]["child"])
    while node != NONE:
        found[int(nodes[node]["action"])] = int(nodes[node]["visits"])
        node = int(nodes[node]["sibling"])
    return found
