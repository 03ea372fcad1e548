"""Advice by search: plies are compared by rollouts, and the best are advised."""

from collections.abc import Callable
from math import inf

from atoll.bots.advice import Advice, Assessment, Reason
from atoll.bots.bot import BotView
from atoll.bots.search.policy import PolicyBot
from atoll.bots.search.race import BEHIND, Standing
from atoll.bots.search.searcher import Searcher
from atoll.bots.thinking import Thinking
from atoll.engine.compiler.entry import AnyEntry
from atoll.engine.json_values import Ply
from atoll.engine.position import Position

__all__ = ["MOST", "SearchAdviser"]

MOST = 3


class SearchAdviser:
    """Advises what a searching bot would choose, with the game's reasons."""

    def __init__(
        self,
        searcher: Searcher,
        reasons: Callable[[BotView, Ply], list[Reason]],
        entries: tuple[AnyEntry, ...] = (),
    ) -> None:
        """`entries` is the compiled code that `reasons` calls."""
        self._searcher = searcher
        self._reasons = reasons
        self.entries = (*searcher.entries, searcher.search.rollout_value, *entries)

    def advise(self, seen: BotView) -> list[Advice]:
        """Return the three best plies."""
        actions = self._searcher.considered(seen)
        standings = self._searcher.compare(seen, actions)[:MOST]
        return [self._advice(seen, actions[each.candidate], each) for each in standings]

    def assess(self, seen: BotView, ply: Ply, samples: int, rival: Ply | None = None) -> Assessment:
        """Compare the ply with the candidates of the search, or with `rival` alone."""
        mine = seen.determinized.action_of(ply)
        others = [seen.determinized.action_of(rival)] if rival else self._searcher.considered(seen)
        actions = list(dict.fromkeys([mine, *others]))
        thinking = Thinking(simulations=samples * len(actions))
        # Of two plies neither is dropped: their values are wanted, not only the better one.
        standings = self._searcher.compare(seen, actions, thinking, inf if rival else BEHIND)
        own = next(each for each in standings if each.candidate == 0)
        best = standings[0]
        return Assessment(
            win=own.win,
            cost=own.trails,
            error=own.error,
            better=PolicyBot.ply(seen, actions[best.candidate]),
            better_win=best.win,
        )

    def explain(self, seen: BotView, ply: Ply) -> list[Reason]:
        """Return the game's reasons for a ply."""
        return self._reasons(seen, ply)

    def rollout_value(self, position: Position, simulations: int, seed: int) -> list[float]:
        """Estimate every seat's share of the win by the rollouts of the searching bot."""
        return self._searcher.rollout_value(position, simulations, seed)

    def _advice(self, seen: BotView, action: int, standing: Standing) -> Advice:
        ply = PolicyBot.ply(seen, action)
        score = None if seen.game.cooperative else standing.score
        return Advice(ply, standing.win, score, self._reasons(seen, ply))
