"""A bot that looks ahead: it races all legal plies of its seat against each other."""

import numpy as np

from atoll.bots.bot import Seen
from atoll.bots.search.bind import Search
from atoll.bots.search.policy import PolicyBot
from atoll.bots.search.race import BEHIND, ENDLESS, Field, Standing, race
from atoll.bots.thinking import Thinking
from atoll.engine.dice import DICE
from atoll.engine.entry import Entry
from atoll.engine.position import Position
from atoll.engine.result import MOST_SEATS, RESULT
from atoll.engine.words import Ply

SURE = 1.0  # standard errors by which the policy's own choice must be beaten


class Searcher:
    """Simulates every legal ply, and departs from its policy only for what is surely better."""

    def __init__(
        self, search: Search, thinking: Thinking, horizon: int = ENDLESS, tilt: float = 0.0
    ) -> None:
        self._policy = PolicyBot(search)
        self.search, self._thinking = search, thinking
        self._horizon, self._tilt = horizon, tilt
        self.entries: tuple[Entry, ...] = (search.ask_policy, search.compare)

    def choose(self, seen: Seen) -> Ply | None:
        if not seen.must:
            return None
        usual = self._policy.action(seen)
        actions = self.candidates(seen, usual)
        if len(actions) == 1:
            return PolicyBot.ply(seen, actions[0])
        standings = self.compare(seen, actions)
        mine = next(each for each in standings if actions[each.candidate] == usual)
        best = mine if mine.trails <= SURE * mine.error else standings[0]
        return PolicyBot.ply(seen, actions[best.candidate])

    def candidates(self, seen: Seen, usual: int) -> list[int]:
        """What is worth simulating, by number; the policy's usual choice must be among it."""
        return [a for a in seen.imagined.actions if PolicyBot.ply(seen, a) in seen.legal]

    def considered(self, seen: Seen) -> list[int]:
        """What is worth telling somebody about, by number."""
        return self.candidates(seen, self._policy.action(seen))

    def compare(
        self,
        seen: Seen,
        actions: list[int],
        thinking: Thinking | None = None,
        behind: float = BEHIND,
    ) -> list[Standing]:
        """How these actions do, the best first; who is so far behind is out of the race."""
        field = Field(
            roots=seen.imagined.states.repeat(len(actions)),
            actions=actions,
            seat=seen.seat,
            horizon=self._horizon,
            tilt=self._tilt,
            behind=behind,
        )
        return race(self.search, field, thinking or self._thinking, seen.seed)

    def foresee(self, position: Position, simulations: int, seed: int) -> list[float]:
        """Every seat's share of the win if all play on by the policy, all cards being known."""
        game, sums = position.game, np.zeros(MOST_SEATS)
        room = (np.zeros(1, game.state), np.zeros(1, game.menu), np.zeros(1, DICE))
        ends = (np.zeros(1, RESULT), np.zeros(MOST_SEATS))
        self.search.foresee(
            *(position.states, *room, *ends, np.uint64(seed)),
            *(np.int64(self._horizon), sums, simulations),
        )
        means: list[float] = (sums[: position.players] / simulations).tolist()
        return means
