"""Gymnasium's conformance test, and what it does not cover."""

import copy
import pickle
import random
from collections.abc import Callable

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from atoll.games import OWN
from atoll.lab.environments.gymnasium_env import ENVIRONMENTS, AtollEnv
from atoll.lab.environments.walk import IllegalActionError


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_gymnasium_accepts_it(name: str) -> None:
    # The checker samples actions without looking at the mask.
    env = gymnasium.make(name, illegal="forfeit", render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("name", OWN)
def test_a_game_against_bots_has_a_reward_only_at_its_end(name: str) -> None:
    env, rng = AtollEnv(name, players=2, seat=1), random.Random(1)
    observation, info = env.reset(seed=3)
    over = False
    while not over:
        assert env.game.read_observation(observation)["decides"] == 1
        action = rng.choice(info["action_mask"].nonzero()[0].tolist())
        observation, reward, over, _, info = env.step(action)
        assert over or reward == 0
    assert not info["action_mask"].any()
    assert 0 <= reward <= 1


def test_the_games_of_a_seed_have_a_version() -> None:
    assert gymnasium.make("atoll/Tobago-v2").spec is not None
    with (
        pytest.warns(DeprecationWarning, match="consider upgrading to version `v2`"),
        pytest.raises(gymnasium.error.DeprecatedEnv),
    ):
        gymnasium.make("atoll/Tobago-v1")


def test_a_seed_may_be_a_numpy_integer_but_no_float() -> None:
    env = AtollEnv("tobago", players=2)
    first, _ = env.reset(seed=5)
    assert (env.reset(seed=np.int64(5))[0] == first).all()  # type: ignore[arg-type]
    assert (env.reset(seed=6)[0] != first).any()
    for seed in (5.0, -1, True):
        with pytest.raises(ValueError, match="a seed is a whole number"):
            env.reset(seed=seed)  # type: ignore[arg-type]


def test_illegal_actions_and_seats_are_refused() -> None:
    env = AtollEnv("la_tortuga", players=4)
    env.reset(seed=1)
    with pytest.raises(IllegalActionError):
        env.step(15)
    forfeiting = AtollEnv("la_tortuga", players=4, illegal="forfeit")
    forfeiting.reset(seed=1)
    assert forfeiting.step(15)[1:4] == (-1, True, False)
    with pytest.raises(ValueError, match="there is no seat 4: seats are 0 to 3"):
        AtollEnv("la_tortuga", players=4, seat=4)


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_is_independent(name: str, again: Callable[[AtollEnv], AtollEnv]) -> None:
    env, rng = AtollEnv(name, players=3), random.Random(1)
    env.reset(seed=1)
    copied, before = again(env), env.mask().tolist()
    chosen = []
    for _ in range(3):
        chosen.append(rng.choice(copied.mask().nonzero()[0]))
        copied.step(chosen[-1])
    assert env.mask().tolist() == before
    for action in chosen:
        env.step(action)
    assert env.mask().tolist() == copied.mask().tolist()
