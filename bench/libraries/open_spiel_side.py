"""OpenSpiel: its random rollouts in C++, and a loop over its states in Python."""

import random
from functools import partial
from typing import Any

from .contest import COMPILED, LOOP, Contender, Play, Played

LIBRARY = "OpenSpiel"
GAMES = ("backgammon", "gin_rummy", "pig")
ROLLOUTS = 20
TO_COUNT = 50  # games from which the decisions of a game are counted


def loop(name: str) -> Play:
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(0)
    return lambda: _play_out(game.new_initial_state(), rng)


def rollouts(name: str) -> Play:
    """Prepare rollouts from the first decision, as in OpenSpiel's tree search.

    It does not count their decisions; the mean is taken from games played by the loop.
    """
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(0)
    start = game.new_initial_state()
    while start.is_chance_node():
        _let_chance_act(start, rng)
    length = sum(_play_out(start.clone(), rng).decisions for _ in range(TO_COUNT)) / TO_COUNT
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=0)
    # A search of one simulation only evaluates the position it begins at.
    once = {"uct_c": 1.0, "max_simulations": 1, "max_memory_mb": 64, "solve": False}
    bot = pyspiel.MCTSBot(game, evaluator, **once, seed=0, verbose=False)

    def play() -> Played:
        bot.step(start)
        return Played(ROLLOUTS, ROLLOUTS * length)

    return play


def _play_out(state: Any, rng: random.Random) -> Played:
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _let_chance_act(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return Played(1, decisions)


def _let_chance_act(state: Any, rng: random.Random) -> None:
    actions, likelihoods = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, likelihoods)[0])


CONTENDERS = [
    Contender(LIBRARY, name, way, partial(prepare, name))
    for way, prepare in ((COMPILED, rollouts), (LOOP, loop))
    for name in GAMES
]
