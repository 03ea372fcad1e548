"""Finished games, kept by name: every version replays them to the byte."""

from pathlib import Path

import pytest

from atoll.engine import transcript
from atoll.games import find

FILES = sorted((Path(__file__).parent).glob("*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_finished_game_replays_and_is_written_as_before(file: Path) -> None:
    [position] = transcript.read(file.read_bytes().splitlines(), find)
    assert position.outcome is not None
    assert "".join(f"{line}\n" for line in transcript.write(position)) == file.read_text("utf-8")


def test_every_end_of_forbidden_island_is_among_them() -> None:
    reasons = {file.stem.removeprefix("forbidden_island_") for file in FILES}
    assert {*find("forbidden_island").reasons} <= reasons
