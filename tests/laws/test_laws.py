"""The laws that every game keeps, over random games of all of them."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.engine.compiler.entry import compiling_is_disabled
from atoll.engine.position import Position
from atoll.games import OWN, find
from atoll.lab.batch import Batch
from atoll.testing.laws import GAME_LAWS, MOMENT_LAWS, GameLaw, MomentLaw, the_description_is_sound
from tests.laws.games import beginnings, check_conservation, wander

seeds = st.integers(0, 2**32)
SHARE = 1 / 3
"""Of the moments of a game; the rest of them are much like these."""


def picks(seed: int) -> Iterator[int]:
    stream = random.Random(seed)
    while True:
        yield stream.randrange(1 << 30)


def finish(position: Position, seed: int) -> Position:
    *_, last = wander(position, picks(seed))
    return last


@pytest.mark.parametrize("law", MOMENT_LAWS, ids=lambda law: law.__name__)
@given(position=beginnings(), seed=seeds)
def test_every_moment_keeps_the_law(law: MomentLaw, position: Position, seed: int) -> None:
    choices = random.Random(seed)
    for moment in wander(position, picks(seed)):
        if moment.over or choices.random() < SHARE:
            law(moment, choices)


@pytest.mark.parametrize("law", GAME_LAWS, ids=lambda law: law.__name__)
@given(position=beginnings(), seed=seeds)
def test_every_game_keeps_the_law(law: GameLaw, position: Position, seed: int) -> None:
    law(position, finish(position.copy(), seed))


@pytest.mark.parametrize("name", OWN)
def test_every_description_is_sound(name: str) -> None:
    the_description_is_sound(find(name))


@given(beginnings(), seeds)
def test_nothing_is_created_or_lost(position: Position, seed: int) -> None:
    for moment in wander(position, picks(seed)):
        check_conservation(moment)


@given(beginnings(), seeds, seeds)
def test_nothing_is_created_or_lost_by_determinizing(
    position: Position, seed: int, other: int
) -> None:
    for seat, moment in zip(picks(other), wander(position, picks(seed)), strict=False):
        check_conservation(moment.determinize(seat % moment.players, other))


@pytest.mark.parametrize("name", OWN)
def test_games_dealt_into_one_record_are_independent(name: str) -> None:
    games = 3 if compiling_is_disabled() else 40
    batch = Batch(find(name), find(name).seats[-1], {}, seed=3)
    together, _ = batch.play(games)
    apart, _ = batch.play(games, threads=games)
    assert together.tobytes() == apart.tobytes()
