"""Small pictures of tables: what matters is in sight, and every part that is used is there."""

import random
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

import atoll
from atoll.games import OWN
from atoll.lab.state import State
from atoll.pictures.small import draw_small

SVG = "{http://www.w3.org/2000/svg}"


def positions(name: str, players: int) -> Iterator[State]:
    """Yield some positions of a random game, the first and the last among them."""
    state, picks = atoll.make(name, players=players).new(seed=3), random.Random(1)
    while not state.over:
        if len(state.plies) % 40 == 0:
            yield state
        state = state.roll() if state.chance else state.play(picks.choice(state.actions))
    yield state


def used(picture: str) -> set[str]:
    """Return the ids of the drawings that are placed on the board."""
    return set(re.findall(r'<use href="#([\w-]+)"', picture.rsplit("</defs>", 1)[1]))


def shows(picture: str, part: str) -> bool:
    """Whether the middle of a drawing is inside of the picture."""
    root = ElementTree.fromstring(picture)
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    for group in root.iter():
        for use in group.iterfind(f"{SVG}use[@href='#{part}']"):
            place = use.get("transform") or group.get("transform") or ""
            x, y = map(float, re.findall(r"-?[\d.]+", place)[:2])
            return left <= x <= left + width and top <= y <= top + height
    return False


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("players", [2, 4])
def test_every_position_is_drawn_with_all_its_parts(name: str, players: int) -> None:
    for state in positions(name, players):
        picture = draw_small(name, state.view(None))
        ids = {each.get("id") for each in ElementTree.fromstring(picture).iter()}
        assert set(re.findall(r'(?:href="|url\()#([\w-]+)', picture)) <= ids


@pytest.mark.parametrize("name", OWN)
def test_by_night_it_has_the_colours_of_the_night(name: str) -> None:
    view = atoll.make(name, players=2).new(seed=3).view(None)
    assert "color-scheme:light;" in draw_small(name, view)
    assert "color-scheme:dark;" in draw_small(name, view, dark=True)


def test_the_turtle_that_moves_is_in_sight() -> None:
    for state in positions("la_tortuga", 4):
        view: Any = state.view(None)
        picture = draw_small("la_tortuga", view)
        assert len([name for name in used(picture) if name.startswith("turtle-")]) == 4
        if view["moving"] is not None:
            assert shows(picture, f"turtle-{view['moving']}-{view['moving']}")


def test_the_pawn_whose_turn_it_is_is_in_sight() -> None:
    for state in positions("forbidden_island", 4):
        view: Any = state.view(None)
        player = view["players"][view["turn"]]
        at = {tile["tile"]: tile["state"] for tile in view["tiles"]}[player["at"]]
        if at != "sunk":
            assert shows(draw_small("forbidden_island", view), f"pawn-{player['role']}")


def test_a_located_treasure_or_the_vehicle_to_decide_is_in_sight() -> None:
    for state in positions("tobago", 4):
        view: Any = state.view(None)
        picture = draw_small("tobago", view)
        if any(each["located"] for each in view["maps"]):
            assert shows(picture, "cross")
        elif view["decides"] is not None and view["vehicles"][view["decides"]]:
            assert shows(picture, f"car-{view['decides']}")
