"""A dice game of another package plays wherever Atoll's own games do."""

import json
import random
from pathlib import Path

import pytest

from atoll.engine import transcript
from atoll.engine.position import Position
from atoll.testing import check_game
from tests.outside.install import atoll, python
from tests.outside.pig.pig import GAME


def played(seed: int, **options: int) -> Position:
    position, picks = GAME.new(3, seed=seed, **options), random.Random(seed)
    while not position.over:
        position.play(picks.choice(position.actions))
    return position


def test_the_game_keeps_the_laws() -> None:
    check_game(GAME)


@pytest.mark.parametrize("goal", [25, 100])
def test_the_first_to_the_goal_wins(goal: int) -> None:
    outcome = played(goal, goal=goal).outcome
    assert outcome is not None
    assert outcome.scores[outcome.winners[0]] == max(outcome.scores) >= goal


def test_a_one_loses_the_turn() -> None:
    position = GAME.lay_out(2, {}, {"first": 1})
    for side in (6, 1):
        position.play({"by": 1, "do": "roll"})
        position.play({"by": "chance", "do": "die", "value": side})
    assert position.view(None) == {
        "goal": 25,
        "turn": 0,
        "pot": 0,
        "players": [{"banked": 0}, {"banked": 0}],
    }


def test_a_transcript_replays() -> None:
    lines = [line.encode() for line in transcript.write(played(7, goal=100), legal=True)]
    [again] = transcript.read(lines, lambda _: GAME)
    assert again.outcome == played(7, goal=100).outcome


def test_help_lists_the_game(packages: Path) -> None:
    assert "pig" in atoll(packages, "--help").stdout


def test_a_match_can_be_played(packages: Path) -> None:
    options = ("--bots", "random", "--players", "2,4", "--option", "goal=100", "--games", "200")
    done = atoll(packages, "match", "pig", *options, "--json")
    assert done.returncode == 0, done.stderr
    rows = json.loads(done.stdout)
    assert [(row["game"], row["players"], row["options"]) for row in rows] == [
        ("pig", players, {"goal": 100}) for players in (2, 4)
    ]


def test_the_tree_search_bot_beats_the_random_bot(packages: Path) -> None:
    options = ("--bots", "tree,random", "--games", "40", "--simulations", "300", "--json")
    done = atoll(packages, "match", "pig", *options)
    assert done.returncode == 0, done.stderr
    shares = {row["bot"]: row["share"] for row in json.loads(done.stdout)}
    assert shares["tree"] > 0.6


def test_the_game_has_no_bots_of_its_own(packages: Path) -> None:
    done = atoll(packages, "match", "pig", "--bots", "expert")
    assert done.returncode == 2
    assert done.stderr == "atoll: pig has no bot expert; it has: random, tree\n"


def test_transcripts_of_the_command_line_replay(packages: Path) -> None:
    games = atoll(packages, "transcript", "pig", "--games", "2", "--players", "3", "--legal")
    assert games.returncode == 0, games.stderr
    done = atoll(packages, "replay", "-", given=games.stdout)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("pig, 3 players") == 2


def test_a_simulation_can_be_run_and_plotted(packages: Path, tmp_path: Path) -> None:
    files = (
        "--out",
        str(tmp_path / "games.parquet"),
        "--decisions",
        str(tmp_path / "plies.parquet"),
    )
    done = atoll(packages, "simulate", "pig", "--games", "100", *files)
    assert done.returncode == 0, done.stderr
    drawn = atoll(packages, "plot", str(tmp_path / "games.parquet"))
    assert drawn.returncode == 0, drawn.stderr


def test_warming_compiles_what_is_missing_and_then_nothing(
    packages: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ATOLL_CACHE", str(tmp_path))
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "0")
    states = []
    for _ in range(2):
        done = atoll(packages, "warm", "pig")
        assert done.returncode == 0, done.stderr
        states.append({file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.nbc")})
    assert any("pig.play_batch" in file.name for file in states[0])
    assert states[0] == states[1]


def test_measuring(packages: Path) -> None:
    done = atoll(packages, "bench", "pig", "--seconds", "0.1")
    assert done.returncode == 0, done.stderr


LIBRARY = """
import copy, pickle, atoll
game = atoll.make("pig", players=3, goal=100)
state = game.new(seed=1)
assert state._repr_svg_() is None, "there is no picture"
assert pickle.loads(pickle.dumps(state)).view(0) == state.view(0)
assert copy.deepcopy(game.game) is game.game
while not state.over:
    state = state.roll() if state.chance else state.play(state.legal[-1])

from atoll import bots
from atoll.bots.random import RandomBot
assert isinstance(bots.find_ready("tree", "pig"), RandomBot), "its search is not compiled yet"

from atoll.lab.environments.gymnasium_env import AtollEnv
observation, info = AtollEnv("pig", players=2).reset(seed=1)
assert info["action_mask"].sum() > 0

import pyspiel, atoll.lab.environments.open_spiel_games
assert pyspiel.load_game("atoll_pig(players=3,options=goal:100)").num_players() == 3
print(state.outcome.reason)
"""


def test_the_library_and_environments_have_the_game(packages: Path) -> None:
    done = python(packages, LIBRARY)
    assert (done.returncode, done.stdout) == (0, "goal\n"), done.stderr
