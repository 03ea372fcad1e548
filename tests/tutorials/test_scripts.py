"""Every tutorial is a game by the real rules, and its coach has a text for every step."""

import pytest

from atoll import games
from atoll.engine.json_values import Ply
from atoll.engine.position import Position
from atoll.tutorials.script import LEARNER, Chapter, Say, read
from tests.texts.messages import FIRST, messages

KINDS = {
    "la_tortuga": "turtle die roll stop spend egg",
    "forbidden_island": "move fly navigate shore_up give capture end_actions lift sandbag lift_off"
    " discard swim proceed draw flood",
    "tobago": "place clue drive exchange raise amulet_remove amulet_clue amulet_drive"
    " amulet_exchange end_turn take leave start_map draw_clue peek add reveal",
}
"""All verbs of each game except the two powers of Tobago's expert amulets."""

STEPS = range(15, 36)

every_game = pytest.mark.parametrize("game", games.OWN)


def opened(chapter: Chapter) -> Position:
    header = chapter.header
    game = games.find(header["game"])
    position = game.lay_out(header["players"], header["options"], header["setup"], header["atoll"])
    for ply in chapter.so_far:
        position.play(ply)
    return position


def plies(chapter: Chapter) -> list[Ply]:
    return [beat for beat in chapter.beats if not isinstance(beat, Say)]


@every_game
def test_every_ply_is_legal_and_the_last_chapter_ends_the_game(game: str) -> None:
    chapters = read(game)
    for chapter in chapters:
        assert chapter.header["game"] == game
        position = opened(chapter)
        for ply in plies(chapter):
            position.play(ply)
    assert position.outcome is not None
    assert LEARNER in position.outcome.winners


@every_game
def test_every_verb_is_shown(game: str) -> None:
    shown = {ply["do"] for chapter in read(game) for ply in plies(chapter)}
    assert shown == {*KINDS[game].split()}


@every_game
def test_the_coach_begins_and_ends_every_chapter(game: str) -> None:
    """So every ply of the learner is asked for, and its result is commented on."""
    for chapter in read(game):
        assert isinstance(chapter.beats[0], Say)
        assert isinstance(chapter.beats[-1], Say)


@every_game
def test_every_step_has_a_text_and_every_text_a_step(game: str) -> None:
    beats = [beat for chapter in read(game) for beat in chapter.beats]
    said = [f"{game}-tutorial-{beat.key}" for beat in beats if isinstance(beat, Say)]
    assert said == list(messages(FIRST, f"{game}_tutorial"))
    assert len(said) in STEPS
