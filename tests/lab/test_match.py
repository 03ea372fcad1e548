"""Matches: seatings, shares of the wins, and their confidence intervals."""

import json
import os
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from atoll.bots.thinking import Thinking
from atoll.cli.app import atoll
from atoll.engine.records.result import Outcome
from atoll.lab.matches import match
from atoll.lab.matches.interval import wilson
from atoll.lab.matches.line_up import LineUp, fill_up
from atoll.lab.matches.tally import tally, tally_team

QUICK = LineUp("la_tortuga", 4, {}, ("lapwise", "stop4", "stop4", "stop4"))


def test_every_bot_has_every_seat_equally_often_with_the_same_deals() -> None:
    seatings = Counter(QUICK.seated(number).index("lapwise") for number in range(100))
    assert seatings == dict.fromkeys(range(4), 25)
    assert changes_of_deal(QUICK, 9) == [4, 8]
    pair = LineUp("la_tortuga", 4, {}, ("stop4", "random", "stop4", "random"), seed=7)
    assert changes_of_deal(pair, 5) == [2, 4]


def changes_of_deal(line_up: LineUp, games: int) -> list[int]:
    """The games that have another deal than the one before them."""
    deals = line_up.deals(range(games)).tolist()
    assert deals == [line_up.deal(number) for number in range(games)]
    return [number for number in range(1, games) if deals[number] != deals[number - 1]]


def test_neighbouring_seeds_share_no_deal_and_no_game() -> None:
    line_ups = [replace(QUICK, seed=seed) for seed in range(3)]
    deals = [{*line_up.deals(range(4000)).tolist()} for line_up in line_ups]
    assert len(set.union(*deals)) == 3 * 1000
    # Scores of Tobago repeat by chance, but never in whole rows of games at the same place.
    tobago = LineUp("tobago", 4, {}, ("skilled", "novice", "random", "random"))
    played = [match.play(replace(tobago, seed=seed), 400, workers=1) for seed in range(2)]
    for shift in (0, 1, 4):
        same = [one == other for one, other in zip(played[0][shift:], played[1], strict=False)]
        assert sum(same) < 20


def test_a_line_up_without_a_seed_takes_a_fresh_one_and_keeps_it() -> None:
    line_up, other = (replace(QUICK, seed=None) for _ in range(2))
    assert line_up.seed != other.seed
    assert match.play(line_up, 50, workers=1) == match.play(line_up, 50, workers=1)
    with pytest.raises(ValueError, match="a seed is a whole number"):
        replace(QUICK, seed=-1)


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert fill_up(["lapwise", "stop4"], 4) == ("lapwise", "stop4", "stop4", "stop4")
    assert fill_up(["random"], 2) == ("random", "random")


def test_a_match_is_the_same_on_any_number_of_cores() -> None:
    assert QUICK.is_quick
    assert match.play(QUICK, 2500, workers=1) == match.play(QUICK, 2500, workers=3)
    slow = LineUp("la_tortuga", 2, {}, ("tree", "stop4"), thinking=Thinking(simulations=5))
    assert not slow.is_quick
    assert match.play(slow, 9, workers=1) == match.play(slow, 9, workers=2)


def test_a_match_reports_its_progress() -> None:
    reports: list[int] = []
    match.play(QUICK, 4100, workers=1, report=reports.append)
    assert reports == sorted(reports)  # chunk by chunk, in any order
    assert (len(reports), reports[-1]) == (3, 4100)


def test_a_stopped_match_returns_the_games_that_are_done() -> None:
    def report(games: int) -> None:
        if games == 4000:
            raise KeyboardInterrupt

    with pytest.raises(match.Stopped) as stopped:
        match.play(QUICK, 6000, workers=1, report=report)
    assert stopped.value.outcomes == match.play(QUICK, 4000, workers=1)


def test_ties_are_shared() -> None:
    line_up = LineUp("la_tortuga", 2, {}, ("lapwise", "stop4"))
    outcomes = [Outcome([9, 9], [0, 1], "beach"), Outcome([5, 8], [1], "beach")]
    lapwise, stop4 = tally(line_up, outcomes)
    # In the second game they have changed seats.
    assert (lapwise.share, stop4.share) == (0.75, 0.25)
    assert (lapwise.score, stop4.score) == (8.5, 7.0)
    assert lapwise.reasons == {"beach": 2}


def test_games_of_one_deal_do_not_count_as_independent() -> None:
    line_up = LineUp("la_tortuga", 2, {}, ("lapwise", "stop4"))
    first, second = Outcome([9, 4], [0], "beach"), Outcome([4, 9], [1], "beach")
    lapwise, _ = tally(line_up, [first, second, second, first] * 10)
    # Both games of a deal have the same winner: 20 deals, not 40 games.
    assert (lapwise.games, lapwise.share) == (40, 0.5)
    assert (lapwise.low, lapwise.high) == pytest.approx(wilson(0.5, 20))


def test_teams_have_a_deal_for_every_game() -> None:
    outcomes = [Outcome([1, 1], [0, 1], "lift_off"), Outcome([0, 0], [], "meter")] * 20
    team = tally_team("random", outcomes)
    assert (team.low, team.high) == pytest.approx(wilson(0.5, 40))


def test_a_team_wins_or_loses_as_a_whole() -> None:
    outcomes = [Outcome([1, 1], [0, 1], "escape"), Outcome([0, 0], [], "drowned")]
    team = tally_team("random", outcomes)
    assert (team.share, team.games) == (0.5, 2)
    assert team.reasons == {"escape": 1, "drowned": 1}


# ── On the command line ──────────────────────────────────────────────────────────────────


def output(*arguments: str) -> str:
    """The output of the command, which must not fail."""
    ran = CliRunner().invoke(atoll, ["match", *arguments])
    assert ran.exit_code == 0, ran.output
    return ran.stdout


def test_a_match_in_json() -> None:
    arguments = ["la_tortuga", "--bots", "lapwise,stop4", "--players", "2,4", "--games", "40"]
    rows = json.loads(output(*arguments, "--json"))
    assert [(row["players"], row["bot"], row["games"]) for row in rows] == [
        (2, "lapwise", 40),
        (2, "stop4", 40),
        (4, "lapwise", 40),
        (4, "stop4", 120),
    ]
    assert all(row["low"] <= row["share"] <= row["high"] for row in rows)
    assert rows == json.loads(output(*arguments, "--json"))


def test_a_match_of_teams_counts_the_reasons_of_the_end() -> None:
    rows = json.loads(
        output(
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
    text = output("la_tortuga", "--bots", "stop4,random", "--games", "4", "--cores", "1")
    assert "stop4" in text
    assert "win %" in text


def test_a_stopped_match_prints_the_games_that_are_done(
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
    assert "Stopped: no game is done" in ran.stderr


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["la_tortuga", "--bots", "genius"], "la_tortuga has no bot genius"),
        (["la_tortuga", "--bots", "stop4,stop4,stop4", "--players", "2"], "3 bots are too many"),
        (["la_tortuga", "--bots", "stop4", "--players", "9"], "takes 2 to 7 players"),
        (["la_tortuga", "--bots", "stop4", "--players", "two"], "--players takes a number"),
        (["la_tortuga", "--bots", "stop4", "--option", "x=1"], "no option x"),
        (["la_tortuga", "--bots", "nowhere_at_all:Bot"], "cannot be imported"),
        (["la_tortuga", "--bots", "stop4", "--time", "1", "--simulations", "9"], "not both"),
        (["chess", "--bots", "stop4"], "there is no game chess"),
    ],
)
def test_an_invalid_match_is_refused_with_the_reason(arguments: list[str], reason: str) -> None:
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
    assert "Sleepy chose no ply" in ran.stderr
