"""Tobago's nouns: maps, clues, roses, treasures, and the record of a game in progress."""

from enum import IntEnum

import numpy as np

from atoll.engine.record import record
from atoll.games.tobago.data import CLUES, COINS, DATA, MAPS
from atoll.games.tobago.tables import MOST_SPACES

_COMPONENTS = DATA["components"]

MOST_PLAYERS = 4
NO_SEAT = NO_CARD = NO_MAP = -1
MAP_COUNT = len(MAPS)
CLUE_CARDS = len(CLUES)
HUTS, PALMS, STATUES = _COMPONENTS["huts"], _COMPONENTS["palms"], _COMPONENTS["statues"]
APART = 4  # the least distance between objects of one kind
DIRECTIONS = 6  # a statue's facings, clockwise
ROSES = _COMPONENTS["compass_roses_per_player"]
AMULETS = _COMPONENTS["amulets"]["value"]
MARKERS = _COMPONENTS["site_markers_per_colour"]
STEPS = 3  # of one drive
HAND = np.array([0, 0, *(_COMPONENTS["hand"][str(players)] for players in (2, 3, 4))], np.int8)

# A space fits at most 3 of the clues about beach, river and scrubland each, 4 about jungle, lake
# and mountain each, and 2 about each object and the ocean: no map holds more clues than these.
MOST_CLUES = 3 * 3 + 3 * 4 + 4 * 2
MOST_ROSES = 2  # on one clue

# Treasure cards are counted by kind: 0..4 are worth 2..6 coins, and there is the curse.
COIN_KINDS = len(COINS)
CURSE = COIN_KINDS
KINDS = COIN_KINDS + 1
LEAST_COINS = min(COINS)
TREASURES = np.array([*DATA["treasure_values"]["counts"].values()], np.int8)
TREASURE_CARDS = _COMPONENTS["treasure_cards"]
CURSES = _COMPONENTS["curse_cards"]
MOST_DRAWS = TREASURE_CARDS + CURSES  # in one sharing
NOT_REFILLED = MOST_DRAWS + 1
CURSE_DEPTHS = (27, 21)


class Curse(IntEnum):
    """What a curse does (option `curse`)."""

    FULL = 0
    GOES_ON = 1
    AMULET_BUYS_IN = 2
    ONE = 3
    NONE = 4


class Phase(IntEnum):
    PLACE = 0  # vehicles are put on the island
    ACT = 1  # the player on turn decides
    DRAW = 2  # chance: a clue card for a hand
    PEEK = 3  # chance: a treasure card somebody looks at
    ADD = 4  # chance: the treasure card nobody sees
    REVEAL = 5  # chance: a treasure card is turned up
    ASK = 6  # a rose's owner is asked
    START_MAP = 7  # a new map is begun
    OVER = 8


class AfterDraw(IntEnum):
    """What follows when a hand is full again."""

    GO_ON = 0  # the player on turn goes on
    END_TURN = 1  # the turn was given up for the exchange
    WASH_UP = 2  # the new map is started: amulets appear


class Reason(IntEnum):
    DECK_EMPTY = 0
    STUCK = 1


# An action is one small integer: the start of its block plus what it is done to.
_BLOCKS = (
    1, 1, 1, 1, 1, MOST_SPACES, CLUE_CARDS * MAP_COUNT, MOST_SPACES, MAP_COUNT,
    MAP_COUNT * MOST_SPACES, CLUE_CARDS * MAP_COUNT, MOST_SPACES, MAP_COUNT * MOST_CLUES,
    MAP_COUNT * MOST_CLUES * MOST_CLUES, CLUE_CARDS, CLUE_CARDS, KINDS, KINDS, KINDS,
)  # fmt: skip
(
    END_TURN, EXCHANGE, AMULET_EXCHANGE, TAKE, LEAVE,
    PLACE,  # + space
    CLUE,  # + maps × card + map
    DRIVE,  # + space
    RAISE,  # + map
    AMULET_REMOVE,  # + spaces × map + space
    AMULET_CLUE,  # + maps × card + map
    AMULET_DRIVE,  # + space
    AMULET_DOUBLE,  # + clues × map + clue
    AMULET_SWAP,  # + clues × (clues × map + clue) + other clue
    START_MAP,  # + card
    DRAW_CLUE,  # + card
    PEEK, ADD, REVEAL,  # + kind
) = (sum(_BLOCKS[:block]) for block in range(len(_BLOCKS)))  # fmt: skip

# Swaps outnumber all else: the 52 clues lie in columns of at most 29.
_MOST_SWAPS = sum(n * (n - 1) // 2 for n in (MOST_CLUES, CLUE_CARDS - MOST_CLUES))
_MOST_CLUE_PLIES = 2 * int(max(HAND)) * MAP_COUNT
_MOST_OTHERS = 3 + 2 * MOST_SPACES + MAP_COUNT * (1 + MARKERS) + CLUE_CARDS
MOST_ACTIONS = _MOST_SWAPS + _MOST_CLUE_PLIES + _MOST_OTHERS

STATE = record(
    # sets: of spaces two words, of clue cards one
    ("kept", "u8", (CLUE_CARDS, 2)),  # the spaces each clue keeps on this island
    ("candidates", "u8", (MAP_COUNT, 2)),  # where each map's treasure may still be
    ("washed_up", "u8", (2,)),  # amulets lying on the island
    ("deck", "u8"),  # clue cards
    ("discards", "u8"),
    ("exchanged", "u8", (MOST_PLAYERS,)),  # those discards only the seat that exchanged has seen
    ("hand", "u8", (MOST_PLAYERS,)),
    # the table
    ("phase", "i1"),
    ("actor", "i1"),
    ("players", "i1"),
    ("island", "i1"),
    ("expert_amulets", "i1"),  # the options
    ("curse", "i1"),
    ("curse_returns", "i1"),
    ("open_coins", "i1"),
    ("hut", "i1", (HUTS,)),
    ("palm", "i1", (PALMS,)),
    ("statue", "i1", (STATUES,)),
    ("faces", "i1", (STATUES,)),
    # the turn
    ("first", "i1"),
    ("turn", "i1"),  # the seat whose turn it is
    ("fresh", "i1"),  # nothing but the pick-up has happened in this turn
    ("acted", "i1"),  # the action is used, or a drive begun
    ("steps", "i1"),  # left of the regular drive
    ("amulet_steps", "i1"),  # left of a drive an amulet gave
    ("drawer", "i1"),  # the seat that draws clues
    ("after_draw", "i1"),
    # the seats
    ("vehicle", "i1", (MOST_PLAYERS,)),
    ("roses", "i1", (MOST_PLAYERS,)),  # not on a map
    ("amulets", "i1", (MOST_PLAYERS,)),
    ("treasure", "i1", (MOST_PLAYERS, COIN_KINDS)),
    ("amulet_supply", "i1"),
    # the maps: clues from the oldest down, and the raiser's rose below the last
    ("clues", "i1", (MAP_COUNT,)),  # how many
    ("clue", "i1", (MAP_COUNT, MOST_CLUES)),
    ("rose_owner", "i1", (MAP_COUNT, MOST_CLUES + 1)),
    ("rose_count", "i1", (MAP_COUNT, MOST_CLUES + 1)),
    # treasure cards, counted by kind
    ("treasure_deck", "i1", (KINDS,)),
    ("safe", "i1"),  # cards of the curse-free top still to be drawn
    ("treasure_discards", "i1", (COIN_KINDS,)),
    ("buried", "i1", (COIN_KINDS,)),  # those discards that were never turned up
    ("buried_known", "i1", (MOST_PLAYERS, COIN_KINDS)),  # what each seat knows of them
    ("curses_gone", "i1"),  # out of the game
    ("deck_used_up", "i1"),  # the game ends with this sharing
    # the sharing under way
    ("raised", "i1"),  # the map
    ("rose_slot", "i1"),  # whose roses look, or are asked; the raiser's rose is the last slot
    ("rose_turn", "i1"),  # how many of that slot's roses have looked or said no
    ("draws", "i1"),  # cards looked at, the unseen one included
    ("drawn_by", "i1", (MOST_DRAWS,)),  # the seat that looked
    ("drawn", "i1", (MOST_DRAWS,)),  # what it was
    ("safe_draws", "i1"),  # how many of them came from the curse-free top
    ("refilled_at", "i1"),  # the first draw after the discards were shuffled in
    ("pool", "i1", (KINDS,)),  # handed in and not yet turned up
    ("revealed", "i1", (KINDS,)),
    ("card", "i1"),  # on offer
    ("last_taker", "i1"),
    ("reason", "i1"),  # why the game is over
)
