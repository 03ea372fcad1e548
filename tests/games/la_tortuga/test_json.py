"""Plies and set-ups in JSON that La Tortuga refuses, and why."""

from typing import Any

import pytest

from atoll.engine.json_values import InputError
from tests.games.la_tortuga.drawing import GAME, play, scene


@pytest.mark.parametrize(
    ("ply", "why"),
    [
        ({"by": 0, "do": "swim"}, "no verb 'swim'"),
        ({"by": 0}, "no verb None"),
        ({"by": 0, "do": ["roll"]}, "no verb"),
        ({"by": 1, "do": "roll"}, "not legal here"),
        ({"by": "chance", "do": "roll"}, "not legal here"),
        ({"do": "roll"}, "lacks 'by'"),
        ({"by": 0, "do": "roll", "value": 2}, "unknown key 'value'"),
        ({"by": 0, "do": "spend"}, "lacks 'value'"),
        ({"by": 0, "do": "spend", "value": 7}, "from 1 to 6, not 7"),
        ({"by": 0, "do": "spend", "value": True}, "from 1 to 6, not True"),
        ({"by": 0, "do": "spend", "value": "2"}, "from 1 to 6, not '2'"),
        ({"by": 0, "do": "spend", "value": 2}, "not legal here"),
        ({"by": "chance", "do": "die", "value": 2}, "not legal here"),
        ({"by": False, "do": "roll"}, "not legal here"),
    ],
)
def test_json_that_means_nothing_legal_is_refused_and_changes_nothing(
    ply: dict[str, Any], why: str
) -> None:
    position = play(scene("", players=4), "die 2")
    before = position.to_bytes()
    with pytest.raises(InputError, match=why):
        position.play(ply)
    assert position.to_bytes() == before


def test_nothing_is_played_after_the_end() -> None:
    position = play(scene(" a\n20", players=4, egg=0, deck=0), "die 3, stop")
    with pytest.raises(InputError, match="the game is over"):
        position.play({"by": 1, "do": "roll"})
    assert position.legal == []


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        ({"first": 0}, "lacks 'egg'"),
        ({"first": 0, "egg": 3, "deck": 2}, "unknown key 'deck'"),
        ({"first": 4, "egg": 3}, "'first' must be a whole number from 0 to 3, not 4"),
        ({"first": 0, "egg": 0}, "'egg' must be a whole number from 1 to 6, not 0"),
        ([], "must be an object"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(setup: Any, why: str) -> None:
    with pytest.raises(InputError, match=why):
        GAME.lay_out(4, {}, setup)
