"""Positions as pictures: whole SVG, with everything on it, in the page's signs and colours."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import atoll
from atoll import pictures
from atoll.games import OWN
from atoll.lab.state import State
from atoll.pictures.svg import shapes

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
THEME = GAMES.parent / "style" / "theme.css"
DRAWN_OTHERWISE = {
    *("dotted", "crossed"),  # the page makes these patterns point by point
    # The page draws these in more detail.
    *("skin", "shell", "rim", "markers", "curse", "coins", "card"),
    *("ground", "things", "vehicle", "wheels", "windows", "vignettes"),
}


def strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            if key not in DRAWN_OTHERWISE:
                yield from strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value)


@pytest.mark.parametrize("name", OWN)
def test_signs_and_colours_are_those_of_the_page(name: str) -> None:
    sources = [path.read_text() for path in (GAMES / name).rglob("*.*")]
    page = THEME.read_text() + "".join(sources)
    for text in strings(shapes(name)):
        # A shape of a place begins with its colour.
        assert re.sub("^(#[0-9a-f]{6}|[a-zA-Z])(?=M)", "", text) in page


def picture(state: State) -> ElementTree.Element:
    return ElementTree.fromstring(state._repr_svg_() or "")


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("players", [2, 4])
def test_every_position_can_be_drawn(name: str, players: int) -> None:
    state, picks = atoll.make(name, players=players).new(seed=3), random.Random(1)
    while not state.over:
        if len(state.plies) % 40 == 0:
            assert picture(state).tag.endswith("svg")
        state = state.roll() if state.chance else state.play(picks.choice(state.actions))
    assert picture(state).tag.endswith("svg")


def test_a_die_brings_a_turtle_forward() -> None:
    state = atoll.make("la_tortuga", players=4).lay_out({"first": 0, "egg": 3})
    before = state._repr_svg_()
    state.play({"by": "chance", "do": "die", "value": 4}).play({"by": 0, "do": "stop"})
    assert state.view(None)["turtles"][0]["at"] == 4
    assert state._repr_svg_() != before


def test_the_roles_are_written_beside_the_island() -> None:
    state = atoll.make("forbidden_island", players=3).new(seed=2)
    words = {element.text for element in picture(state).iter() if element.tag.endswith("text")}
    assert {role.capitalize() for role in state.setup["roles"]} <= words


@pytest.mark.parametrize("name", OWN)
def test_a_board_alone_is_narrower(name: str) -> None:
    view = atoll.make(name, players=2).new(seed=3).view(None)
    whole, board = (
        ElementTree.fromstring(draw(name, view)) for draw in (pictures.draw, pictures.draw_board)
    )
    assert len(list(board.iter())) < len(list(whole.iter()))
    assert float(board.attrib["width"]) <= float(whole.attrib["width"])
