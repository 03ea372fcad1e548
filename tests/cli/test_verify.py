"""`atoll verify`: what it says of a game that is fair, was changed, or carries no proof."""

import json
import subprocess
import sys

import pytest

from atoll.table.history.export import write
from tests.table.tables import begun, play_on

GAME = write(play_on(begun("BRBR")))


def verify(text: str, *options: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "atoll", "verify", "-", *options]
    return subprocess.run(command, input=text, capture_output=True, text=True)


def changed() -> tuple[str, int]:
    """The game with another card turned up, and the number of that line."""
    lines = GAME.splitlines()
    number = next(n for n, line in enumerate(lines) if '"egg"' in line and n > 0)
    ply = json.loads(lines[number])
    ply["value"] = ply["value"] % 6 + 1
    lines[number] = json.dumps(ply)
    return "\n".join(lines), number + 1


def test_a_fair_game() -> None:
    done = verify(GAME)
    assert done.returncode == 0, done.stderr
    assert "la_tortuga, 4 players: fair." in done.stdout
    [verdict] = json.loads(verify(GAME, "--json").stdout)
    assert verdict["fair"] is True
    assert verdict["chances"] > 50


def test_a_game_that_was_changed() -> None:
    text, line = changed()
    done = verify(text)
    assert done.returncode == 1
    assert f"NOT as promised. Line {line}, ply {line - 1}: it says" in done.stdout
    [verdict] = json.loads(verify(text, "--json").stdout)
    assert verdict["fair"] is False
    assert verdict["difference"]["what"] == "ply"


@pytest.mark.parametrize("others", ["", GAME])
def test_a_game_without_proof(others: str) -> None:
    header, *rest = GAME.splitlines()
    words = json.loads(header)
    del words["proof"]
    done = verify("\n".join([json.dumps(words), *rest, others]))
    assert done.returncode == 2
    assert "it carries no proof" in done.stdout


def test_what_is_no_transcript() -> None:
    done = verify("\n".join(GAME.splitlines()[:9]))
    assert done.returncode == 2
    assert "line 9: the transcript ends here" in done.stderr
    assert done.stdout == ""
