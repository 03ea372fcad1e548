"""Finished games, kept by name: every version replays them to the byte."""

import json
from pathlib import Path

import pytest

from atoll.engine import transcript
from atoll.engine.json_values import JsonValue
from atoll.engine.position import Position
from atoll.engine.transcript import TranscriptError
from atoll.games import find

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_finished_game_replays_and_is_written_as_before(file: Path) -> None:
    [position] = transcript.read(file.read_bytes().splitlines(), find)
    assert position.outcome is not None
    assert "".join(f"{line}\n" for line in transcript.write(position)) == file.read_text("utf-8")


def replayed(name: str, **header: JsonValue) -> Position:
    """The finished game of this name, with a changed header."""
    first, *plies = (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()
    lines = [json.dumps({**json.loads(first), **header}), *plies]
    [position] = transcript.read([line.encode() for line in lines], find)
    return position


def test_a_window_after_end_actions_makes_a_game_of_edition_1_illegal() -> None:
    name = "forbidden_island_edition_1_no_window"
    assert replayed(name).edition == 1
    with pytest.raises(TranscriptError, match=r"draw.* is not legal here"):
        replayed(name, atoll=2)


def test_a_left_over_curse_left_the_game_in_edition_1_only() -> None:
    name = "tobago_edition_1_curse_left_over"
    old, new = replayed(name), replayed(name, atoll=2, options={"island": "any"})
    assert old.view(None)["curses"] < new.view(None)["curses"]


def test_edition_1_had_the_number_of_curses_in_another_option() -> None:
    name = "tobago_edition_1_curse_one"
    assert replayed(name).options["curse"] == "one"
    with pytest.raises(TranscriptError, match="option curse takes any of"):
        replayed(name, atoll=2)


def test_every_end_of_forbidden_island_is_among_them() -> None:
    reasons = {file.stem.removeprefix("forbidden_island_") for file in FILES}
    assert {*find("forbidden_island").reasons} <= reasons
