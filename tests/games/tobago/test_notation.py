"""Tobago's short notation: every ply in it and back, and what is refused."""

from random import Random
from typing import Any

import pytest

from atoll.engine.json_values import InputError
from atoll.engine.position import Position
from atoll.games.tobago import GAME
from tests.games.tobago.drawing import Map, scene

TABLE = GAME.action_table
OPTIONS: dict[int, dict[str, Any]] = {
    2: {"expert_amulets": True},
    3: {"expert_amulets": True, "curse": "goes_on", "curse_returns": True},
    4: {"expert_amulets": True, "curse": "amulet_buys_in", "curse_depth": 21},
}


def comes_back(position: Position) -> set[str]:
    """From JSON to text and back to JSON; the verbs that were legal."""
    fields = position.fields
    texts = []
    for ply in position.legal:
        texts.append(TABLE.to_text(fields, TABLE.from_json(fields, ply)))
        assert TABLE.to_json(fields, TABLE.from_text(fields, texts[-1])) == ply
    assert len({*texts}) == len(texts)
    return {ply["do"] for ply in position.legal}


@pytest.mark.slow
def test_every_legal_ply_of_random_games_comes_back_from_its_notation() -> None:
    met: set[str] = set()
    for players, options in OPTIONS.items():
        position, lot = GAME.new(players, seed=players, **options), Random(players)
        while not position.over:
            met |= comes_back(position)
            position.play(lot.choice(position.actions))
    assert met | {"pay"} == {*TABLE.verbs}


def test_paying_a_curse_has_a_notation() -> None:
    maps = {"grey": Map([("in jungle", 1)], sites="0")}
    game = scene(
        SPOT, maps=maps, deck="2223c", amulets=[1], treasures={0: [4]}, curse_payment="choice"
    )
    game.play("raise grey; peek curse; peek 2; add 3; reveal curse")
    assert comes_back(game.position) == {"pay"}
    for text, paid in (("pay amulet", "amulet"), ("pay card", "card")):
        action = TABLE.from_text(game.position.fields, text)
        expected = {"by": 0, "do": "pay", "with": paid}
        assert TABLE.to_json(game.position.fields, action) == expected


SPOT = """
        J0  R   S
          Ja  S
        Jb  R   S
        """


@pytest.mark.parametrize(
    ("text", "ply"),
    [
        ("end_turn", {}),
        ("clue in lake brown", {"card": "in lake", "map": "brown"}),
        ("amulet_clue not_in largest_lake white", {"card": "not_in largest_lake", "map": "white"}),
        ("drive {a}", {"to": "{a}"}),
        ("amulet_remove grey {b}", {"map": "grey", "at": "{b}"}),
        ("amulet_double grey 0", {"map": "grey", "clue": 0}),
        ("amulet_swap grey 0 1", {"map": "grey", "clues": [0, 1]}),
    ],
)
def test_plies_of_the_player_on_turn_have_a_notation(text: str, ply: dict[str, Any]) -> None:
    game = scene(
        SPOT,
        maps={"grey": Map([("in jungle", 0), ("next_to river", 1)], sites="ab")},
        hands={0: ["in lake", "not_in largest_lake"]},
        amulets=[1],
        expert_amulets=True,
    )
    spaces = {mark: game.at(mark) for mark in "ab"}
    text = text.format(**spaces)
    expected = {key: spaces.get(str(value)[1:-1], value) for key, value in ply.items()}
    fields, legal = game.position.fields, game.position.legal
    found = TABLE.to_json(fields, TABLE.from_text(fields, text))
    assert found == {"by": 0, "do": text.split()[0], **expected}
    assert found in legal
    assert TABLE.to_text(fields, TABLE.from_json(fields, found)) == text


def test_plies_of_chance_have_a_notation() -> None:
    maps = {"grey": Map([("in jungle", 1)], sites="0")}
    game = scene(SPOT, maps=maps, hands={0: ["in lake"]}, deck="2223c")
    position = game.position
    plies: list[tuple[str, dict[str, Any]]] = [
        ("raise grey", {"by": 0, "map": "grey"}),
        ("peek curse", {"by": "chance", "seat": 0, "card": "curse"}),
        ("peek 2", {"by": "chance", "seat": 1, "card": "2"}),
        ("add 3", {"by": "chance", "card": "3"}),
        ("reveal 3", {"by": "chance", "card": "3"}),
        ("take", {"by": 0}),
        ("reveal curse", {"by": "chance", "card": "curse"}),
        ("start_map in lake", {"by": 0, "card": "in lake"}),
    ]
    for text, said in plies:
        position.play(TABLE.from_text(position.fields, text))
        assert position.plies[-1] == {"do": text.split()[0], **said}
    drawn = position.legal[0]["card"]
    position.play(TABLE.from_text(position.fields, f"draw_clue {drawn}"))
    assert position.plies[-1] == {"by": "chance", "do": "draw_clue", "seat": 0, "card": drawn}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no verb ''"),
        ("swim 0,0", "no verb 'swim'"),
        ("end_turn now", "end_turn now"),
        ("drive", "drive TO"),
        ("drive 0 0", "drive TO"),
        ("drive 99,0", "'99,0' is no space of the island"),
        ("place a", "'a' is no space"),
        ("clue in lake", "clue CARD MAP"),
        ("clue in ocean grey", "no clue 'in ocean'"),
        ("clue in lake green", "no map 'green'"),
        ("clue lake in grey", "no clue 'lake in'"),
        ("raise", "raise MAP"),
        ("amulet_double grey 29", "from 0 to 28, not 29"),
        ("amulet_double grey x", "from 0 to 28, not 'x'"),
        ("amulet_swap grey 0", "amulet_swap MAP CLUES CLUES"),
        ("amulet_swap grey 0 -1", "not '-1'"),
        ("reveal 7", "no treasure card '7'"),
    ],
)
def test_a_notation_that_means_nothing_is_refused(text: str, why: str) -> None:
    with pytest.raises(InputError, match=why):
        TABLE.from_text(GAME.new(3, seed=1).fields, text)
