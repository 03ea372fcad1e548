"""The 32 islands."""

from itertools import combinations

import pytest

from atoll.games.tobago import GAME
from atoll.games.tobago.island.data import DATA, TERRAINS
from atoll.games.tobago.island.geometry import ISLANDS, Hex, Island
from tests.games.tobago.drawing import distance, draw, island_named, read

each_island = pytest.mark.parametrize("island", ISLANDS, ids=lambda island: island.name)


def turned(island: Island, times: int) -> frozenset[tuple[Hex, str]]:
    """The island turned by 60° this many times, and moved as far up and left as it goes."""
    hexes = dict(island.terrain)
    for _ in range(times):
        hexes = {(-r, q + r): terrain for (q, r), terrain in hexes.items()}
    left, top = min(q for q, _ in hexes), min(r for _, r in hexes)
    return frozenset(((q - left, r - top), terrain) for (q, r), terrain in hexes.items())


def test_the_island_is_put_together_as_pictured() -> None:
    """Section A in the south, B in the north-west, C in the north-east."""
    assert draw(island_named("ABC-0-1")) == "\n".join(
        (
            "              R",
            "        B       B   B",
            "      B   S   R       M",
            "J   R   S   S   B   B",
            "  J   S   S   R   B   M",
            "J   R   S   S   R   M   M",
            "  J   R   L   S   L   M   J",
            "B   J   L   S   L   M   J",
            "  S   L   L   J   L   J",
            "B   S   L   J   J   J   B",
            "  S   S   L   J   J   B",
            "B   S   M   M   J   B",
            "  B   M   M   M   M",
            "    M   S   L   M   M",
            "      S   R   L   S",
            "        R   L   J   S",
            "          J   L   B",
            "        J   L   J",
            "      M   J   J   B",
            "        M   J   J",
            "          M   J",
            "        M   M",
            "          M   M",
            "            M",
        )
    )


def test_thirty_two_distinct_islands_however_the_board_is_turned() -> None:
    assert len({island.name for island in ISLANDS}) == 32
    assert len({turned(island, times) for island in ISLANDS for times in range(6)}) == 32 * 6


@pytest.mark.parametrize(
    ("name", "position", "rows"),
    [
        ("aBc-0-1", "south", DATA["sections"]["a"]["rows"]),
        ("aBc-0-1", "north_west", DATA["sections"]["B"]["rows"]),
        ("aBc-0-1", "north_east", DATA["sections"]["c"]["rows"]),
        ("AbC-1-0", "south", DATA["sections"]["A"]["rows"]),
        ("AbC-1-0", "north_west", DATA["sections"]["C"]["rows"]),
        ("AbC-1-0", "north_east", DATA["sections"]["b"]["rows"]),
    ],
)
def test_the_name_tells_side_order_and_shift(name: str, position: str, rows: list[str]) -> None:
    terrain, geometry = island_named(name).terrain, DATA["geometry"]
    tip_q, tip_r = geometry["tips"][f"shift{name[-1]}"][position]
    seams = geometry["seam_directions"][position]
    for u, row in enumerate(rows):
        for v, code in enumerate(row):
            q = tip_q + u * seams["u"][0] + v * seams["v"][0]
            r = tip_r + u * seams["u"][1] + v * seams["v"][1]
            if code != ".":
                assert terrain[q, r] == DATA["terrain_codes"][code]


@each_island
def test_sections_interlock_without_covering_each_other(island: Island) -> None:
    sections = [DATA["sections"][side] for side in island.name[:3]]
    assert len(island.spaces) == sum(section["spaces"] for section in sections)
    assert 87 <= len(island.spaces) <= 104
    assert len({*island.spaces}) == len(island.spaces)


def test_the_sides_a_b_c_have_fewer_spaces_than_the_sides_behind_them() -> None:
    spaces = {side: section["spaces"] for side, section in DATA["sections"].items()}
    assert len(spaces) == 6
    assert all(spaces[side] < spaces[side.upper()] for side in "abc")


@each_island
def test_no_hole_is_left_where_the_sections_meet(island: Island) -> None:
    """All of the sea is connected."""
    sea, edge = {*island.sea}, [min(island.sea)]
    while edge:
        at = edge.pop()
        near = {hex_ for hex_ in sea if distance(at, hex_) <= 1}
        sea -= near
        edge += near
    assert sea == set()


@each_island
def test_every_space_can_be_reached(island: Island) -> None:
    reached, edge = set(), {island.spaces[0]}
    while edge:
        at = edge.pop()
        reached.add(at)
        edge |= {near for near in island.spaces if distance(at, near) == 1} - reached
    assert reached == {*island.spaces}


@each_island
@pytest.mark.parametrize("terrain", TERRAINS)
def test_there_is_exactly_one_largest_area_of_every_terrain(island: Island, terrain: str) -> None:
    areas = [len(area) for area in island.areas if island.terrain[min(area)] == terrain]
    assert sum(areas) == [*island.terrain.values()].count(terrain)
    assert areas.count(max(areas)) == 1
    assert len(island.largest(terrain)) == max(areas)


@each_island
def test_areas_are_connected_and_touch_no_other_of_their_terrain(island: Island) -> None:
    for area in island.areas:
        assert len({island.terrain[at] for at in area}) == 1
        for other in island.areas:
            if other != area and island.terrain[min(area)] == island.terrain[min(other)]:
                assert all(distance(a, b) > 1 for a in area for b in other)


@each_island
def test_objects_are_placed_by_the_rules(island: Island) -> None:
    """One per space, the same kind four spaces apart, statues not next to the ocean."""
    for seed in range(5):
        setup = GAME.new(seed=seed, island=island.name).setup
        kinds = [setup["huts"], setup["palms"], [statue["at"] for statue in setup["statues"]]]
        assert [len(kind) for kind in kinds] == [4, 3, 3]
        hexes = [[island.spaces[island.numbers[at]] for at in kind] for kind in kinds]
        assert len({*hexes[0], *hexes[1], *hexes[2]}) == 10
        for kind in hexes:
            assert all(distance(a, b) >= 4 for a, b in combinations(kind, 2))
        for statue in hexes[2]:
            assert sum(distance(statue, at) == 1 for at in island.spaces) == 6


@each_island
def test_every_clue_removes_a_space_and_leaves_one(island: Island) -> None:
    for seed in range(5):
        state = GAME.new(seed=seed, island=island.name).fields
        for low, high in state.kept:
            assert 0 < low.bit_count() + high.bit_count() < len(island.spaces)


def test_a_picture_that_fits_nowhere_or_in_two_places_is_refused() -> None:
    with pytest.raises(ValueError, match="in 0 places"):
        read("R\n\nL\n\nR", island_named("ABC-0-1"))
    with pytest.raises(ValueError, match="in 2 places"):
        read("J   R   S", island_named("ABC-0-1"))
