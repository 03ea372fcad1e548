"""The library as a program uses it."""

import copy
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

import atoll
from atoll.cli.app import atoll as command
from atoll.engine.options import OptionError
from atoll.engine.words import WordsError
from atoll.games import OWN, UnknownGameError
from atoll.lab.state import State
from atoll.lab.walk import Walk


def played_out(state: State) -> State:
    picks = random.Random(1)
    while not state.over:
        state = state.roll() if state.chance else state.play(picks.choice(state.actions))
    return state


def test_importing_it_costs_nothing() -> None:
    program = (
        "import sys, atoll; print([m for m in ('numpy', 'numba', 'rich') if m in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert ran.stdout.strip() == b"[]"


@pytest.mark.parametrize("name", OWN)
def test_a_transcript_is_one_that_replay_accepts(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    state = played_out(atoll.make(name, players=2).new(seed=8))
    file.write_text(state.transcript())
    ran = CliRunner().invoke(command, ["replay", str(file)])
    assert ran.exit_code == 0, ran.output
    assert state.outcome is not None
    assert f"{len(state.plies)} plies" in ran.stdout


def test_the_same_seed_gives_the_same_game() -> None:
    game = atoll.make("la_tortuga", players=5, spend_eggs=True)
    assert played_out(game.new(seed=4)).plies == played_out(game.new(seed=4)).plies
    assert played_out(game.new(seed=4)).plies != played_out(game.new(seed=5)).plies


def test_words_and_numbers_are_the_same() -> None:
    state = atoll.make("forbidden_island", players=2).new(seed=1)
    for ply, action in zip(state.legal, state.actions, strict=True):
        assert state.copy().play(ply).to_bytes() == state.copy().play(action).to_bytes()


def test_what_is_imagined_tells_nothing_of_the_luck_to_come() -> None:
    state = atoll.make("la_tortuga", players=4).new(seed=1)
    futures = {played_out(state.imagined_by(0, seed)).to_bytes() for seed in range(5)}
    assert len(futures) == 5


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))]
)
def test_a_state_is_copied_and_pickled_without_its_game(
    name: str, again: Callable[[State], State]
) -> None:
    state = atoll.make(name, players=3).new(seed=1)
    state.play(state.legal[0])
    before, twin = state.to_bytes(), again(state)
    assert twin.game is state.game
    assert played_out(twin).outcome == played_out(state.copy()).outcome
    assert (state.to_bytes(), len(state.plies)) == (before, 1)


def test_a_variant_is_pickled_without_its_rules() -> None:
    game = atoll.make("tobago", players=3, curse="one")
    raw = pickle.dumps(game)
    assert pickle.loads(raw) == game
    assert len(raw) < 1000


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("seat", [-1, 2, 100])
def test_a_seat_that_is_not_at_the_table_sees_nothing(name: str, seat: int) -> None:
    state = atoll.make(name, players=2).new(seed=1)
    looks: list[Callable[[], object]] = [
        lambda: state.view(seat),
        lambda: state.observe(seat),
        lambda: state.told_to(seat),
        lambda: state.imagined_by(seat, seed=1),
        lambda: Walk(state.game, 2, {}, seed=1).observe(seat),
    ]
    for look in looks:
        with pytest.raises(WordsError, match=f"'seat' must be .* from 0 to 1, not {seat}"):
            look()


@pytest.mark.parametrize("name", OWN)
def test_chance_is_rolled_for_only_when_it_is_to_act(name: str) -> None:
    state = atoll.make(name, players=4).new(seed=1)
    while state.chance:
        state.roll()
    with pytest.raises(WordsError, match="a player is to decide here"):
        state.roll()
    with pytest.raises(WordsError, match="the game is over"):
        played_out(state).roll()


@pytest.mark.parametrize(
    ("name", "arguments", "error"),
    [
        ("chess", {}, UnknownGameError),
        ("tobago", {"players": 9}, OptionError),
        ("tobago", {"curse": "twice"}, OptionError),
        ("tobago", {"dragons": True}, OptionError),
    ],
)
def test_what_cannot_be_made(name: str, arguments: dict[str, object], error: type) -> None:
    with pytest.raises(error):
        atoll.make(name, **arguments)  # type: ignore[arg-type]


FIRST_GAME = """
import random
import atoll
state = atoll.make("tobago", players=2).new(seed=1)
while not state.over:
    state.roll() if state.chance else state.play(random.choice(state.actions))
print(state.outcome.reason)
"""


def test_a_first_game_does_not_wait_for_the_compiler(tmp_path: Path) -> None:
    environment = {**os.environ, "ATOLL_CACHE": str(tmp_path), "NUMBA_DISABLE_JIT": "0"}
    command = [sys.executable, "-c", FIRST_GAME]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() in atoll.games.find("tobago").reasons
    [line] = done.stderr.splitlines()
    assert "tobago is being compiled in the background" in line
    assert [*tmp_path.rglob("atoll.games.tobago.play.nbc")] == [], "the game was over before"
