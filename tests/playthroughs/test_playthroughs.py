"""Every golden playthrough is what the rules print today."""

import pytest

from atoll import games
from tests.playthroughs.games import FOLDER, Playthrough, all_playthroughs
from tests.playthroughs.record import record

ALL = list(all_playthroughs())


@pytest.mark.parametrize("each", ALL, ids=lambda each: f"{each.game}-{each.name}")
def test_a_game_prints_its_golden_playthrough(each: Playthrough) -> None:
    printed = each.file.read_text("utf-8").splitlines()
    seed = int(printed[0].removeprefix("seed: "))
    now = record(games.find(each.game), each.players, each.options, seed).splitlines()
    for number, (was, line) in enumerate(zip(printed, now, strict=False), start=1):
        assert line == was, f"{each.file.name}, line {number}; if that is meant: {REGENERATE}"
    assert len(now) == len(printed)


def test_every_golden_playthrough_is_checked() -> None:
    assert {each.file for each in ALL} == {*FOLDER.glob("*/*.txt")}


REGENERATE = "python -m tests.playthroughs"
