"""`atoll verify`: a fair game, a changed one, and one without a proof."""

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
    """The game with another card turned up, and the number of its line."""
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
    assert f"NOT fair. Line {line}, ply {line - 1}: it has" in done.stdout
    [verdict] = json.loads(verify(text, "--json").stdout)
    assert verdict["fair"] is False
    assert verdict["difference"]["what"] == "ply"


@pytest.mark.parametrize("others", ["", GAME])
def test_a_game_without_proof(others: str) -> None:
    header, *rest = GAME.splitlines()
    fields = json.loads(header)
    del fields["proof"]
    done = verify("\n".join([json.dumps(fields), *rest, others]))
    assert done.returncode == 2
    assert "no proof" in done.stdout


def test_a_truncated_transcript_is_refused() -> None:
    done = verify("\n".join(GAME.splitlines()[:9]))
    assert done.returncode == 2
    assert "line 9: the transcript ends here" in done.stderr
    assert done.stdout == ""
