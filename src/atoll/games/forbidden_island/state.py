"""Forbidden Island's nouns: tiles, roles, cards, and the record of a game in progress."""

import json
from collections.abc import Sequence
from enum import IntEnum
from pathlib import Path
from typing import Annotated, cast

import numpy as np

from atoll.engine.contract import GameRecord
from atoll.engine.json_values import Json
from atoll.engine.records.arrays import Grid, Row
from atoll.engine.records.record import i1, i4

__all__ = [
    "ACTIONS_A_TURN",
    "ALL_CAPTURED",
    "CAPTURE_COST",
    "CARDS",
    "COPIES",
    "DATA",
    "DRAWS_A_TURN",
    "FIRST_FLOODS",
    "FIRST_HAND",
    "FLOOD_RATE",
    "GROUPS",
    "HAND_LIMIT",
    "HELICOPTER",
    "HOLDABLE",
    "LANDING",
    "LANDING_LOST",
    "LEVELS",
    "LIFTED_OFF",
    "METER",
    "MOST_PILES",
    "MOST_PLAYERS",
    "NOWHERE",
    "NO_SEAT",
    "NO_TREASURE",
    "PAWN_LOST",
    "PLACES",
    "REASONS",
    "ROLES",
    "SANDBAGS",
    "SHAPES",
    "SITES",
    "SKULL",
    "START",
    "START_TICK",
    "TILES",
    "TREASURES",
    "TREASURE_CARDS",
    "TREASURE_LOST",
    "TREASURE_OF",
    "WATERS_RISE",
    "Island",
    "Part",
    "Phase",
    "Role",
    "tile_name",
]

DATA: Json = json.loads(Path(__file__).with_name("data.json").read_text("utf-8"))


def _row(numbers: Sequence[int]) -> Row:
    return cast(Row, np.array(numbers, np.int8))


# ── Tiles ────────────────────────────────────────────────────────────────────────────────

TILES: tuple[str, ...] = tuple(DATA["tiles"])
PLACES = len(TILES)  # where a tile lies: numbered in reading order of the shape
NOWHERE = -1
SHAPES: tuple[str, ...] = tuple(DATA["shapes"])
TREASURES: tuple[str, ...] = tuple(
    dict.fromkeys(t["treasure"] for t in DATA["tiles"].values() if "treasure" in t)
)
NO_TREASURE = -1


def _tiles_where(key: str, value: object) -> list[int]:
    return [tile for tile, name in enumerate(TILES) if DATA["tiles"][name].get(key) == value]


[LANDING] = _tiles_where("helicopter", True)
SITES = cast(Grid, np.array([_tiles_where("treasure", name) for name in TREASURES], np.int8))
TREASURE_OF = _row([NO_TREASURE] * PLACES)
for _treasure, _tiles in enumerate(SITES):
    TREASURE_OF[_tiles] = _treasure

# ── Roles ────────────────────────────────────────────────────────────────────────────────


class Role(IntEnum):
    DIVER = 0
    ENGINEER = 1
    EXPLORER = 2
    MESSENGER = 3
    NAVIGATOR = 4
    PILOT = 5


ROLES = tuple(role.name.lower() for role in Role)
START = _row([_tiles_where("start", role)[0] for role in ROLES])
MOST_PLAYERS = 4
GROUPS = 1 << MOST_PLAYERS  # a set of pawns, a bit for each seat
NO_SEAT = -1

# ── Cards ────────────────────────────────────────────────────────────────────────────────

CARDS = (*TREASURES, "helicopter_lift", "sandbags", "waters_rise")
TREASURE_CARDS = len(TREASURES)  # cards 0..3 are the treasures'
HELICOPTER, SANDBAGS, WATERS_RISE = range(TREASURE_CARDS, len(CARDS))
HOLDABLE = WATERS_RISE  # cards below this one may be in a hand
COPIES = _row(
    [DATA["treasure_deck"]["each_treasure"]] * TREASURE_CARDS
    + [DATA["treasure_deck"][card] for card in CARDS[TREASURE_CARDS:]]
)
HAND_LIMIT: int = DATA["hand_limit"]
FIRST_HAND: int = DATA["initial_hand"]
CAPTURE_COST: int = DATA["capture_cost"]
ALL_CAPTURED = (1 << TREASURE_CARDS) - 1

# ── Water ────────────────────────────────────────────────────────────────────────────────

LEVELS: tuple[str, ...] = tuple(DATA["start_tick"])
START_TICK = _row([DATA["start_tick"][level] for level in LEVELS])
FLOOD_RATE = _row([0, *DATA["water_meter"]])  # flood cards a turn, by tick
SKULL = len(FLOOD_RATE)
MOST_PILES = SKULL - 1  # the first one, and one more for every rise the team survives
FIRST_FLOODS: int = DATA["initial_floods"]

# ── The course of a turn ─────────────────────────────────────────────────────────────────

ACTIONS_A_TURN = 3
DRAWS_A_TURN = 2


class Part(IntEnum):
    """The three parts of a turn."""

    ACTIONS = 0
    TREASURE = 1
    FLOOD = 2


class Phase(IntEnum):
    """The decision to be made, or what chance is to do."""

    ACT = 0
    DISCARD = 1  # a hand is over the limit
    WINDOW = 2  # special cards, before a card is turned up
    DRAW = 3  # chance: the next treasure card
    FLOOD = 4  # chance: the next flood card
    SWIM = 5  # pawns are in the water
    OVER = 6


REASONS = ("lift_off", "treasure_lost", "landing_lost", "pawn_lost", "meter")
LIFTED_OFF, TREASURE_LOST, LANDING_LOST, PAWN_LOST, METER = range(len(REASONS))

# ── The record ───────────────────────────────────────────────────────────────────────────


class Island(GameRecord):
    """A game in progress; sets of places are bit sets (see `places`)."""

    afloat: i4  # the places whose tile has not sunk
    flooded: i4  # those of them whose tile is flooded
    flood_discards: i4
    pile: Annotated[Row, "i4", MOST_PILES]  # the flood deck, from the bottom; no pile has an order
    piles: i1  # how many there are
    phase: i1
    turn: i1  # the seat whose turn it is
    part: i1  # of the turn
    actions: i1  # left in this turn
    free_shore_up: i1  # the Engineer may shore up a second tile
    flown: i1  # the Pilot has flown in this turn
    draws: i1  # treasure cards still to be drawn in this turn
    floods: i1  # flood cards still to be turned up in this turn
    turned_up: i1  # the place of the flood card just turned up
    over_limit: i1  # the seat that has too many cards
    swimmers: i1  # the seats whose pawns are in the water, a bit each
    meter: i1  # the tick the water stands at
    captured: i1  # treasures, a bit each
    ending: i1  # why the game ended, once it has
    level: i1  # the option
    island: i1  # the option `shape`, a name that NumPy has taken
    sandbags_between_floods: i1  # the option
    rescue_lift: i1  # the option
    role: Annotated[Row, "i1", MOST_PLAYERS]
    at: Annotated[Row, "i1", MOST_PLAYERS]  # each pawn's place
    hand: Annotated[Grid, "i1", MOST_PLAYERS, HOLDABLE]  # each seat's cards, counted by kind
    deck: Annotated[Row, "i1", len(CARDS)]  # treasure cards, counted by kind
    discards: Annotated[Row, "i1", len(CARDS)]
    tile_at: Annotated[Row, "i1", PLACES]  # the tile of each place
    place_of: Annotated[Row, "i1", PLACES]  # the place of each tile


def tile_name(game: Island, place: int) -> str:
    """The tile that lies, or lay, at a place."""
    return TILES[game.tile_at[place]]
