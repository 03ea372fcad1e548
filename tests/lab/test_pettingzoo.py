"""PettingZoo's conformance tests, and what they do not cover."""

import copy
import pickle
import random
from collections.abc import Callable
from functools import partial

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from atoll.games import OWN
from atoll.lab.environments.pettingzoo_env import AtollEnv
from atoll.lab.environments.walk import IllegalActionError


@pytest.mark.parametrize("name", OWN)
@pytest.mark.filterwarnings("ignore")  # it warns about masks
def test_pettingzoo_accepts_it(name: str) -> None:
    api_test(AtollEnv(name), num_cycles=300)  # type: ignore[no-untyped-call]
    seed_test(partial(AtollEnv, name), num_cycles=60)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("name", OWN)
def test_a_whole_game_ends_with_its_rewards(name: str) -> None:
    env, rng = AtollEnv(name, players=3), random.Random(1)
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        total[agent] += reward
        assert observation is not None
        legal = observation["action_mask"].nonzero()[0].tolist()
        assert bool(legal) != terminated
        env.step(rng.choice(legal) if legal else None)
    assert sum(total.values()) == pytest.approx(0 if name == "forbidden_island" else 1)


def test_a_seed_may_be_a_numpy_integer_but_no_float() -> None:
    env = AtollEnv("tobago", players=2, render_mode="ansi")
    assert env.metadata["name"] == "atoll_v2"
    env.reset(seed=5)
    first = env.render()
    env.reset(seed=np.int64(5))  # type: ignore[arg-type]
    assert env.render() == first
    env.reset(seed=6)
    assert env.render() != first
    for seed in (5.0, -1, True):
        with pytest.raises(ValueError, match="a seed is a whole number"):
            env.reset(seed=seed)  # type: ignore[arg-type]


def test_an_illegal_action_is_refused() -> None:
    env = AtollEnv("la_tortuga", players=4)
    env.reset(seed=1)
    with pytest.raises(IllegalActionError):
        env.step(15)
    assert env.observe(env.agent_selection)["action_mask"].any()


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_is_independent(name: str, again: Callable[[AtollEnv], AtollEnv]) -> None:
    env, rng = AtollEnv(name, players=3, render_mode="ansi"), random.Random(1)
    env.reset(seed=1)
    copied = again(env)
    before = env.observe(env.agent_selection)["action_mask"].tolist()
    assert copied.observe(copied.agent_selection)["action_mask"].tolist() == before
    chosen = []
    for _ in range(12):
        chosen.append(
            rng.choice(copied.observe(copied.agent_selection)["action_mask"].nonzero()[0])
        )
        copied.step(chosen[-1])
    assert env.observe(env.agent_selection)["action_mask"].tolist() == before
    for action in chosen:
        env.step(action)
    assert env.render() == copied.render()
    assert env.agent_selection == copied.agent_selection
