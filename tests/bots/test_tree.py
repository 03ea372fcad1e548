"""The tree search."""

import pytest

from atoll.bots.bot import BotView, see
from atoll.bots.la_tortuga.policy import search
from atoll.bots.search.tree_search_bot import TreeSearchBot
from atoll.bots.thinking import Thinking
from tests.bots.test_bots import thrown


def seen(*dice: int, seed: int = 0) -> BotView:
    return see(thrown(*dice), {0}, seed)


def tree_bot(simulations: int) -> TreeSearchBot:
    return TreeSearchBot(search("lapwise"), Thinking(simulations=simulations))


@pytest.mark.parametrize(("dice", "verb"), [((1,), "roll"), ((1, 1), "roll"), ((3, 4), "stop")])
def test_it_finds_a_clearly_best_ply(dice: tuple[int, ...], verb: str) -> None:
    assert tree_bot(3000).choose(seen(*dice)) == {"by": 0, "do": verb}


def test_every_simulation_visits_one_branch() -> None:
    for simulations in (1, 300, 1000):
        visits = tree_bot(simulations).visits(seen(3))
        assert sum(visits.values()) == simulations
        assert set(visits) <= set(thrown(3).actions)


def test_the_same_seed_grows_the_same_tree() -> None:
    bot = tree_bot(500)
    assert bot.visits(seen(3, seed=4)) == bot.visits(seen(3, seed=4))
    assert bot.visits(seen(3, seed=4)) != bot.visits(seen(3, seed=5))
