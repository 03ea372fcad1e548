"""RLCard: its environments, played by a loop in Python."""

import random
from functools import partial

from .contest import LOOP, Contender, Play, Played

LIBRARY = "RLCard"
GAMES = ("gin-rummy", "leduc-holdem", "uno")


def loop(name: str) -> Play:
    import rlcard

    env, rng = rlcard.make(name, config={"seed": 0}), random.Random(0)

    def play() -> Played:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return Played(1, decisions)

    return play


CONTENDERS = [Contender(LIBRARY, name, LOOP, partial(loop, name)) for name in GAMES]
