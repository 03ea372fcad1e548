"""Plies in JSON and options that Tobago refuses, and why."""

from typing import Any

import pytest

from atoll.engine.json_values import InputError
from atoll.engine.options import OptionError
from atoll.games.tobago import GAME
from atoll.games.tobago.island.data import CLUES
from tests.games.tobago.drawing import Map, scene

COAST = """
        J0  R   S
          Ja  S
        Jb  R   S
        """


def test_the_52_clues_have_52_names() -> None:
    assert len({*CLUES}) == 52
    assert {"in beach", "next_to largest_jungle", "not_in_sight_of hut"} <= {*CLUES}


@pytest.mark.parametrize(
    ("ply", "why"),
    [
        ({"by": 0, "do": "swim"}, "no verb 'swim'"),
        ({"by": 0}, "no verb None"),
        ({"by": 0, "do": ["drive"]}, "no verb"),
        ({"by": 1, "do": "end_turn"}, "not legal here"),
        ({"by": "chance", "do": "end_turn"}, "not legal here"),
        ({"by": False, "do": "end_turn"}, "not legal here"),
        ({"do": "end_turn"}, "lacks 'by'"),
        ({"by": 0, "do": "end_turn", "to": "0,0"}, "unknown key 'to'"),
        ({"by": 0, "do": "drive"}, "lacks 'to'"),
        ({"by": 0, "do": "drive", "to": "0, 0"}, "is no space of the island"),
        ({"by": 0, "do": "drive", "to": 7}, "7 is no space"),
        ({"by": 0, "do": "drive", "to": ["0,0"]}, "is no space"),
        ({"by": 0, "do": "drive", "to": "0,0"}, "not legal here"),
        ({"by": 0, "do": "clue", "card": "in ocean", "map": "grey"}, "no clue 'in ocean'"),
        ({"by": 0, "do": "clue", "card": 3, "map": "grey"}, "no clue 3"),
        ({"by": 0, "do": "clue", "card": "in lake", "map": "green"}, "no map 'green'"),
        ({"by": 0, "do": "raise", "map": None}, "no map None"),
        ({"by": 0, "do": "amulet_double", "map": "grey", "clue": 29}, "from 0 to 28, not 29"),
        ({"by": 0, "do": "amulet_double", "map": "grey", "clue": True}, "not True"),
        (
            {"by": 0, "do": "amulet_swap", "map": "grey", "clues": [1]},
            "'clues' must be a list of 2",
        ),
        ({"by": 0, "do": "amulet_swap", "map": "grey", "clues": [0, "1"]}, r"clues\[1\]"),
        ({"by": 0, "do": "amulet_swap", "map": "grey", "clues": [1, 0]}, "not legal here"),
        ({"by": "chance", "do": "peek", "seat": 0, "card": "7"}, "no treasure card '7'"),
        ({"by": "chance", "do": "draw_clue", "seat": 0, "card": "in lake"}, "not legal here"),
    ],
)
def test_json_that_means_nothing_legal_is_refused_and_changes_nothing(
    ply: dict[str, Any], why: str
) -> None:
    maps = {"grey": Map([("in jungle", 0), ("next_to river", 1)], sites="ab")}
    game = scene(COAST, maps=maps, amulets=[1], expert_amulets=True, deck="2" * 9)
    before = game.position.to_bytes()
    with pytest.raises(InputError, match=why):
        game.position.play(ply)
    assert game.position.to_bytes() == before


def test_a_draw_or_look_must_name_the_right_seat() -> None:
    game = scene(COAST, hands={0: ["in lake"]}).play("clue in lake grey")
    right = game.position.legal[0]
    with pytest.raises(InputError, match="not legal here"):
        game.position.play({**right, "seat": 1})
    game.position.play(right)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("island=atlantis", "option island takes any of printed, any, abc-0-0"),
        ("curse=one", "option curse takes any of full, goes_on, amulet_buys_in, not one"),
        ("curse_cards=3", "option curse_cards takes any of 0, 1, 2"),
        ("curse_payment=nothing", "option curse_payment takes any of amulet, choice"),
        ("curse_depth=12", "option curse_depth takes any of 27, 21"),
    ],
)
def test_options_are_checked(text: str, wrong: str) -> None:
    with pytest.raises(OptionError, match=wrong):
        GAME.read_options([text])
