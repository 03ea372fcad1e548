"""Matches: who sits where, who wins how often, and how sure that is."""

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from atoll.bots.thinking import Thinking
from atoll.cli.app import atoll
from atoll.engine.result import Outcome
from atoll.lab import match
from atoll.lab.interval import wilson
from atoll.lab.line_up import LineUp, fill_up
from atoll.lab.tally import tally, tally_team

QUICK = LineUp("la_tortuga", 4, {}, ("lapwise", "stop4", "stop4", "stop4"))


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    # From the formula in Wilson's paper, worked out by hand with z = 1.96.
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0)],
)
def test_wilson_s_interval(share: float, count: int, low: float, high: float) -> None:
    assert wilson(share, count) == pytest.approx((low, high), abs=5e-4)


def test_everybody_sits_everywhere_equally_often_with_the_same_deals() -> None:
    seatings = Counter(QUICK.seated(number).index("lapwise") for number in range(100))
    assert seatings == dict.fromkeys(range(4), 25)
    assert [QUICK.deal(number) for number in range(9)] == [0, 0, 0, 0, 1, 1, 1, 1, 2]
    pair = LineUp("la_tortuga", 4, {}, ("stop4", "random", "stop4", "random"), seed=7)
    assert [pair.deal(number) for number in range(5)] == [7, 7, 8, 8, 9]


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert fill_up(["lapwise", "stop4"], 4) == ("lapwise", "stop4", "stop4", "stop4")
    assert fill_up(["random"], 2) == ("random", "random")


def test_a_match_is_the_same_on_any_number_of_cores() -> None:
    assert QUICK.is_quick
    assert match.play(QUICK, 2500, workers=1) == match.play(QUICK, 2500, workers=3)
    slow = LineUp("la_tortuga", 2, {}, ("tree", "stop4"), thinking=Thinking(simulations=5))
    assert not slow.is_quick
    assert match.play(slow, 9, workers=1) == match.play(slow, 9, workers=2)


def test_progress_is_told() -> None:
    told: list[int] = []
    match.play(QUICK, 4100, workers=1, tell=told.append)
    assert told == sorted(told)  # in portions, whichever of them is ready first
    assert (len(told), told[-1]) == (3, 4100)


def test_what_is_done_is_told_when_a_match_is_stopped() -> None:
    def tell(games: int) -> None:
        if games == 4000:
            raise KeyboardInterrupt

    with pytest.raises(match.Stopped) as stopped:
        match.play(QUICK, 6000, workers=1, tell=tell)
    assert stopped.value.endings == match.play(QUICK, 4000, workers=1)


def test_ties_are_shared() -> None:
    line_up = LineUp("la_tortuga", 2, {}, ("lapwise", "stop4"))
    endings = [Outcome((9, 9), (0, 1), "beach"), Outcome((5, 8), (1,), "beach")]
    lapwise, stop4 = tally(line_up, endings)
    # In the second game they have changed seats.
    assert (lapwise.share, stop4.share) == (0.75, 0.25)
    assert (lapwise.score, stop4.score) == (8.5, 7.0)
    assert lapwise.reasons == {"beach": 2}


def test_a_team_wins_or_loses_as_a_whole() -> None:
    endings = [Outcome((1, 1), (0, 1), "escape"), Outcome((0, 0), (), "drowned")]
    team = tally_team("random", endings)
    assert (team.share, team.games) == (0.5, 2)
    assert team.reasons == {"escape": 1, "drowned": 1}


# ── On the command line ──────────────────────────────────────────────────────────────────


def told(*arguments: str) -> str:
    """What the command prints; it must not fail."""
    ran = CliRunner().invoke(atoll, ["match", *arguments])
    assert ran.exit_code == 0, ran.output
    return ran.stdout


def test_a_match_in_json() -> None:
    arguments = ["la_tortuga", "--bots", "lapwise,stop4", "--players", "2,4", "--games", "40"]
    rows = json.loads(told(*arguments, "--json"))
    assert [(row["players"], row["bot"], row["games"]) for row in rows] == [
        (2, "lapwise", 40),
        (2, "stop4", 40),
        (4, "lapwise", 40),
        (4, "stop4", 120),
    ]
    assert all(row["low"] <= row["share"] <= row["high"] for row in rows)
    assert rows == json.loads(told(*arguments, "--json"))


def test_a_match_of_teams_tells_what_games_ended_by() -> None:
    rows = json.loads(
        told(
            *("forbidden_island", "--bots", "random", "--games", "3", "--cores", "1"),
            *("--option", "level=novice,legendary", "--json"),
        )
    )
    assert [(row["options"]["level"], row["players"], row["games"]) for row in rows] == [
        ("novice", 2, 3),
        ("legendary", 2, 3),
    ]
    assert all(sum(row["reasons"].values()) == 3 for row in rows)


def test_a_match_as_a_table() -> None:
    text = told("la_tortuga", "--bots", "stop4,random", "--games", "4", "--cores", "1")
    assert "stop4" in text
    assert "win %" in text


def test_a_match_that_is_stopped_tells_of_the_games_that_are_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = match.play

    def play_five(line_up: LineUp, count: int, **how: Any) -> list[Outcome]:
        raise match.Stopped(play(line_up, 5, workers=1))

    monkeypatch.setattr(match, "play", play_five)
    for game, bots in (("la_tortuga", "stop4,random"), ("forbidden_island", "random,novice")):
        ran = CliRunner().invoke(atoll, ["match", game, "--bots", bots, "--json"])
        assert ran.exit_code == 130
        assert "Stopped" in ran.stderr
        assert {row["games"] for row in json.loads(ran.stdout)} == {5}


def test_there_are_never_more_workers_than_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def ask(line_up: LineUp, count: int, *, workers: int, **how: Any) -> list[Outcome]:
        asked.append(workers)
        raise match.Stopped([])

    monkeypatch.setattr(match, "play", ask)
    ran = CliRunner().invoke(atoll, ["match", "la_tortuga", "--bots", "stop4", "--cores", "100000"])
    assert asked == [os.cpu_count()]
    assert "Stopped before a game was done" in ran.stderr


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["la_tortuga", "--bots", "genius"], "la_tortuga has no bot genius"),
        (["la_tortuga", "--bots", "stop4,stop4,stop4", "--players", "2"], "3 bots are too many"),
        (["la_tortuga", "--bots", "stop4", "--players", "9"], "takes 2 to 7 players"),
        (["la_tortuga", "--bots", "stop4", "--players", "two"], "--players takes numbers"),
        (["la_tortuga", "--bots", "stop4", "--option", "x=1"], "no option x"),
        (["la_tortuga", "--bots", "nowhere_at_all:Bot"], "cannot be imported"),
        (["la_tortuga", "--bots", "stop4", "--time", "1", "--simulations", "9"], "not both"),
        (["chess", "--bots", "stop4"], "there is no game chess"),
    ],
)
def test_what_cannot_be_played(arguments: list[str], reason: str) -> None:
    ran = CliRunner().invoke(atoll, ["match", *arguments])
    assert ran.exit_code == 2
    assert reason in ran.stderr


def test_a_bot_that_fails_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sleepy.py").write_text("class Sleepy:\n    def choose(self, seen): ...\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    ran = CliRunner().invoke(
        atoll, ["match", "la_tortuga", "--bots", "sleepy:Sleepy", "--cores", "1", "--games", "1"]
    )
    assert ran.exit_code == 2
    assert "Sleepy chose nothing" in ran.stderr
