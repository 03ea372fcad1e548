"""A bot that looks ahead by comparing the legal plies of its seat by rollouts."""

from atoll.bots.bot import BotView
from atoll.bots.search.bind import Search
from atoll.bots.search.policy import PolicyBot
from atoll.bots.search.race import BEHIND, ENDLESS, Candidates, Standing, race
from atoll.bots.thinking import Thinking
from atoll.engine.compiler.entry import AnyEntry
from atoll.engine.json_values import Ply
from atoll.engine.position import Position
from atoll.engine.records.arrays import zeros
from atoll.engine.records.record import uint64
from atoll.engine.records.result import MOST_SEATS

__all__ = ["SURE", "Searcher"]

SURE = 1.0  # standard errors by which the policy's own choice must be beaten


class Searcher:
    """Simulates every legal ply, and departs from its policy only for a clearly better one."""

    def __init__(
        self, search: Search, thinking: Thinking, horizon: int = ENDLESS, lead_bonus: float = 0.0
    ) -> None:
        self._policy = PolicyBot(search)
        self.search, self._thinking = search, thinking
        self._horizon, self._lead_bonus = horizon, lead_bonus
        self.entries: tuple[AnyEntry, ...] = (search.ask_policy, search.compare)

    def choose(self, seen: BotView) -> Ply | None:
        if not seen.must_act:
            return None
        usual = self._policy.action(seen)
        actions = self.candidates(seen, usual)
        if len(actions) == 1:
            return PolicyBot.ply(seen, actions[0])
        standings = self.compare(seen, actions)
        mine = next(each for each in standings if actions[each.candidate] == usual)
        best = mine if mine.trails <= SURE * mine.error else standings[0]
        return PolicyBot.ply(seen, actions[best.candidate])

    def candidates(self, seen: BotView, usual: int) -> list[int]:
        """Return the actions to simulate; they must include the policy's, `usual`."""
        return [a for a in seen.determinized.actions if PolicyBot.ply(seen, a) in seen.legal]

    def considered(self, seen: BotView) -> list[int]:
        """Return the actions an adviser compares."""
        return self.candidates(seen, self._policy.action(seen))

    def compare(
        self,
        seen: BotView,
        actions: list[int],
        thinking: Thinking | None = None,
        behind: float = BEHIND,
    ) -> list[Standing]:
        """Compare these actions, the best first; the race drops what is this far behind."""
        candidates = Candidates(
            roots=seen.determinized.states.repeat(len(actions)),
            actions=actions,
            seat=seen.seat,
            horizon=self._horizon,
            lead_bonus=self._lead_bonus,
            behind=behind,
        )
        return race(self.search, candidates, thinking or self._thinking, seen.seed)

    def rollout_value(self, position: Position, simulations: int, seed: int) -> list[float]:
        """Estimate every seat's share of the win if all follow the policy and know all cards."""
        sums = zeros(MOST_SEATS)
        self.search.rollout_value(
            *(position.states, *self.search.scratch(), uint64(seed), self._horizon),
            *(sums, simulations),
        )
        return [total / simulations for total in sums.tolist()[: position.players]]
