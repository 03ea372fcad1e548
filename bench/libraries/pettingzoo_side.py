"""PettingZoo: its classic environments without wrappers, which is the fastest way."""

import random
from functools import partial
from importlib import import_module
from typing import Any

from .contest import PETTINGZOO, Contender, Play, Played

LIBRARY = "PettingZoo"
GAMES = ("connect_four_v3", "leduc_holdem_v4", "tictactoe_v3")


def rounds_of(env: Any) -> Play:
    """Play one game per call, choosing actions from the mask, which is faster than the space."""
    rng = random.Random(0)

    def play() -> Played:
        decisions = 0
        env.reset(seed=rng.getrandbits(30))
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(int(rng.choice(observation["action_mask"].nonzero()[0])))
                decisions += 1
        return Played(1, decisions)

    return play


def classic(name: str) -> Play:
    return rounds_of(import_module(f"pettingzoo.classic.{name}").raw_env())


CONTENDERS = [Contender(LIBRARY, name, PETTINGZOO, partial(classic, name)) for name in GAMES]
