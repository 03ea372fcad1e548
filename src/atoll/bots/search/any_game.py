"""A bot that looks ahead in any game, knowing nothing but the rules."""

from functools import cache

from atoll import games
from atoll.bots.search.bind import Knowledge, Search
from atoll.bots.search.tree_search_bot import TreeSearchBot
from atoll.bots.thinking import Thinking
from atoll.engine.compiler.rule import rule
from atoll.engine.contract import GameRecord
from atoll.engine.records.arrays import FloatRow
from atoll.engine.records.dice import Dice, below
from atoll.engine.records.menu import Menu


@rule
def at_random(state: GameRecord, menu: Menu, dice: Dice) -> int:
    """The policy below the tree: any legal action, each as likely as the next."""
    return menu.action[below(dice, menu.count)]


@rule
def unpaired(state: GameRecord) -> int:
    """No event of chance is paired with another game's: nothing is known of what they mean."""
    return 0


@rule
def even(state: GameRecord, values: FloatRow) -> None:
    """All seats have the same prospects; only a game that never ends is evaluated."""
    values[:] = 1.0 / state.players


@cache
def random_search(game: str) -> Search:
    """The search in which simulated games are played on at random."""
    found = games.find(game)
    return Search(found.module, found, Knowledge("at_random", at_random, unpaired, even))


def tree_bot(game: str, thinking: Thinking) -> TreeSearchBot:
    """A tree search with random playouts."""
    return TreeSearchBot(random_search(game), thinking)
