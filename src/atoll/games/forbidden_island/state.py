"""Forbidden Island's nouns: tiles, roles, cards, and the record of a game in progress."""

import json
from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np

from atoll.engine.record import record

DATA: dict[str, Any] = json.loads(Path(__file__).with_name("data.json").read_text("utf-8"))

# ── Tiles ────────────────────────────────────────────────────────────────────────────────

TILES: tuple[str, ...] = tuple(DATA["tiles"])
PLACES = len(TILES)  # where a tile lies: numbered in reading order of the shape
NOWHERE = -1
SHAPES = tuple(DATA["shapes"])
TREASURES = tuple(dict.fromkeys(t["treasure"] for t in DATA["tiles"].values() if "treasure" in t))
NO_TREASURE = -1


def _tiles_where(key: str, value: object) -> list[int]:
    return [tile for tile, name in enumerate(TILES) if DATA["tiles"][name].get(key) == value]


[LANDING] = _tiles_where("helicopter", True)
SITES = np.array([_tiles_where("treasure", treasure) for treasure in TREASURES], np.int8)
TREASURE_OF = np.full(PLACES, NO_TREASURE, np.int8)
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
START = np.array([_tiles_where("start", role)[0] for role in ROLES], np.int8)
MOST_PLAYERS = 4
NO_SEAT = -1

# ── Cards ────────────────────────────────────────────────────────────────────────────────

CARDS = (*TREASURES, "helicopter_lift", "sandbags", "waters_rise")
TREASURE_CARDS = len(TREASURES)  # cards 0..3 are the treasures'
HELICOPTER, SANDBAGS, WATERS_RISE = range(TREASURE_CARDS, len(CARDS))
HOLDABLE = WATERS_RISE  # cards below this one may be in a hand
COPIES = np.array(
    [DATA["treasure_deck"]["each_treasure"]] * TREASURE_CARDS
    + [DATA["treasure_deck"][card] for card in CARDS[TREASURE_CARDS:]],
    np.int8,
)
HAND_LIMIT = DATA["hand_limit"]
FIRST_HAND = DATA["initial_hand"]
CAPTURE_COST = DATA["capture_cost"]
ALL_CAPTURED = (1 << TREASURE_CARDS) - 1

# ── Water ────────────────────────────────────────────────────────────────────────────────

LEVELS = tuple(DATA["start_tick"])
START_TICK = np.array([DATA["start_tick"][level] for level in LEVELS], np.int8)
FLOOD_RATE = np.array([0, *DATA["water_meter"]], np.int8)  # flood cards a turn, by tick
SKULL = len(FLOOD_RATE)
MOST_PILES = SKULL - 1  # the first one, and one more for every rise the team survives
FIRST_FLOODS = DATA["initial_floods"]

# ── The course of a turn ─────────────────────────────────────────────────────────────────

ACTIONS_A_TURN = 3
DRAWS_A_TURN = 2


class Part(IntEnum):
    """The three parts of a turn."""

    ACTIONS = 0
    TREASURE = 1
    FLOOD = 2


class Phase(IntEnum):
    """The question that is put, or what chance is to do."""

    ACT = 0
    DISCARD = 1  # a hand is over the limit
    WINDOW = 2  # special cards, before a card is turned up
    DRAW = 3  # chance: the next treasure card
    FLOOD = 4  # chance: the next flood card
    SWIM = 5  # pawns are in the water
    OVER = 6


REASONS = ("lift_off", "treasure_lost", "landing_lost", "pawn_lost", "meter")
LIFTED_OFF, TREASURE_LOST, LANDING_LOST, PAWN_LOST, METER = range(len(REASONS))

# ── Actions ──────────────────────────────────────────────────────────────────────────────

# An action is one small integer: the start of its block plus what it is done to.  Where a
# block holds several numbers, the last one counts fastest.
GROUPS = 1 << MOST_PLAYERS  # a set of pawns, a bit for each seat
END_ACTIONS, PROCEED, CAPTURE = 0, 1, 2
MOVE = CAPTURE + 1  # to
FLY = MOVE + PLACES  # to
SHORE_UP = FLY + PLACES  # tile
NAVIGATE = SHORE_UP + PLACES  # seat, to
GIVE = NAVIGATE + MOST_PLAYERS * PLACES  # seat, card
DISCARD = GIVE + MOST_PLAYERS * TREASURE_CARDS  # card
SWIM = DISCARD + HOLDABLE  # swimmer, to
SANDBAG = SWIM + MOST_PLAYERS * PLACES  # holder, tile
LIFT_OFF = SANDBAG + MOST_PLAYERS * PLACES  # holder
LIFT = LIFT_OFF + MOST_PLAYERS  # holder, group, to
DRAW = LIFT + MOST_PLAYERS * GROUPS * PLACES  # card
FLOOD = DRAW + len(CARDS)  # tile

# The longest menu is one of actions: all pawns on one tile, each special card in another hand.
_OTHERS = MOST_PLAYERS - 1
_LIFTS = int(COPIES[HELICOPTER]) * ((GROUPS - 1) * (PLACES - 1) + 1)  # or a lift-off
_SANDBAGS = int(COPIES[SANDBAGS]) * PLACES
MOST_ACTIONS = NAVIGATE + _OTHERS * (PLACES + TREASURE_CARDS) + _LIFTS + _SANDBAGS

# ── The record ───────────────────────────────────────────────────────────────────────────

# Sets of places are bit sets; see `places`.
STATE = record(
    ("afloat", "i4"),  # the places whose tile has not sunk
    ("flooded", "i4"),  # those of them whose tile is flooded
    ("flood_discards", "i4"),
    ("pile", "i4", (MOST_PILES,)),  # the flood deck in piles, from the bottom; no pile has an order
    ("piles", "i1"),  # how many there are
    ("phase", "i1"),
    ("actor", "i1"),
    ("players", "i1"),
    ("turn", "i1"),  # the seat whose turn it is
    ("part", "i1"),  # of the turn
    ("actions", "i1"),  # left in this turn
    ("free_shore_up", "i1"),  # the Engineer may shore up a second tile
    ("flown", "i1"),  # the Pilot has flown in this turn
    ("draws", "i1"),  # treasure cards still to be drawn in this turn
    ("floods", "i1"),  # flood cards still to be turned up in this turn
    ("turned_up", "i1"),  # the place of the flood card just turned up
    ("over_limit", "i1"),  # the seat that has too many cards
    ("swimmers", "i1"),  # the seats whose pawns are in the water, a bit each
    ("meter", "i1"),  # the tick the water stands at
    ("captured", "i1"),  # treasures, a bit each
    ("ending", "i1"),  # why the game ended, once it has
    ("island", "i1"),  # the option `shape`
    ("sandbags_between_floods", "i1"),  # the option
    ("rescue_lift", "i1"),  # the option
    ("role", "i1", (MOST_PLAYERS,)),
    ("at", "i1", (MOST_PLAYERS,)),  # each pawn's place
    ("hand", "i1", (MOST_PLAYERS, HOLDABLE)),  # each seat's cards, counted by kind
    ("deck", "i1", (len(CARDS),)),  # treasure cards, counted by kind
    ("discards", "i1", (len(CARDS),)),
    ("tile_at", "i1", (PLACES,)),  # the tile of each place
    ("place_of", "i1", (PLACES,)),  # the place of each tile
)
