"""The first and the last space of the island, and the first clue, are like all others."""

import pytest

from atoll.games.tobago.island.data import CLUES, MAPS
from atoll.games.tobago.island.geometry import ISLANDS
from tests.games.tobago.drawing import PICTURED, Map, island_named, read, scene

FIRST = """
        .   .
          Rx
        .   B
          R0
        """
LAST = """
        M   M
          M0  M
            Mx
          .   .
        """
each_edge = pytest.mark.parametrize("picture", [FIRST, LAST])


def test_the_pictures_show_the_first_and_the_last_space() -> None:
    spaces = island_named(PICTURED).names
    assert len(spaces) == max(len(island.spaces) for island in ISLANDS)
    edges = [read(picture, island_named(PICTURED)).at("x") for picture in (FIRST, LAST)]
    assert edges == [spaces[0], spaces[-1]]


@each_edge
@pytest.mark.parametrize("verb", ["drive", "amulet_drive"])
def test_a_vehicle_drives_to_an_edge_space(picture: str, verb: str) -> None:
    game = scene(picture, amulets=[1]).play(f"{verb} x")
    assert game.view["vehicles"][0] == game.at("x")


@each_edge
@pytest.mark.parametrize("name", ["grey", "white"])
def test_a_marker_is_removed_from_an_edge_space(picture: str, name: str) -> None:
    maps = {name: Map([("not_in jungle", 1)], sites="0x")}
    game = scene(picture, amulets=[1], maps=maps).play(f"amulet_remove {name} x")
    assert game.map(name)["sites"] == [game.at("0")]


@pytest.mark.parametrize("verb", ["clue", "amulet_clue"])
def test_the_first_clue_goes_onto_the_first_map(verb: str) -> None:
    clue, first = CLUES[0], MAPS[0]
    game = scene(FIRST, amulets=[1], hands={0: [clue]}).play(f"{verb} {clue} {first}")
    assert game.map(first)["clues"] == [{"clue": clue, "owner": 0, "roses": 1}]
