"""The vector environment plays the same games as one position at a time."""

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from atoll.engine.position import Position
from atoll.engine.records.dice import make_dice
from atoll.games import OWN, find
from atoll.lab.environments.vector import Arrays, VectorGame
from atoll.lab.environments.walk import IllegalActionError

COUNT = 3


class SingleGame:
    """One of the games, played alone with the same dice."""

    def __init__(self, vector: VectorGame, row: int, seed: int) -> None:
        self._vector, self._seed, self._number = vector, seed, row
        self.position = self._deal()

    def _deal(self) -> Position:
        vector = self._vector
        self._dice = make_dice(self._seed, row=self._number)
        self._number += COUNT
        position = vector.game.deal(vector.players, vector.options, self._dice)
        return self._await_decision(position)

    def _await_decision(self, position: Position) -> Position:
        while position.chance:
            position.play(position.draw(self._dice))
        return position

    def play(self, action: int) -> list[float] | None:
        """The rewards if this action ends the game, after which the next one is dealt."""
        self._await_decision(self.position.play(action))
        outcome = self.position.outcome
        if outcome is None:
            return None
        self.position = self._deal()
        return [outcome.share(seat) for seat in range(self._vector.players)]


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("players", [2, 4])
def test_every_game_goes_as_it_would_alone(name: str, players: int) -> None:
    vector = VectorGame(name, players=players, count=COUNT, seed=7)
    alone = [SingleGame(vector, number, 7) for number in range(COUNT)]
    rng, ended = random.Random(players), 0
    while ended < 2:
        for number, game in enumerate(alone):
            check_shown(vector, number, game.position)
        actions = [rng.choice(game.position.actions) for game in alone]
        vector.step(actions)
        for number, (game, action) in enumerate(zip(alone, actions, strict=True)):
            rewards = game.play(action)
            assert vector.over[number] == (rewards is not None)
            assert vector.rewards[number] == pytest.approx(rewards or [0] * players)
            ended += rewards is not None


def check_shown(vector: VectorGame, number: int, position: Position) -> None:
    assert vector.actors[number] == position.actor
    assert np.flatnonzero(vector.masks[number]).tolist() == sorted(position.actions)
    menu = vector.menus[number]
    assert menu.action[: menu.count].tolist() == position.actions
    seen = position.observe(position.actor)
    assert vector.observations[number].tolist() == seen.tolist()


def test_a_seed_gives_the_same_games_again() -> None:
    vector = VectorGame("la_tortuga", players=3, count=COUNT, seed=5)
    first = vector.observations.copy()
    vector.step(vector.masks.argmax(axis=1))
    vector.reset(seed=5)
    assert (vector.observations == first).all()
    vector.reset(seed=500)
    assert (vector.observations != first).any()


def test_neighbouring_seeds_share_no_rows() -> None:
    """A Tobago island with its hands is practically never dealt twice."""
    rows = [dealt(seed) for seed in (1, 2, 3)]
    assert all(len(each) == 1024 for each in rows)
    assert len(set.union(*rows)) == 3 * 1024


def dealt(seed: int) -> set[bytes]:
    vector = VectorGame("tobago", players=4, count=1024, seed=seed)
    return {row.tobytes() for row in vector.observations}


def test_rows_share_no_games_with_each_other_or_with_later_ones() -> None:
    vector = VectorGame("tobago", players=2, count=COUNT, seed=1)
    beginnings, rng = [row.tobytes() for row in vector.observations], random.Random(1)
    while len(beginnings) < 4 * COUNT:
        menus = vector.menus
        vector.step([rng.choice(each.action[: each.count].tolist()) for each in menus])
        beginnings += [row.tobytes() for row in vector.observations[vector.over]]
    assert len(set(beginnings)) == len(beginnings)


def test_how_many_rows_there_are_changes_none_of_them() -> None:
    few, many = (VectorGame("tobago", players=3, count=count, seed=9) for count in (5, 20))
    assert (few.observations == many.observations[:5]).all()


def test_a_seed_may_be_a_numpy_integer_or_none_but_nothing_else() -> None:
    vector = VectorGame("tobago", players=2, count=COUNT, seed=np.int32(5))
    first = vector.observations.copy()
    vector.reset(seed=5)
    assert (vector.observations == first).all()
    vector.reset(seed=None)
    assert (vector.observations != first).any()
    for seed in (1.0, -1, "1", True, 2**64):
        with pytest.raises(ValueError, match="a seed is a whole number"):
            vector.reset(seed)  # type: ignore[arg-type]


def test_everything_is_written_into_the_callers_arrays() -> None:
    arrays = Arrays.make(find("la_tortuga"), players=4, count=COUNT)
    vector = VectorGame("la_tortuga", players=4, count=COUNT, arrays=arrays)
    before = arrays.observations.copy()
    vector.step(arrays.masks.argmax(axis=1))
    assert (arrays.observations != before).any()


@pytest.mark.parametrize("again", [copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])
def test_a_copy_goes_on_as_the_original_does(again: Callable[[VectorGame], VectorGame]) -> None:
    vector = VectorGame("la_tortuga", players=4, count=COUNT, seed=2)
    other = again(vector)
    for each in (vector, other):
        each.step(each.masks.argmax(axis=1))
    assert (other.observations == vector.observations).all()
    assert not np.shares_memory(other.observations, vector.observations)


@pytest.mark.parametrize(("players", "count"), [(4, COUNT - 1), (4, COUNT + 1), (3, COUNT)])
def test_arrays_of_another_size_are_refused(players: int, count: int) -> None:
    arrays = Arrays.make(find("la_tortuga"), players, count)
    with pytest.raises(ValueError, match=r"must be .* of shape"):
        VectorGame("la_tortuga", players=4, count=COUNT, arrays=arrays)


@pytest.mark.parametrize("actions", [[0, 0, 15], [0, 0, -1], [0, 0, 99], [0, 0]])
def test_an_illegal_action_changes_no_game(actions: Any) -> None:
    vector = VectorGame("la_tortuga", players=4, count=COUNT, seed=3)
    before = vector.observations.copy()
    with pytest.raises(IllegalActionError):
        vector.step(actions)
    assert (vector.observations == before).all()
    vector.step(vector.masks.argmax(axis=1))
