"""What the page needs to know of the rules besides views: numbers, names, what lies where."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from atoll.games.forbidden_island import places
from atoll.games.forbidden_island import state as island
from atoll.games.la_tortuga import state as tortuga
from atoll.games.tobago import state as tobago
from atoll.games.tobago.island import data as cards
from atoll.games.tobago.island import geometry


class Constant(NamedTuple):
    """A constant of a game's module."""

    name: str
    value: Any
    doc: str


def constants() -> dict[str, list[Constant]]:
    """Return the constants of each game."""
    return {
        "la_tortuga": [*_la_tortuga()],
        "forbidden_island": [*_forbidden_island()],
        "forbidden_island_shapes": [*_forbidden_island_shapes()],
        "tobago": [*_tobago()],
        "tobago_islands": [*_tobago_islands()],
    }


def _la_tortuga() -> Iterable[Constant]:
    yield Constant("RAFT", tortuga.RAFT, "The space where turtles start.")
    yield Constant("BEACH", tortuga.BEACH_SPACE, "The space where the journey ends.")
    yield Constant("SPACES", tortuga.SPACES, "Spaces of the ring, numbered from 1.")
    yield Constant("SIDES", tortuga.SIDES, "Of a die.")
    yield Constant("MOST_DICE", tortuga.MOST_DICE, "Dice in one move.")
    yield Constant("LIMIT", tortuga.LIMIT, "A higher total is a bust.")
    yield Constant("BEACH_EGGS", tortuga.BEACH_EGGS, "What the beach counts.")
    yield Constant("MOST_TURTLES", tortuga.MOST_TURTLES, "In one game.")
    copies = {value: int(tortuga.COPIES[value]) for value in range(1, tortuga.VALUES)}
    yield Constant("EGG_CARDS", copies, "Copies by value; four of all cards are removed unseen.")


def _forbidden_island() -> Iterable[Constant]:
    names = island.TILES
    yield Constant("TILES", names, "All tiles.")
    yield Constant("LANDING", names[island.LANDING], "The tile from which the team lifts off.")
    yield Constant("TREASURES", island.TREASURES, "All treasures.")
    yield Constant("CARDS", island.CARDS, "All treasure cards; the treasures' come first.")
    yield Constant("COPIES", _by_name(island.CARDS, island.COPIES), "Of each card.")
    sites = {
        treasure: [names[tile] for tile in tiles]
        for treasure, tiles in zip(island.TREASURES, island.SITES, strict=True)
    }
    yield Constant("SITES", sites, "The tiles where each treasure is captured.")
    yield Constant("ROLES", island.ROLES, "All roles.")
    starts = {role: names[tile] for role, tile in zip(island.ROLES, island.START, strict=True)}
    yield Constant("STARTS", starts, "The tile where each role starts.")
    yield Constant("CAPTURE_COST", island.CAPTURE_COST, "Cards of a treasure to capture it.")
    yield Constant("HAND_LIMIT", island.HAND_LIMIT, "Cards in a hand.")
    yield Constant("ACTIONS_A_TURN", island.ACTIONS_A_TURN, "Actions of a turn.")
    yield Constant("LEVELS", _by_name(island.LEVELS, island.START_TICK), "The first tick of each.")
    rates = [int(rate) for rate in island.FLOOD_RATE[1:]]
    yield Constant("RATES", rates, "Flood cards a turn by tick, from tick 1.")
    yield Constant("SKULL", island.SKULL, "The tick at which the game is lost.")


def _forbidden_island_shapes() -> Iterable[Constant]:
    """What laying out an island needs; no script on the way to a table has it."""
    yield Constant(
        "SHAPES",
        {shape: places.SQUARES[shape] for shape in island.SHAPES},
        "The row and column of each tile, in reading order.",
    )


def _tobago() -> Iterable[Constant]:
    yield Constant("TERRAINS", cards.TERRAINS, "All terrains.")
    yield Constant("MAPS", cards.MAPS, "All treasure maps.")
    clues = dict.fromkeys(cards.CLUES)
    yield Constant("CLUES", [*clues], "All clues.")
    yield Constant("RELATIONS", cards.RELATIONS, "What a clue says of a landmark.")
    yield Constant("LANDMARKS", cards.LANDMARKS, "What a clue may be about.")
    copies = [*(int(count) for count in tobago.TREASURES), tobago.CURSES]
    yield Constant("TREASURE_CARDS", _by_name(cards.TREASURE_NAMES, copies), "Copies of each.")
    yield Constant("ISLANDS", geometry.NAMES, "The names of all islands.")
    yield Constant("DIRECTIONS", geometry.DIRECTIONS, "As statues face, clockwise: q and r.")
    yield Constant("STEPS", tobago.STEPS, "Of one drive.")
    yield Constant("ROSES", tobago.ROSES, "Compass roses of each player.")
    yield Constant("SITE_MARKERS", tobago.MARKERS, "Of each map.")
    hands = {players: int(tobago.HAND[players]) for players in range(2, tobago.MOST_PLAYERS + 1)}
    yield Constant("HAND_SIZES", hands, "Clue cards in a hand, by the number of players.")


def _tobago_islands() -> Iterable[Constant]:
    """What arranging an island needs; no script on the way to a table has it."""
    codes = {code: name for code, name in cards.DATA["terrain_codes"].items() if code != "."}
    yield Constant("TERRAIN_CODES", codes, "Terrains by their letters.")
    yield Constant(
        "COLUMNS",
        {island.name: [*_columns(island)] for island in geometry.ISLANDS},
        "Each column of an island: its first space, and the terrains southwards; a dot is sea.",
    )
    yield Constant("APART", tobago.APART, "The least distance between objects of one kind.")
    counts = {"hut": tobago.HUTS, "palm": tobago.PALMS, "statue": tobago.STATUES}
    yield Constant("OBJECTS", counts, "How many of each kind an island has.")


def _columns(island: geometry.Island) -> Iterable[str]:
    codes = {terrain: code for code, terrain in cards.DATA["terrain_codes"].items()}
    for q in sorted({q for q, _ in island.spaces}):
        rows = [r for at, r in island.spaces if at == q]
        column = (island.terrain.get((q, r)) for r in range(min(rows), max(rows) + 1))
        yield f"{q},{min(rows)} " + "".join(codes[each] if each else "." for each in column)


def _by_name(names: Sequence[str], numbers: Iterable[int]) -> dict[str, int]:
    return {name: int(number) for name, number in zip(names, numbers, strict=True)}
