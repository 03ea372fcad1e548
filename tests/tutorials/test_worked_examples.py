"""Every worked example is a stretch of a game by the real rules, with a text for each step."""

import pytest

from atoll import games
from atoll.tutorials.script import Say
from atoll.tutorials.worked_examples import has_examples, read_examples
from tests.games.walkthrough import Walkthrough
from tests.texts.messages import FIRST, messages

every_game = pytest.mark.parametrize("game", games.OWN)


@every_game
def test_every_ply_is_legal(game: str) -> None:
    for example in read_examples(game):
        last = example.chapter.beats[-1:]
        if not last:
            continue
        assert isinstance(last[0], Say)
        Walkthrough(game, example.name).at(int(last[0].key.rpartition("-")[2]))


@every_game
def test_a_caption_is_called_after_its_example_and_numbered(game: str) -> None:
    for example in read_examples(game):
        keys = [beat.key for beat in example.chapter.beats if isinstance(beat, Say)]
        assert keys == [f"{example.name}-{number + 1}" for number in range(len(keys))]


@every_game
def test_every_step_has_a_text_and_every_text_a_step(game: str) -> None:
    said = {
        f"{game}-example-{beat.key}"
        for example in read_examples(game)
        for beat in example.chapter.beats
        if isinstance(beat, Say)
    }
    titles = {
        f"{game}-example-{example.name}" for example in read_examples(game) if example.chapter.beats
    }
    written = {
        key for key in messages(FIRST, f"{game}_rules") if key.startswith(f"{game}-example-")
    }
    assert said | titles == written


def test_a_game_of_another_package_has_none() -> None:
    assert not has_examples("pig")
