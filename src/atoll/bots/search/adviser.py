"""Advice by the search: all legal plies race against each other, and the first ones are told."""

from collections.abc import Callable

from atoll.bots.advice import Advice, Reason
from atoll.bots.bot import Seen
from atoll.bots.search.policy import PolicyBot
from atoll.bots.search.searcher import Searcher
from atoll.engine.words import Ply

MOST = 3


class SearchAdviser:
    """Tells what a searching bot thinks, with the game's own reasons."""

    def __init__(self, searcher: Searcher, reasons: Callable[[Seen, Ply], list[Reason]]) -> None:
        self._searcher = searcher
        self._reasons = reasons

    def advise(self, seen: Seen) -> list[Advice]:
        """The three best plies."""
        plies = {action: PolicyBot.ply(seen, action) for action in seen.imagined.actions}
        actions = [action for action, ply in plies.items() if ply in seen.legal]
        standings = self._searcher.compare(seen, actions)[:MOST]
        return [
            Advice(
                ply=plies[actions[each.candidate]],
                win=each.win,
                score=each.score,
                reasons=self._reasons(seen, plies[actions[each.candidate]]),
            )
            for each in standings
        ]
