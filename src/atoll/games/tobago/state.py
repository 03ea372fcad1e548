"""Tobago's nouns: maps, clues, roses, treasures, and the record of a game in progress."""

from enum import IntEnum
from typing import Annotated, cast

import numpy as np

from atoll.engine.contract import GameRecord
from atoll.engine.records.arrays import Grid, Row
from atoll.engine.records.record import i1, u8
from atoll.games.tobago.island.data import CLUES, COINS, DATA, MAPS

__all__ = [
    "AMULETS",
    "ANY_ISLAND",
    "APART",
    "CLUE_CARDS",
    "COIN_KINDS",
    "CURSE",
    "CURSES",
    "CURSE_DEPTHS",
    "DIRECTIONS",
    "FIRST_ISLAND",
    "HAND",
    "HUTS",
    "KINDS",
    "LEAST_COINS",
    "MAP_COUNT",
    "MARKERS",
    "MOST_CLUES",
    "MOST_DRAWS",
    "MOST_PLAYERS",
    "MOST_ROSES",
    "NOT_REFILLED",
    "NO_CARD",
    "NO_MAP",
    "NO_SEAT",
    "PALMS",
    "PRINTED_ISLAND",
    "ROSES",
    "STATUES",
    "STEPS",
    "TREASURES",
    "TREASURE_CARDS",
    "AfterDraw",
    "Curse",
    "CursePayment",
    "Phase",
    "Reason",
    "Tobago",
]

_COMPONENTS = DATA["components"]

MOST_PLAYERS = 4
NO_SEAT = NO_CARD = NO_MAP = -1
MAP_COUNT = len(MAPS)
CLUE_CARDS = len(CLUES)
HUTS: int = _COMPONENTS["huts"]
PALMS: int = _COMPONENTS["palms"]
STATUES: int = _COMPONENTS["statues"]
APART = 4  # the least distance between objects of one kind
DIRECTIONS = 6  # a statue's facings, clockwise
ROSES: int = _COMPONENTS["compass_roses_per_player"]
AMULETS: int = _COMPONENTS["amulets"]["value"]
MARKERS: int = _COMPONENTS["site_markers_per_colour"]
STEPS = 3  # of one drive
HAND = cast(
    Row, np.array([0, 0, *(_COMPONENTS["hand"][str(players)] for players in (2, 3, 4))], np.int8)
)

# A space fits at most 3 of the clues about beach, river and scrubland each, 4 about jungle, lake
# and mountain each, and 2 about each object and the ocean: no map holds more clues than these.
MOST_CLUES = 3 * 3 + 3 * 4 + 4 * 2
MOST_ROSES = 2  # on one clue

# Treasure cards are counted by kind: 0..4 are worth 2..6 coins, and there is the curse.
COIN_KINDS = len(COINS)
CURSE = COIN_KINDS
KINDS = COIN_KINDS + 1
LEAST_COINS = min(COINS)
TREASURES = cast(Row, np.array([*DATA["treasure_values"]["counts"].values()], np.int8))
TREASURE_CARDS: int = _COMPONENTS["treasure_cards"]
CURSES: int = _COMPONENTS["curse_cards"]
MOST_DRAWS = TREASURE_CARDS + CURSES  # in one sharing
NOT_REFILLED = MOST_DRAWS + 1
CURSE_DEPTHS = (27, 21)
PRINTED_ISLAND, ANY_ISLAND, FIRST_ISLAND = 0, 1, 2  # of the option `island`, as the record has it


class Curse(IntEnum):
    """What a curse does (option `curse`)."""

    FULL = 0
    GOES_ON = 1
    AMULET_BUYS_IN = 2


class CursePayment(IntEnum):
    """What a player who has an amulet and a card pays for a curse (option `curse_payment`)."""

    AMULET = 0
    CHOICE = 1


class Phase(IntEnum):
    PLACE = 0  # vehicles are put on the island
    ACT = 1  # the player on turn decides
    DRAW = 2  # chance: a clue card for a hand
    PEEK = 3  # chance: a treasure card a seat looks at
    ADD = 4  # chance: the unseen treasure card
    REVEAL = 5  # chance: a treasure card is turned up
    ASK = 6  # a rose's owner is asked
    PAY = 7  # a player may choose what a curse takes
    START_MAP = 8  # a new map is begun
    OVER = 9


class AfterDraw(IntEnum):
    """What follows when a hand is full again."""

    GO_ON = 0  # the player on turn goes on
    END_TURN = 1  # the turn was given up for the exchange
    WASH_UP = 2  # the new map is started: amulets appear


class Reason(IntEnum):
    DECK_EMPTY = 0
    STUCK = 1


class Tobago(GameRecord):
    """A game in progress."""

    # sets: of spaces two words, of clue cards one
    kept: Annotated[Grid, "u8", CLUE_CARDS, 2]  # the spaces each clue keeps on this island
    candidates: Annotated[Grid, "u8", MAP_COUNT, 2]  # where each map's treasure may still be
    washed_up: Annotated[Row, "u8", 2]  # amulets lying on the island
    deck: u8  # clue cards
    discards: u8
    exchanged: Annotated[Row, "u8", MOST_PLAYERS]  # each seat's face-down discards
    hand: Annotated[Row, "u8", MOST_PLAYERS]
    # the options
    chosen_island: i1  # one of the printed ones, any, or 2 + the number of the island
    expert_amulets: i1
    curse: i1
    curse_cards: i1
    curse_payment: i1
    curse_depth: i1
    curse_returns: i1
    open_coins: i1
    # the table
    phase: i1
    island: i1  # in play
    hut: Annotated[Row, "i1", HUTS]
    palm: Annotated[Row, "i1", PALMS]
    statue: Annotated[Row, "i1", STATUES]
    faces: Annotated[Row, "i1", STATUES]
    # the turn
    first: i1
    turn: i1  # the seat whose turn it is
    fresh: i1  # nothing but the pick-up has happened in this turn
    acted: i1  # the action is used, or a drive begun
    steps: i1  # left of the regular drive
    amulet_steps: i1  # left of a drive an amulet gave
    drawer: i1  # the seat that draws clues
    after_draw: i1
    # the seats
    vehicle: Annotated[Row, "i1", MOST_PLAYERS]
    roses: Annotated[Row, "i1", MOST_PLAYERS]  # not on a map
    amulets: Annotated[Row, "i1", MOST_PLAYERS]
    treasure: Annotated[Grid, "i1", MOST_PLAYERS, COIN_KINDS]
    amulet_supply: i1
    # the maps: clues from the oldest down, and the raiser's rose below the last
    clues: Annotated[Row, "i1", MAP_COUNT]  # how many
    clue: Annotated[Grid, "i1", MAP_COUNT, MOST_CLUES]
    rose_owner: Annotated[Grid, "i1", MAP_COUNT, MOST_CLUES + 1]
    rose_count: Annotated[Grid, "i1", MAP_COUNT, MOST_CLUES + 1]
    # treasure cards, counted by kind
    treasure_deck: Annotated[Row, "i1", KINDS]
    safe: i1  # cards of the curse-free top still to be drawn
    treasure_discards: Annotated[Row, "i1", KINDS]
    buried: Annotated[Row, "i1", KINDS]  # those discards that were never turned up
    buried_known: Annotated[Grid, "i1", MOST_PLAYERS, KINDS]  # what each seat knows of them
    buried_risky: Annotated[Row, "i1", MOST_PLAYERS]  # how many of the others may be a curse
    came_in: Annotated[Grid, "i1", MOST_PLAYERS, KINDS]  # into the deck, unknown to each seat
    curses_gone: i1  # out of the game
    deck_used_up: i1  # the game ends with this sharing
    # the sharing under way
    raised: i1  # the map
    rose_slot: i1  # whose roses look, or are asked; the raiser's rose is the last slot
    rose_turn: i1  # how many of that slot's roses have looked or said no
    draws: i1  # cards looked at, the unseen one included
    drawn_by: Annotated[Row, "i1", MOST_DRAWS]  # the seat that looked
    drawn: Annotated[Row, "i1", MOST_DRAWS]  # what it was
    safe_draws: i1  # how many of them came from the curse-free top
    refilled_at: i1  # the first draw after the discards were shuffled in
    pool: Annotated[Row, "i1", KINDS]  # handed in and not yet turned up
    revealed: Annotated[Row, "i1", KINDS]
    card: i1  # on offer
    last_taker: i1
    reason: i1  # why the game is over
