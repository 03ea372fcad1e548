"""A bot that looks ahead in any game by the rules alone."""

from functools import cache

from atoll import games
from atoll.bots.search.bind import Policy, Search
from atoll.bots.search.tree_search_bot import TreeSearchBot
from atoll.bots.thinking import Thinking
from atoll.engine.compiler.rule import rule
from atoll.engine.contract import GameRecord
from atoll.engine.records.arrays import FloatRow
from atoll.engine.records.dice import Dice, below
from atoll.engine.records.menu import Menu

__all__ = ["equal_shares", "no_event_kind", "random_action", "random_search", "tree_bot"]


@rule
def random_action(state: GameRecord, menu: Menu, dice: Dice) -> int:
    """The rollout policy: any legal action, all equally likely."""
    return menu.action[below(dice, menu.count)]


@rule
def no_event_kind(state: GameRecord) -> int:
    """No chance event gets common random numbers: what they mean is not known."""
    return 0


@rule
def equal_shares(state: GameRecord, values: FloatRow) -> None:
    """Evaluation of games that are simulated to the end: only endless ones ever need it."""
    values[:] = 1.0 / state.players


@cache
def random_search(game: str) -> Search:
    """Return the search whose rollouts are played at random."""
    found = games.find(game)
    return Search(found.module, found, Policy("random", random_action, no_event_kind, equal_shares))


def tree_bot(game: str, thinking: Thinking) -> TreeSearchBot:
    """Return a tree search with random rollouts."""
    return TreeSearchBot(random_search(game), thinking)
