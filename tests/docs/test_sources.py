"""The page of sources counts what the data have, and what it says of our own design is so."""

from collections import Counter
from pathlib import Path

import pytest

from atoll.games.forbidden_island.state import DATA as FORBIDDEN_ISLAND
from atoll.games.la_tortuga.state import COPIES
from atoll.games.tobago.island.data import DATA as TOBAGO
from atoll.games.tobago.island.data import TERRAINS, clue_name
from atoll.games.tobago.island.geometry import ISLANDS, Island
from atoll.games.tobago.island.tables import relate

PAGE = (Path(__file__).parents[2] / "docs" / "games" / "sources.md").read_text("utf-8")
SECTIONS = TOBAGO["sections"]
CLUES = TOBAGO["clue_cards"]
COINS = {int(value): number for value, number in TOBAGO["treasure_values"]["counts"].items()}
EVIDENCE = Counter(clue["evidence"] for clue in CLUES)
ROLES = [tile["start"] for tile in FORBIDDEN_ISLAND["tiles"].values() if "start" in tile]

CARDS = FORBIDDEN_ISLAND["treasure_deck"]
TREASURES = {tile["treasure"] for tile in FORBIDDEN_ISLAND["tiles"].values() if "treasure" in tile}
TREASURE_CARDS = (
    len(TREASURES) * CARDS["each_treasure"]
    + CARDS["waters_rise"]
    + CARDS["helicopter_lift"]
    + CARDS["sandbags"]
)


def _sides(status: str) -> int:
    return sum(section["status"] == status for section in SECTIONS.values())


def _printed_islands() -> int:
    printed = {side for side, section in SECTIONS.items() if section["status"] == "observed"}
    return sum(printed.issuperset(island.name.split("-")[0]) for island in ISLANDS)


# Entries, and how many of them are printed, attested, deduced and our own.
COUNTS = {
    "egg cards": (COPIES.sum(), 0, 0, COPIES.sum(), 0),
    "tiles": (len(FORBIDDEN_ISLAND["tiles"]), 0, len(FORBIDDEN_ISLAND["tiles"]), 0, 0),
    "roles": (len(ROLES), len(ROLES), 0, 0, 0),
    "ticks of the water meter": (
        len(FORBIDDEN_ISLAND["water_meter"]),
        0,
        len(FORBIDDEN_ISLAND["water_meter"]),
        0,
        0,
    ),
    "shapes of the island": (
        len(FORBIDDEN_ISLAND["shapes"]),
        1,
        len(FORBIDDEN_ISLAND["shapes"]) - 1,
        0,
        0,
    ),
    "sides of the island": (len(SECTIONS), _sides("observed"), 0, 0, _sides("proposed")),
    "islands": (len(ISLANDS), _printed_islands(), 0, 0, len(ISLANDS) - _printed_islands()),
    "clue cards": (len(CLUES), EVIDENCE["rules"], EVIDENCE["review"], 0, EVIDENCE["proposed"]),
}
TREASURE_COUNTS = {
    "Forbidden Island": (TREASURE_CARDS, TREASURE_CARDS, 0, 0, 0),
    "Tobago": (sum(COINS.values()), 0, 0, 0, sum(COINS.values())),
}


def _expected(game: str, data: str) -> tuple[int, ...]:
    return TREASURE_COUNTS[game] if data == "treasure cards" else COUNTS[data]


def rows() -> list[list[str]]:
    table = PAGE[PAGE.index("| game |") :].partition("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in row.split("|")[1:-1]] for row in table]


def test_the_table_has_every_kind_of_data() -> None:
    listed = [data for _, data, *_ in rows()]
    assert sorted(listed) == sorted([*COUNTS, *["treasure cards"] * len(TREASURE_COUNTS)])


@pytest.mark.parametrize("row", rows(), ids=lambda row: f"{row[0]}: {row[1]}")
def test_the_counts_are_those_of_the_data(row: list[str]) -> None:
    game, data, *counts = row
    assert tuple(map(int, counts)) == _expected(game, data)


@pytest.mark.parametrize("row", rows(), ids=lambda row: f"{row[0]}: {row[1]}")
def test_every_entry_is_of_one_kind(row: list[str]) -> None:
    entries, *kinds = map(int, row[2:])
    assert sum(kinds) == entries


def test_the_egg_cards_are_as_deduced() -> None:
    assert COPIES.tolist()[1:] == [3, 3, 5, 5, 5, 3]
    assert "three each of 1, 2 and 6 and five each of 3, 4 and 5" in PAGE


def test_the_spaces_of_the_sides_are_counted() -> None:
    spaces = {side: section["spaces"] for side, section in SECTIONS.items()}
    assert "from a picture of the printed board: {A}, {B} and {C} spaces".format(**spaces) in PAGE
    assert "with {a}, {b} and {c} spaces".format(**spaces) in PAGE
    assert all(spaces[side] < spaces[side.upper()] for side in "abc")


def test_the_sizes_of_the_islands_are_named() -> None:
    sizes = [len(island.spaces) for island in ISLANDS]
    assert f"of {min(sizes)} to {max(sizes)} spaces" in PAGE


def test_the_clue_cards_are_six_for_a_terrain_and_four_for_any_other_landmark() -> None:
    landmarks = Counter(clue["landmark"] for clue in CLUES)
    assert landmarks == {
        **dict.fromkeys(TERRAINS, 6),
        **dict.fromkeys(("hut", "palm", "statue", "ocean"), 4),
    }
    assert len({clue_name(clue) for clue in CLUES}) == len(CLUES)


@pytest.mark.parametrize("island", ISLANDS, ids=lambda island: island.name)
def test_no_clue_card_about_the_land_is_useless(island: Island) -> None:
    for clue in CLUES:
        if clue["landmark"] in (*TERRAINS, "ocean"):
            fits = relate(clue["relation"], island.distances(clue["landmark"], clue["largest"]))
            assert fits.any(), clue_name(clue)
            assert not fits.all(), clue_name(clue)


def test_the_treasure_cards_of_each_value_are_counted() -> None:
    words = ["six", "seven", "eight", "nine"]
    value = {number: [v for v in COINS if COINS[v] == number] for number in COINS.values()}
    for number, values in value.items():
        for coins in values:
            assert f"{words[number - 6]} {coins}s" in PAGE
    assert f"worth {sum(v * n for v, n in COINS.items())} coins" in PAGE
    assert sorted(COINS.values(), reverse=True) == [COINS[v] for v in sorted(COINS)]


def test_no_line_is_long() -> None:
    assert max(map(len, PAGE.splitlines())) <= 200
