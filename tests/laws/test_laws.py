"""The laws that every game keeps in every position of random games."""

import json
import random
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.engine import transcript
from atoll.engine.dice import DICE
from atoll.engine.position import Position
from atoll.engine.redeal import Redeal
from atoll.engine.result import RESULT
from atoll.games import OWN, find
from tests.laws.games import beginnings, check_conservation, wander

seeds = st.integers(0, 2**32)


def picks(seed: int) -> Iterator[int]:
    stream = random.Random(seed)
    while True:
        yield stream.randrange(1 << 30)


def finish(position: Position, seed: int) -> Position:
    *_, last = wander(position, picks(seed))
    return last


@given(beginnings(), seeds)
def test_nothing_is_created_or_lost(position: Position, seed: int) -> None:
    for moment in wander(position, picks(seed)):
        check_conservation(moment)


@given(beginnings(), seeds)
def test_the_menu_lists_something_until_the_end_and_nothing_twice(
    position: Position, seed: int
) -> None:
    for moment in wander(position, picks(seed)):
        assert bool(moment.actions) != moment.over
        assert len(set(moment.actions)) == len(moment.actions)
        assert len(moment.actions) <= moment.game.most_actions
        assert not moment.chance or all(weight > 0 for weight in moment.weights)


@given(beginnings(), seeds)
def test_words_round_trip(position: Position, seed: int) -> None:
    for moment in wander(position, picks(seed)):
        spoken = json.loads(json.dumps(moment.legal))
        assert [moment.action_of(ply) for ply in spoken] == moment.actions


@given(beginnings(), seeds)
def test_every_ply_names_who_makes_it(position: Position, seed: int) -> None:
    for moment in wander(position, picks(seed)):
        speakers = {ply["by"] for ply in moment.legal}
        if moment.chance:
            assert speakers == {"chance"}
        else:
            assert speakers <= set(range(moment.players))
            assert moment.over or moment.actor in speakers


@given(beginnings(), seeds, st.booleans())
def test_a_transcript_replays_to_the_same_bytes(position: Position, seed: int, legal: bool) -> None:
    last = finish(position, seed)
    lines = [line.encode() for line in transcript.write(last, legal=legal)]
    [again] = transcript.read(lines, find)
    assert again.to_bytes() == last.to_bytes()
    assert again.outcome == last.outcome


@given(beginnings())
def test_a_set_up_told_in_words_gives_the_same_bytes(position: Position) -> None:
    words = json.loads(json.dumps(position.setup))
    again = position.game.lay_out(position.players, position.options, words)
    assert again.to_bytes() == position.to_bytes()


@given(beginnings(), seeds)
def test_the_outcome_is_told_at_the_end_and_not_before(position: Position, seed: int) -> None:
    for moment in wander(position, picks(seed)):
        assert (moment.outcome is None) != moment.over
    outcome = position.outcome
    assert outcome is not None
    assert len(outcome.scores) == position.players
    assert outcome.winners == sorted(set(outcome.winners) & set(range(position.players)))
    assert outcome.reason in position.game.reasons


@pytest.mark.parametrize("name", OWN)
def test_of_a_result_that_was_there_before_nothing_is_left(name: str) -> None:
    """A search lets every game it plays write into the same record."""
    last = finish(find(name).new(seed=5), 5)
    states = np.frombuffer(last.to_bytes(), last.game.state).copy()
    clean = np.zeros(1, RESULT)
    used = np.full(RESULT.itemsize, 0x7F, np.uint8).view(RESULT)
    for results in (clean, used):
        last.game.loops.finish(states, results)
    assert used.tobytes() == clean.tobytes()


@pytest.mark.parametrize("name", OWN)
def test_of_a_game_that_was_there_before_nothing_is_left(name: str) -> None:
    """A simulation deals every game it plays into the same record."""
    game = find(name)
    options = game.encode_options(game.check_options({}))
    for players in game.seats:
        clean = np.zeros(1, game.state)
        used = np.full(game.state.itemsize, 0x7F, np.uint8).view(game.state)
        for states in (clean, used):
            game.loops.deal(states, players, options, np.full(1, 5, np.uint64).view(DICE))
        assert used.tobytes() == clean.tobytes()


@pytest.mark.parametrize("name", OWN)
def test_of_a_menu_that_was_there_before_nothing_is_left(name: str) -> None:
    """A simulation lists what may be done into the same menu, ply by ply."""
    menus = np.zeros(1, find(name).menu)
    for moment in wander(find(name).new(seed=5), picks(5)):
        moment.game.loops.look(moment.states, menus)
        assert menus["action"][0, : menus["count"][0]].tolist() == moment.actions


@given(beginnings(), seeds, seeds)
def test_a_copy_goes_its_own_way(position: Position, seed: int, other: int) -> None:
    before = position.to_bytes()
    finish(position.copy(), seed)
    assert position.to_bytes() == before
    assert position.plies == []


@given(beginnings(), seeds, seeds)
def test_what_a_seat_sees_is_the_same_in_every_position_it_may_imagine(
    position: Position, seed: int, dream: int
) -> None:
    for seat, moment in zip(picks(dream), wander(position, picks(seed)), strict=False):
        seat %= moment.players
        imagined = moment.imagined_by(seat, dream)
        assert imagined.view(seat) == moment.view(seat)
        check_conservation(imagined)
        if not moment.chance:
            assert _own(imagined, seat) == _own(moment, seat)


def _own(position: Position, seat: int) -> list[object]:
    return sorted((ply for ply in position.legal if ply["by"] == seat), key=json.dumps)


@given(beginnings(), seeds)
def test_views_are_words_that_json_carries(position: Position, seed: int) -> None:
    for pick, moment in zip(picks(seed), wander(position, picks(seed)), strict=False):
        view = moment.view([None, *range(moment.players)][pick % (moment.players + 1)])
        assert json.loads(json.dumps(view)) == view


@given(beginnings(), seeds)
def test_an_observation_tells_what_the_seat_sees_and_nothing_else(
    position: Position, seed: int
) -> None:
    for pick, moment in zip(picks(seed), wander(position, picks(seed)), strict=False):
        seat = pick % moment.players
        observation = moment.observe(seat)
        assert moment.game.read_observation(observation) == moment.view(seat)
        imagined = moment.imagined_by(seat, seed).observe(seat)
        assert observation.tolist() == imagined.tolist()


@given(beginnings(), seeds, seeds)
def test_facts_are_what_everybody_saw(position: Position, seed: int, dream: int) -> None:
    """Two games that a seat cannot tell apart have the same facts."""
    stream = picks(seed)
    for seat in picks(dream):
        if position.over:
            return
        seat %= position.players
        before = position.copy()
        ply = position.legal[next(stream) % len(position.legal)]
        position.play(ply)
        told = position.game.facts(before.fields, ply, position.fields)
        assert json.loads(json.dumps(told)) == told
        imagined = before.imagined_by(seat, dream), position.imagined_by(seat, dream)
        assert position.game.facts(imagined[0].fields, ply, imagined[1].fields) == told


@given(beginnings(), seeds, seeds)
def test_a_redeal_can_be_put_in_place_again(position: Position, seed: int, dream: int) -> None:
    for seat, moment in zip(picks(dream), wander(position, picks(seed)), strict=False):
        seat %= moment.players
        redeal = moment.redeal_for(seat, dream)
        fields = json.loads(json.dumps(redeal.fields))
        again = moment.copy().deal_anew(Redeal(seat, fields))
        assert again.to_bytes() == moment.imagined_by(seat, dream).to_bytes()
        assert not again.imagined_by(seat, dream).redeals  # others' cards stand in them
