"""Plies in JSON that are refused, and why; and what every seat sees."""

from typing import Any

import pytest

from atoll.engine.json_values import InputError
from atoll.games.forbidden_island import GAME
from tests.games.forbidden_island.drawing import scene

PICTURE = """
                .1  .2
            .   .   ~3  .
        .   .   ~   .EX .   .
        .   .   .   x4  .   .
            .   .   .   .
                .   .
        """


@pytest.mark.parametrize(
    ("ply", "why"),
    [
        ({"by": 0, "do": "dance"}, "no verb 'dance'"),
        ({"by": 0}, "no verb None"),
        ({"by": 0, "do": ["move"]}, "no verb"),
        ({"do": "end_actions"}, "lacks 'by'"),
        ({"by": 1, "do": "end_actions"}, "not legal here"),
        ({"by": False, "do": "end_actions"}, "not legal here"),
        ({"by": 0, "do": "proceed"}, "not legal here"),
        ({"by": 0, "do": "move"}, "lacks 'to'"),
        ({"by": 0, "do": "move", "to": "atlantis"}, "'to' must be one of .*, not 'atlantis'"),
        ({"by": 0, "do": "move", "to": 3}, "'to' must be one of .*, not 3"),
        ({"by": 0, "do": "give", "card": "sandbags", "to": 1}, "'card' must be one of"),
        ({"by": 0, "do": "give", "card": "earth_stone", "to": 2}, "from 0 to 1, not 2"),
        ({"by": 0, "do": "discard", "card": "waters_rise"}, "'card' must be one of"),
        ({"by": 0, "do": "lift_off"}, "not legal here"),
        ({"by": 2, "do": "lift_off"}, "from 0 to 1, not 2"),
        ({"by": "chance", "do": "lift_off"}, "'by' must be a whole number"),
        ({"by": 0, "do": "lift", "seats": [], "to": "iron_gate"}, "must name one seat or more"),
        ({"by": 0, "do": "lift", "seats": [1, 0], "to": "iron_gate"}, "in order, not"),
        ({"by": 0, "do": "lift", "seats": [0, 0], "to": "iron_gate"}, "in order, not"),
        ({"by": 0, "do": "lift", "seats": 0, "to": "iron_gate"}, "must be a list of seats"),
        ({"by": 0, "do": "lift", "seats": [True], "to": "iron_gate"}, "from 0 to 1, not True"),
        ({"by": "chance", "do": "draw", "card": "sandbags"}, "not legal here"),
        ({"by": "chance", "do": "flood", "tile": "iron_gate"}, "not legal here"),
        ({"by": 0, "do": "capture", "treasure": "earth_stone"}, "unknown key 'treasure'"),
    ],
)
def test_json_that_means_nothing_legal_is_refused_and_changes_nothing(
    ply: dict[str, Any], why: str
) -> None:
    position = scene(PICTURE, "eh", seats="EX").position
    before = position.to_bytes()
    with pytest.raises(InputError, match=why):
        position.play(ply)
    assert position.to_bytes() == before


def test_a_sunk_tile_is_no_target() -> None:
    island = scene(PICTURE, "eh", seats="EX")
    for ply in island.plies("move 4", "lift E E 4", "sandbag E 4"):
        with pytest.raises(InputError, match="not legal here"):
            island.position.play(ply)


def test_every_seat_sees_the_same() -> None:
    position = GAME.new(4, seed=3)
    assert position.view(0) == position.view(3) == position.view(None)


def test_the_view_shows_the_course_of_the_turn() -> None:
    island = scene(PICTURE, "h", seats="EX")
    island.play("shore_up 3")
    view = island.view
    assert {key: view[key] for key in ("phase", "part", "turn", "decides", "actions")} == {
        "phase": "act",
        "part": "actions",
        "turn": 0,
        "decides": 0,
        "actions": 2,
    }
    assert view["free_shore_up"]
    assert (view["draws"], view["floods"], view["reason"]) == (2, 0, None)
    island.play("end_actions, proceed, draw e, proceed, draw e, proceed, flood 1")
    view = island.view
    assert (view["phase"], view["part"], view["floods"]) == ("window", "flood", 1)
    assert view["turned_up"] == island.tile("1")
    assert view["decides"] == 0


def test_the_view_shows_tiles_by_place_and_state() -> None:
    island = scene(PICTURE, seats="EX")
    board = {tile["tile"]: tile for tile in island.view["tiles"]}
    assert board[island.tile("1")] == {
        "tile": island.tile("1"),
        "row": 0,
        "column": 2,
        "state": "dry",
    }
    assert board[island.tile("3")]["state"] == "flooded"
    assert board[island.tile("4")]["state"] == "sunk"
