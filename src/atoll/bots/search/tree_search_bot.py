"""A bot that searches by a tree."""

from atoll.bots.bot import BotView
from atoll.bots.search.bind import Search
from atoll.bots.search.budget import Budget
from atoll.bots.search.pairing import batch_seed
from atoll.bots.search.policy import PolicyBot
from atoll.bots.search.race import ENDLESS
from atoll.bots.search.tree import NONE, Node
from atoll.bots.thinking import Thinking
from atoll.engine.compiler.entry import AnyEntry
from atoll.engine.json_values import Ply
from atoll.engine.records.arrays import Records

__all__ = ["AT_ONCE", "EXPLORATION", "MOST_NODES", "TreeSearchBot"]

MOST_NODES = 1 << 18
AT_ONCE = 256
EXPLORATION = 0.5


class TreeSearchBot:
    """Grows a tree for as long as it may think, and takes the most visited branch."""

    def __init__(
        self, search: Search, thinking: Thinking, horizon: int = ENDLESS, lead_bonus: float = 0.0
    ) -> None:
        self._search, self._thinking = search, thinking
        self._horizon, self._lead_bonus = horizon, lead_bonus
        self.entries: tuple[AnyEntry, ...] = (search.grow,)

    def choose(self, seen: BotView) -> Ply | None:
        if not seen.must_act:
            return None
        visits = self.visits(seen)
        legal = [a for a in seen.determinized.actions if PolicyBot.ply(seen, a) in seen.legal]
        return PolicyBot.ply(seen, max(legal, key=lambda action: visits.get(action, 0)))

    def visits(self, seen: BotView) -> dict[int, int]:
        """Return how often each action was tried."""
        budget, nodes, size = Budget(self._thinking), Node.array(MOST_NODES), 1
        scratch = self._search.scratch()
        while count := budget.affordable(AT_ONCE, 1):
            seed = batch_seed(seen.seed, budget.used)
            size = self._search.grow(
                *(seen.determinized.states, *scratch, nodes, size, seen.seat, seed, count),
                *(EXPLORATION, self._horizon, self._lead_bonus),
            )
            budget.spend(count)
        return _visits(nodes)


def _visits(nodes: Records[Node]) -> dict[int, int]:
    found, node = {}, int(nodes[0].child)
    while node != NONE:
        found[int(nodes[node].action)] = int(nodes[node].visits)
        node = int(nodes[node].sibling)
    return found
