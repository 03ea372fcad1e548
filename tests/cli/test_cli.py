"""The command line, as people and programs use it."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from atoll.games import OWN
from tests.ctrl_c import ctrl_c_reaches_children


def atoll(*arguments: str, given: str = "") -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "atoll", *arguments], input=given, capture_output=True, text=True
    )


def played(*arguments: str) -> str:
    done = atoll("transcript", "la_tortuga", *arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout


def refused(*arguments: str, given: str = "") -> str:
    done = atoll(*arguments, given=given)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    return done.stderr


def test_help_names_every_command() -> None:
    shown = atoll("--help").stdout
    assert all(command in shown for command in ("serve", "transcript", "replay", "verify", "bench"))


def test_help_names_every_game() -> None:
    assert all(name in atoll("--help").stdout for name in OWN)


def test_a_transcript_replays(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(played("--players", "5", "--seed", "4", "--legal"))
    done = atoll("replay", str(file))
    assert done.returncode == 0
    assert "la_tortuga, 5 players" in done.stdout


def test_games_come_from_seeds_that_follow_each_other() -> None:
    both = played("--seed", "8", "--games", "2", "--option", "spend_eggs=true")
    alone = [played("--seed", seed, "--option", "spend_eggs=true") for seed in ("8", "9")]
    assert both == "".join(alone)
    assert '"spend_eggs": true' in both


def header_of(*arguments: str, given: str = "") -> dict[str, Any]:
    done = atoll("transcript", *arguments, given=given)
    assert done.returncode == 0, done.stderr
    header: dict[str, Any] = json.loads(done.stdout.splitlines()[0])
    assert atoll("replay", "-", given=done.stdout).returncode == 0
    return header


def test_the_first_player_may_be_set() -> None:
    for seat in (0, 3):
        header = header_of("la_tortuga", "--players", "4", "--first", str(seat))
        assert header["setup"]["first"] == seat


def test_roles_may_be_set_or_left_to_chance() -> None:
    arguments = ("forbidden_island", "--players", "3", "--roles", "pilot,any,diver")
    pilot, other, diver = header_of(*arguments)["setup"]["roles"]
    assert (pilot, diver) == ("pilot", "diver")
    assert other not in ("pilot", "diver")


def test_any_part_of_the_set_up_may_be_given() -> None:
    given = json.dumps({"first": 2, "egg": 6})
    header = header_of("la_tortuga", "--players", "3", "--setup", "-", given=given)
    assert header["setup"] == {"first": 2, "egg": 6}


@pytest.mark.parametrize(
    ("arguments", "given", "why"),
    [
        (("la_tortuga", "--first", "7"), "", "'first' must be a whole number from 0 to 1"),
        (("la_tortuga", "--roles", "pilot,diver"), "", "'roles' cannot be chosen in la_tortuga"),
        (("forbidden_island", "--roles", "pilot"), "", "'roles' must be a list of 2"),
        (("forbidden_island", "--roles", "pilot,pilot"), "", "pilot"),
        (("la_tortuga", "--setup", "-"), "{", "the set-up is not JSON"),
        (("la_tortuga", "--setup", "-"), "[]", "'setup' must be an object"),
        (("la_tortuga", "--setup", "-"), '{"eggs": 1}', "setup has an unknown key 'eggs'"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(
    arguments: tuple[str, ...], given: str, why: str
) -> None:
    assert why in " ".join(refused("transcript", *arguments, given=given).split())


def test_another_bot_plays_another_game() -> None:
    assert played("--seed", "8", "--bot", "stop4") != played("--seed", "8")


def test_replay_reads_standard_input_and_prints_json() -> None:
    done = atoll("replay", "-", "--json", given=played("--games", "2"))
    games = json.loads(done.stdout)
    assert [game["game"] for game in games] == ["la_tortuga", "la_tortuga"]
    assert games[0]["outcome"]["reason"] == "beach"


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("transcript", "chess"), "there is no game chess"),
        (("transcript", "la_tortuga", "--players", "9"), "2 to 7 players, not 9"),
        (("transcript", "la_tortuga", "--option", "calm=true"), "has no option calm"),
        (
            ("transcript", "la_tortuga", "--option", "spend_eggs=2"),
            "takes any of false, true, not 2",
        ),
        (("transcript", "la_tortuga", "--bot", "deep_blue"), "has no bot deep_blue"),
        (("transcript", "la_tortuga", "--games", "0"), "--games"),
        (("transcript", "la_tortuga", "--seed", "-1"), "--seed"),
        (("transcript", "la_tortuga", "--seed", str(2**64)), "--seed"),
        (("replay", "no such file"), "cannot read no such file: No such file"),
        (("replay", "-"), "line 1: there is no transcript"),
        (("verify", "no such file"), "cannot read no such file: No such file"),
        (("verify", "-"), "line 1: there is no transcript"),
        (("bench", "chess"), "there is no game chess"),
        (("bench", "la_tortuga", "--players", "1"), "2 to 7 players, not 1"),
        (("bench", "la_tortuga", "--seconds", "nan"), "'nan' is not a finite number"),
        (("match", "la_tortuga", "--bots", "random", "--players", "9" * 5000), "takes a number"),
        (("serve", "--patience", "inf"), "'inf' is not a finite number"),
        (("serve", "--trust-proxy", "10.0.0.1/8"), "10.0.0.1/8 has host bits set"),
        (("backup", "copy", "--database", "x" * 300), "x: File name too long"),
        (("plot", "x" * 300), "x: File name too long"),
        (("nonsense",), "nonsense"),
    ],
)
def test_bad_input_gets_a_clear_message_and_status_2(arguments: tuple[str, ...], why: str) -> None:
    assert why in refused(*arguments)


def test_a_truncated_transcript_is_refused_with_its_line() -> None:
    cut = "\n".join(played().splitlines()[:20])
    assert "line 20: the transcript ends here" in refused("replay", "-", given=cut)


def test_bench_prints_the_rates_on_one_core_and_on_all_as_json() -> None:
    done = atoll("bench", "la_tortuga", "--players", "2", "--seconds", "0.1", "--json")
    rows = json.loads(done.stdout)
    assert [row["game"] for row in rows] == ["la_tortuga"] * len(rows)
    assert rows[0]["cores"] == 1
    for row in rows:
        assert list(row) == [
            "game",
            "players",
            "cores",
            "games_per_s",
            "decisions_per_s",
            "steps_per_s",
        ]
        assert row["steps_per_s"] > row["decisions_per_s"] > row["games_per_s"] > 0


def test_output_closed_by_its_reader_is_not_an_error() -> None:
    command = f"{sys.executable} -m atoll transcript la_tortuga --games 50 | head -n 1"
    done = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, text=True
    )
    assert done.stdout.startswith('{"atoll": 2')
    assert done.stderr == ""
    assert done.returncode == 128 + signal.SIGPIPE


def test_ctrl_c_has_a_status_of_its_own() -> None:
    """For `atoll verify` 1 would mean that a game was not fair."""
    command = [sys.executable, "-m", "atoll", "verify", "-"]
    with ctrl_c_reaches_children():
        reading = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
    with reading:
        assert reading.stdin is not None
        # The pipe holds 64 kB, so after this write the command is reading.
        reading.stdin.write(b"\n" * 1_000_000)
        reading.stdin.flush()
        reading.send_signal(signal.SIGINT)
        assert reading.wait() == 128 + signal.SIGINT


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_closed_input_gets_a_clear_message(command: str) -> None:
    """For `atoll verify` 1 would mean that a game was not fair."""
    shell = f"{sys.executable} -m atoll {command} - <&-"
    done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == "atoll: cannot read standard input: it is closed\n"


def test_closed_output_is_not_an_error() -> None:
    shell = f"{sys.executable} -m atoll transcript la_tortuga >&-"
    done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_characters_that_the_output_lacks_are_replaced() -> None:
    """A table has dashes, which many encodings lack."""
    command = [sys.executable, "-m", "atoll", "match", "la_tortuga", "--bots", "random,random"]
    narrow = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run([*command, "--games", "2"], capture_output=True, text=True, env=narrow)
    assert (done.returncode, done.stderr) == (0, "")
    assert "random" in done.stdout


@pytest.mark.parametrize("games", ["1", "50"])
def test_output_to_a_full_disk_gets_a_clear_message(games: str) -> None:
    """The error may come while games are played or only at the end."""
    command = [sys.executable, "-m", "atoll", "transcript", "la_tortuga", "--games", games]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 2
    assert done.stderr == "atoll: cannot write the output: No space left on device\n"


def test_warm_refuses_an_unknown_game() -> None:
    assert "there is no game go" in refused("warm", "go")


def test_push_messages_need_an_extra_and_a_contact_that_is_one() -> None:
    without = "import sys; sys.modules['py_vapid'] = None; from atoll.cli.app import main; main()"
    command = [sys.executable, "-c", without, "serve", "--push", "--no-browser"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    assert "pip install 'atoll[push]'" in done.stderr
    assert "mailto:" in refused("serve", "--push", "--push-contact", "ann@example.org")
