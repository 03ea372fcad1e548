"""Information states: a seat forgets nothing and knows nothing hidden from it."""

import random

import pytest

import atoll
from atoll.games import OWN


@pytest.mark.parametrize("name", OWN)
def test_what_a_seat_has_learnt_stays(name: str) -> None:
    state, rng = atoll.make(name, players=2).new(seed=3), random.Random(2)
    learnt = [state.history(seat)[1] for seat in range(2)]
    while not state.over and len(state.plies) < 150:
        state = state.roll() if state.chance else state.play(rng.choice(state.actions))
        for seat in range(2):
            plies = state.history(seat)[1]
            assert plies[:-1] == learnt[seat]
            learnt[seat] = plies


@pytest.mark.parametrize("name", OWN)
def test_a_determinization_has_the_same_history_for_the_seat(name: str) -> None:
    state, rng = atoll.make(name, players=2).new(seed=4), random.Random(3)
    while not state.over and len(state.plies) < 60:
        state = state.roll() if state.chance else state.play(rng.choice(state.actions))
        for seat in range(2):
            assert state.determinize(seat, seed=len(state.plies)).history(seat) == state.history(
                seat
            )


def test_hidden_cards_of_others_are_none() -> None:
    state, rng = atoll.make("tobago", players=2).new(seed=3), random.Random(2)
    while not any(ply["do"] == "draw_clue" for ply in state.plies):
        state = state.roll() if state.chance else state.play(rng.choice(state.actions))
    drawn = next(at for at, ply in enumerate(state.plies) if ply["do"] == "draw_clue")
    owner = state.plies[drawn]["seat"]
    assert state.history(owner)[1][drawn] == state.plies[drawn]
    assert state.history(1 - owner)[1][drawn]["card"] is None
