"""The library, as programs use it."""

import copy
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

import atoll
from atoll.cli.app import atoll as command
from atoll.engine.json_values import InputError
from atoll.engine.options import OptionError
from atoll.games import OWN, UnknownGameError
from atoll.lab.environments.walk import Walk
from atoll.lab.state import State


def played_out(state: State) -> State:
    rng = random.Random(1)
    while not state.over:
        state = state.roll() if state.chance else state.play(rng.choice(state.actions))
    return state


def test_importing_it_imports_no_large_package() -> None:
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


def test_no_seed_gives_random_games_and_an_invalid_one_is_refused() -> None:
    game = atoll.make("tobago", players=3)
    assert game.new(seed=None).setup != game.new(seed=None).setup
    assert game.new(seed=np.uint8(4)).setup == game.new(seed=4).setup
    state = game.new(seed=1)
    calls: list[Callable[[Any], object]] = [
        game.new,
        lambda seed: game.lay_out(state.setup, seed),
        lambda seed: state.determinize(0, seed),
        lambda seed: game.from_bytes(state.to_bytes(), seed),
        lambda seed: Walk(state.position.game, 3, {}, seed),
    ]
    for call in calls:
        call(None)
        for seed in (1.5, -1, 2**64, True, "1"):
            with pytest.raises(ValueError, match=r"a seed is a whole number .*, not"):
                call(seed)


@pytest.mark.parametrize("name", OWN)
def test_json_notation_and_numbers_are_the_same(name: str) -> None:
    state = atoll.make(name, players=2).new(seed=1)
    for ply, text, action in zip(state.legal, state.notations, state.actions, strict=True):
        assert state.copy().play(ply) == state.copy().play(action) == state.copy().play(text)
        assert (state.notation(ply), state.to_json(text)) == (text, ply)


def test_a_determinization_reveals_nothing_about_future_dice() -> None:
    state = atoll.make("la_tortuga", players=4).new(seed=1)
    futures = {played_out(state.determinize(0, seed)).to_bytes() for seed in range(5)}
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
    before, copied = state.to_bytes(), again(state)
    assert copied.position.game is state.position.game
    assert played_out(copied).outcome == played_out(state.copy()).outcome
    assert (state.to_bytes(), len(state.plies)) == (before, 1)


def test_a_variant_is_pickled_without_its_rules() -> None:
    game = atoll.make("tobago", players=3, curse_cards=1)
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
        lambda: state.history(seat),
        lambda: state.determinize(seat, seed=1),
        lambda: Walk(state.position.game, 2, {}, seed=1).observe(seat),
    ]
    for look in looks:
        with pytest.raises(InputError, match=f"'seat' must be .* from 0 to 1, not {seat}"):
            look()


@pytest.mark.parametrize("name", OWN)
def test_chance_is_rolled_for_only_when_it_is_to_act(name: str) -> None:
    state = atoll.make(name, players=4).new(seed=1)
    while state.chance:
        state.roll()
    with pytest.raises(InputError, match="a player is to decide here"):
        state.roll()
    with pytest.raises(InputError, match="the game is over"):
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
def test_an_unknown_game_or_option_is_refused(
    name: str, arguments: dict[str, object], error: type
) -> None:
    with pytest.raises(error):
        atoll.make(name, **arguments)  # type: ignore[arg-type]


def test_the_package_exports_a_version_and_no_imported_names() -> None:
    assert atoll.__version__[0].isdigit()
    assert set(atoll.__all__) == {"__version__", "make"}
    assert set(dir(atoll)) - set(atoll.__all__) == {"bots", "engine", "games", "lab", "testing"}


# ── Undo, equality, bytes ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", OWN)
def test_undo_goes_back_ply_by_ply_and_the_dice_with_it(name: str) -> None:
    state, rng = atoll.make(name, players=3).new(seed=2), random.Random(2)
    past = [state.copy()]
    for _ in range(60):
        state = state.roll() if state.chance else state.play(rng.choice(state.actions))
        past.append(state.copy())
        if state.over:
            break
    again = state.copy()
    for earlier in reversed(past[:-1]):
        assert again.undo() == earlier
        assert again.plies == earlier.plies
    for ply in state.plies:
        again = again.roll() if again.chance else again.play(ply)
    assert again.plies == state.plies
    with pytest.raises(IndexError, match="no ply to undo"):
        past[0].undo()


@pytest.mark.parametrize("name", OWN)
def test_equal_states_are_equal_however_they_came_about(name: str) -> None:
    game = atoll.make(name, players=2)
    state = game.new(seed=3)
    assert state == game.new(seed=3) == game.lay_out(state.setup)
    assert state != game.new(seed=4)
    assert state != atoll.make(name, players=3).new(seed=3)
    assert state != "a state"
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


@pytest.mark.parametrize("name", OWN)
def test_bytes_come_back_as_the_same_position(name: str) -> None:
    game = atoll.make(name, players=2)
    state = game.new(seed=3)
    for _ in range(9):
        state = state.roll() if state.chance else state.play(state.actions[-1])
    again = game.from_bytes(state.to_bytes(), seed=5)
    assert again == state
    assert [again.view(seat) for seat in (None, 0, 1)] == [state.view(s) for s in (None, 0, 1)]
    assert played_out(again).outcome is not None
    with pytest.raises(ValueError, match="beginning is not known"):
        again.transcript()


@pytest.mark.parametrize("damage", ["short", "long", "flipped", "empty", "other game"])
def test_bytes_that_are_no_position_are_refused(damage: str) -> None:
    raw = atoll.make("tobago", players=2).new(seed=1).to_bytes()
    wrong = {
        "short": raw[:-1],
        "long": raw + b"0",
        "flipped": raw[:-1] + bytes([raw[-1] ^ 1]),
        "empty": b"",
        "other game": atoll.make("la_tortuga").new().to_bytes(),
    }
    with pytest.raises(ValueError, match="not a position of tobago"):
        atoll.make("tobago", players=2).from_bytes(wrong[damage])


def test_bytes_of_other_players_or_options_are_refused() -> None:
    raw = atoll.make("tobago", players=2).new(seed=1).to_bytes()
    for other in (atoll.make("tobago", players=3), atoll.make("tobago", players=2, curse_cards=1)):
        with pytest.raises(ValueError, match="another edition, players or options"):
            other.from_bytes(raw)


# ── Numbers of all kinds ─────────────────────────────────────────────────────────────────


def test_numpy_numbers_are_taken_like_any_other() -> None:
    game = atoll.make("la_tortuga", players=np.int8(4), spend_eggs=np.True_)  # type: ignore[arg-type]
    assert (game.players, game.options) == (4, {"spend_eggs": True})
    state = game.new(seed=np.uint64(1))
    assert state == game.new(seed=1)
    assert state.view(np.int64(2)) == state.view(2)  # type: ignore[arg-type]
    state.play(np.array(state.actions)[0])
    assert state.plies == [{"by": "chance", "do": "die", "value": 1}]


@pytest.mark.parametrize("ply", [1.5, True, None, [1], b"roll", np.float32(1)])
def test_what_is_no_ply_is_refused_in_one_sentence(ply: object) -> None:
    state = atoll.make("la_tortuga", players=4).new(seed=1)
    with pytest.raises(InputError, match="a ply is an object, a text in short notation or"):
        state.play(ply)  # type: ignore[arg-type]
    assert state.plies == []


@pytest.mark.parametrize("seat", [1.0, True, "1", [0]])
def test_what_is_no_seat_is_refused_in_one_sentence(seat: object) -> None:
    state = atoll.make("la_tortuga", players=4).new(seed=1)
    looks: list[Callable[[Any], object]] = [state.view, state.observe, state.history]
    for look in looks:
        with pytest.raises(InputError, match="'seat' must be"):
            look(seat)


def test_an_observation_may_be_read_only_but_not_of_floats() -> None:
    game = atoll.make("tobago", players=3)
    state = game.new(seed=1)
    vector = state.observe(1)
    vector.flags.writeable = False
    assert game.read_observation(vector) == state.view(1)
    for wrong in (vector.astype(np.float32), vector[:-1], vector[None]):
        with pytest.raises(ValueError, match="an observation is int8 of shape"):
            game.read_observation(wrong)


CALLS: dict[str, Callable[[State, random.Random], object]] = {
    "play": lambda state, rng: state.play(rng.choice([*state.notations, "swim"])),
    "play number": lambda state, rng: state.play(rng.randrange(-1, 40)),
    "play json": lambda state, rng: state.play(rng.choice([*state.legal, {}])),
    "roll": lambda state, rng: state.roll(),
    "undo": lambda state, rng: state.undo(),
    "copy": lambda state, rng: state.copy(),
    "determinize": lambda state, rng: state.determinize(rng.randrange(3), 1),
    "bytes": lambda state, rng: atoll.make(state.name, state.players, **state.options).from_bytes(
        state.to_bytes()
    ),
    "pickle": lambda state, rng: pickle.loads(pickle.dumps(state)),
    "view": lambda state, rng: state.view(rng.choice([None, 0, 1, 7])),
    "history": lambda state, rng: state.history(rng.choice([None, 0, 1, 7])),
    "open": lambda state, rng: state.open_view(),
    "observe": lambda state, rng: state.observe(rng.choice([0, 1, 7])),
    "outcome": lambda state, rng: state.outcome,
    "notation": lambda state, rng: state.notation(rng.randrange(40)),
    "json": lambda state, rng: state.to_json(rng.choice([*state.notations, "roll"])),
    "transcript": lambda state, rng: state.transcript(),
    "text": lambda state, rng: (str(state), repr(state), state._repr_svg_()),
    "weights": lambda state, rng: (state.weights, state.actor, state.chance, state.over),
}


@pytest.mark.parametrize("name", OWN)
def test_every_combination_of_calls_works_or_explains_itself(name: str) -> None:
    rng = random.Random(4)
    for seed in range(3):
        state = atoll.make(name, players=2).new(seed=seed)
        for _ in range(400):
            call = rng.choice([*CALLS])
            before = state.to_bytes()
            try:
                result = CALLS[call](state, rng)
            except (ValueError, IndexError) as error:  # an InputError is a ValueError
                silent, result = not str(error).strip(), None
            else:
                silent = False
            assert not silent, call
            assert isinstance(result, State) or state.to_bytes() == before, call
            state = result if isinstance(result, State) else state


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
