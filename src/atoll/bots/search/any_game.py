"""A bot that looks ahead in any game, knowing nothing but the rules."""

from functools import cache

from atoll import games
from atoll.bots.search.bind import Knowledge, Search, bind_search_in
from atoll.bots.search.woodsman import Woodsman
from atoll.bots.thinking import Thinking
from atoll.engine.dice import below
from atoll.engine.rule import rule


@rule
def at_random(state, menu, dice):
    """The policy below the tree: whatever is legal, each as likely as the next."""
    return menu.action[below(dice, menu.count)]


@rule
def unpaired(state):
    """No event of chance is paired with another game's: nothing is known of what they mean."""
    return 0


@rule
def even(state, values):
    """Everybody's prospects are the same; only a game that never ends is appraised."""
    values[:] = 1.0 / state.players


@cache
def random_search(game: str) -> Search:
    """The search in which simulated games are played on at random."""
    found = games.find(game)
    return bind_search_in(found.module, found, Knowledge("at_random", at_random, unpaired, even))


def tree_bot(game: str, thinking: Thinking) -> Woodsman:
    """A tree search with random playouts."""
    return Woodsman(random_search(game), thinking)
