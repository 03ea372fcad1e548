"""Pgx on the CPU: many games at once, all of it compiled by JAX, observations included."""

import os
from functools import partial
from typing import Any

from .contest import MANY, Contender, Play, Played, settled

LIBRARY = "Pgx"
GAMES = ("backgammon", "connect_four", "leduc_holdem")
AT_ONCE, STEPS = 1024, 8


def many(name: str) -> Play:
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def move(states: Any, key: Any) -> tuple[Any, Any]:
        chosen, luck = jax.random.split(key)
        liking = jax.numpy.where(states.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(chosen, liking)
        states = step(states, actions, jax.random.split(luck, AT_ONCE))
        return states, states.terminated.sum()

    moves = jax.jit(lambda states, key: jax.lax.scan(move, states, jax.random.split(key, STEPS)))
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), AT_ONCE))
    calls = 0

    def play() -> Played:
        nonlocal states, calls
        calls += 1
        states, ended = moves(states, jax.random.PRNGKey(calls))
        return Played(int(ended.sum()), AT_ONCE * STEPS)

    return settled(play, AT_ONCE)


CONTENDERS = [Contender(LIBRARY, name, MANY, partial(many, name)) for name in GAMES]
