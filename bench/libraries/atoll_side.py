"""Atoll's games, in every way they can be played from Python."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from numba import njit

from atoll import games
from atoll.engine.compiler.warm import compile_all
from atoll.lab.batch import Batch
from atoll.lab.environments.decisions import loops_for
from atoll.lab.environments.vector import VectorGame
from atoll.lab.environments.walk import Walk

from . import pettingzoo_side
from .contest import COMPILED, LOOP, MANY, PETTINGZOO, Contender, Play, Played, settled

LIBRARY = "Atoll"
AT_ONCE = 1024
TITLES = {
    ("la_tortuga", 4): "La Tortuga, 4 players",
    ("forbidden_island", 2): "Forbidden Island, 2 players",
    ("tobago", 3): "Tobago, 3 players",
}


def compiled(name: str, players: int) -> Play:
    batch = Batch(games.find(name), players, {})

    def play() -> Played:
        _, tally = batch.play(200)
        return Played(tally.games, tally.decisions)

    return play


def loop(name: str, players: int) -> Play:
    compile_walk(name)
    walk, rng = Walk(games.find(name), players, {}, seed=0), random.Random(0)

    def play() -> Played:
        decisions = 0
        walk.begin(rng.getrandbits(60))
        while not walk.over:
            walk.play(rng.choice(walk.actions))
            decisions += 1
        return Played(1, decisions)

    return play


def compile_walk(name: str) -> None:
    """Compile what `Walk` calls, which would run interpreted at first."""
    loops = loops_for(name)
    compile_all([loops.deal_to_decision, loops.step_to_decision, *games.find(name).loops.brief])


def many(name: str, players: int) -> Play:
    """Prepare a vector of games, which writes observations, masks and menus for every decision."""
    vector = VectorGame(name, players, count=AT_ONCE)
    choose, actions = njit(_choose_at_random), np.zeros(AT_ONCE, np.int64)

    def play() -> Played:
        ended = 0
        for _ in range(20):
            choose(vector.menus, actions)
            vector.step(actions)
            ended += int(vector.over.sum())
        return Played(ended, 20 * AT_ONCE)

    return settled(play, AT_ONCE)


def _choose_at_random(menus: Any, actions: Any) -> None:
    for game in range(len(menus)):
        actions[game] = menus[game].action[np.random.randint(0, menus[game].count)]


def pettingzoo(name: str, players: int) -> Play:
    from atoll.lab.environments.pettingzoo_env import AtollEnv

    compile_walk(name)
    return pettingzoo_side.rounds_of(AtollEnv(name, players))


_WAYS: dict[str, Callable[[str, int], Play]] = {
    COMPILED: compiled,
    MANY: many,
    LOOP: loop,
    PETTINGZOO: pettingzoo,
}
CONTENDERS = [
    Contender(LIBRARY, title, way, partial(prepare, *kind))
    for way, prepare in _WAYS.items()
    for kind, title in TITLES.items()
]
