"""The 52 clue cards, each compared with what its name says."""

from collections.abc import Callable

import pytest

from atoll.games.tobago import GAME
from atoll.games.tobago.island.data import CLUES
from atoll.games.tobago.island.geometry import Hex
from tests.games.tobago.drawing import distance

TERRAINS = {"beach", "jungle", "river", "scrubland", "lake", "mountain"}
OBJECTS = {"hut": "huts", "palm": "palms", "statue": "statues"}
KEEPS: dict[str, Callable[[int], bool]] = {
    "in": lambda far: far == 0,
    "next_to": lambda far: far == 1,
    "in_sight_of": lambda far: far in (1, 2),
    "not_in": lambda far: far > 0,
    "not_next_to": lambda far: far != 1,
    "not_in_sight_of": lambda far: far not in (1, 2),
}
SHOWN = {
    "in": ["river", "scrubland", "largest_jungle"],
    "next_to": ["scrubland", "palm", "largest_mountain"],
    "in_sight_of": ["ocean", "hut", "largest_lake"],
    "not_in": ["mountain", "beach", "largest_lake"],
    "not_next_to": ["ocean", "statue", "river"],
    "not_in_sight_of": ["hut", "palm", "statue"],
}
OTHERS_NAMED = ["in jungle", "not_in jungle", "next_to hut", "next_to statue"]

POSITION = GAME.new(2, seed=2, island="ABC-0-1")
SETUP = POSITION.setup


def hex_of(space: str) -> Hex:
    q, r = space.split(",")
    return int(q), int(r)


TERRAIN = {hex_of(space): name for space, name in POSITION.view(None)["spaces"].items()}


def area_of(start: Hex) -> frozenset[Hex]:
    """All spaces of a terrain that are connected with this one."""
    area, edge = {start}, [start]
    while edge:
        at = edge.pop()
        for near, terrain in TERRAIN.items():
            if near not in area and terrain == TERRAIN[start] and distance(at, near) == 1:
                area.add(near)
                edge.append(near)
    return frozenset(area)


def landmark(name: str) -> set[Hex]:
    if name == "ocean":
        around = {(q + a, r + b) for q, r in TERRAIN for a in range(-3, 4) for b in range(-3, 4)}
        return around - {*TERRAIN}
    if name in OBJECTS:
        objects = SETUP[OBJECTS[name]]
        return {hex_of(thing["at"] if name == "statue" else thing) for thing in objects}
    spaces = {at for at, terrain in TERRAIN.items() if terrain == name.removeprefix("largest_")}
    if not name.startswith("largest_"):
        return spaces
    areas = [area_of(at) for at in spaces]
    return {*max(areas, key=len)}


def kept(clue: str) -> set[Hex]:
    """The spaces a clue keeps, by the game: it lies alone on the grey map."""
    others = iter([card for card in CLUES if card != clue])
    setup = {
        **SETUP,
        "clues": [clue, next(others), None, None],
        "owners": [0, 1, None, None],
        "hands": [[next(others) for _ in range(6)] for _ in range(2)],
    }
    position = GAME.lay_out(2, {"island": "ABC-0-1"}, setup)
    for _ in range(2):
        position.play(position.legal[0])
    return {hex_of(space) for space in position.view(None)["maps"][0]["sites"]}


@pytest.mark.parametrize("clue", CLUES)
def test_every_clue_keeps_the_spaces_that_its_name_says(clue: str) -> None:
    relation, name = clue.split()
    far = {at: min(distance(at, mark) for mark in landmark(name)) for at in TERRAIN}
    assert kept(clue) == {at for at in TERRAIN if KEEPS[relation](far[at])}


def test_there_are_six_relations_and_ten_landmarks() -> None:
    relations, names = zip(*(clue.split() for clue in CLUES), strict=True)
    assert {*relations} == KEEPS.keys()
    assert {name.removeprefix("largest_") for name in names} == {*TERRAINS, *OBJECTS, "ocean"}


def test_only_terrains_have_a_largest_area() -> None:
    largest = {clue.split()[1] for clue in CLUES if "largest" in clue}
    assert largest == {f"largest_{terrain}" for terrain in TERRAINS}


def test_the_clues_that_the_books_show_are_in_the_deck() -> None:
    shown = {f"{relation} {name}" for relation, names in SHOWN.items() for name in names}
    assert shown <= {*CLUES}
    assert {*OTHERS_NAMED} <= {*CLUES}
