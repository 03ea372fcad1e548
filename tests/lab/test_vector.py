"""Many games at once are the same games as one by one."""

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from atoll.engine.dice import DICE, seed_dice
from atoll.engine.position import Position
from atoll.games import OWN, find
from atoll.lab.vector import Arrays, VectorGame
from atoll.lab.walk import IllegalActionError

COUNT = 3


class Alone:
    """One of the games, played by itself with the same dice."""

    def __init__(self, vector: VectorGame, number: int, seed: int) -> None:
        self._vector = vector
        self._dice = np.zeros(1, DICE)
        seed_dice(self._dice[0], np.uint64(seed + number))
        self.position = self._deal()

    def _deal(self) -> Position:
        vector = self._vector
        position = vector.game.deal(vector.players, vector.options, self._dice)
        return self._await_decision(position)

    def _await_decision(self, position: Position) -> Position:
        while position.chance:
            position.play(position.draw(self._dice))
        return position

    def play(self, action: int) -> list[float] | None:
        """The rewards, if this action ends the game, which is then dealt anew."""
        self._await_decision(self.position.play(action))
        outcome = self.position.outcome
        if outcome is None:
            return None
        self.position = self._deal()
        share = 1 if self._vector.game.together else 1 / max(1, len(outcome.winners))
        seats = range(self._vector.players)
        return [share if seat in outcome.winners else 0 for seat in seats]


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("players", [2, 4])
def test_every_game_goes_as_it_would_alone(name: str, players: int) -> None:
    vector = VectorGame(name, players=players, count=COUNT, seed=7)
    alone = [Alone(vector, number, 7) for number in range(COUNT)]
    picks, ended = random.Random(players), 0
    while ended < 2:
        for number, game in enumerate(alone):
            check_shown(vector, number, game.position)
        actions = [picks.choice(game.position.actions) for game in alone]
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
    assert menu["action"][: menu["count"]].tolist() == position.actions
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
