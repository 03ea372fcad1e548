"""A bot that looks ahead: it races all legal plies of its seat against each other."""

from atoll.bots.bot import Seen
from atoll.bots.search.bind import Search
from atoll.bots.search.policy import PolicyBot
from atoll.bots.search.race import ENDLESS, Field, Standing, race
from atoll.bots.thinking import Thinking
from atoll.engine.words import Ply

SURE = 1.0  # standard errors by which the policy's own choice must be beaten


class Searcher:
    """Simulates every legal ply, and departs from its policy only for what is surely better."""

    def __init__(
        self, search: Search, thinking: Thinking, horizon: int = ENDLESS, tilt: float = 0.0
    ) -> None:
        self._policy = PolicyBot(search)
        self._search, self._thinking = search, thinking
        self._horizon, self._tilt = horizon, tilt

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

    def compare(self, seen: Seen, actions: list[int]) -> list[Standing]:
        """How these actions do, the best first."""
        field = Field(
            roots=seen.imagined.states.repeat(len(actions)),
            actions=actions,
            seat=seen.seat,
            horizon=self._horizon,
            tilt=self._tilt,
        )
        return race(self._search, field, self._thinking, seen.seed)
