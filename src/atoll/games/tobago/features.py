"""Tobago in numbers for learning: what a seat sees, from where it sits.

Seats are counted from the observer's, which is 0.  Spaces are counted in reading order of the
island.  A map's column is given card by card: `clue` says how deep each lies in it.
"""

from typing import Annotated, cast

import numpy as np

from atoll.engine.compiler.rule import rule
from atoll.engine.contract import CHANCE, NOBODY
from atoll.engine.records.arrays import Grid, Row
from atoll.engine.records.features import Features, Observation, Plane, bits_of, pointed_at
from atoll.games.tobago.island.data import TERRAINS
from atoll.games.tobago.island.geometry import ISLANDS
from atoll.games.tobago.island.landmarks import find_clue_spaces
from atoll.games.tobago.island.sets import WORD, has, size
from atoll.games.tobago.island.tables import MOST_SPACES, NO_SPACE
from atoll.games.tobago.state import (
    CLUE_CARDS,
    COIN_KINDS,
    CURSE,
    DIRECTIONS,
    KINDS,
    MAP_COUNT,
    MOST_DRAWS,
    MOST_PLAYERS,
    NO_CARD,
    NO_MAP,
    NO_SEAT,
    STATUES,
    Phase,
    Tobago,
)

__all__ = [
    "FEATURES",
    "TERRAIN",
    "Seen",
    "observe",
    "observe_belongings",
    "observe_clues",
    "observe_island",
    "observe_sharing",
    "observe_spaces",
    "observe_treasure_cards",
    "point_at",
    "restore",
]


def _terrain() -> Grid:
    """The terrain of each space of each island, one-hot."""
    table = np.zeros((len(ISLANDS), MOST_SPACES, len(TERRAINS)), np.int8)
    for number, island in enumerate(ISLANDS):
        for space, at in enumerate(island.spaces):
            table[number, space, TERRAINS.index(island.terrain[at])] = 1
    return cast(Grid, table)


TERRAIN = _terrain()


class Seen(Observation):
    """What a seat sees."""

    seat: Annotated[Row, Plane("the observer's own seat, one-hot", MOST_PLAYERS)]
    seats: Annotated[Row, Plane("1 for every seat at the table", MOST_PLAYERS)]
    phase: Annotated[
        Row, Plane("the decision to be made, or what chance is to do, one-hot", len(Phase))
    ]
    turn: Annotated[Row, Plane("whose turn it is, one-hot", MOST_PLAYERS)]
    decides: Annotated[Row, Plane("the seat that decides, one-hot; empty for chance", MOST_PLAYERS)]
    drawing: Annotated[Row, Plane("the seat that draws clues, one-hot", MOST_PLAYERS)]
    acted: Annotated[Row, Plane("1 if the action is used or a drive begun", 1)]
    steps: Annotated[Row, Plane("left of the regular drive", 1)]
    amulet_steps: Annotated[Row, Plane("left of an amulet's drive", 1)]
    open_coins: Annotated[Row, Plane("1 if the option is on", 1)]
    island: Annotated[Row, Plane("which island, one-hot", len(ISLANDS))]
    terrain: Annotated[
        Grid, Plane("of each space, one-hot; empty beyond", MOST_SPACES, len(TERRAINS))
    ]
    hut: Annotated[Row, Plane("1, 2, … where the huts stand", MOST_SPACES)]
    palm: Annotated[Row, Plane("1, 2, … where the palms stand", MOST_SPACES)]
    statue: Annotated[Row, Plane("1, 2, … where the statues stand", MOST_SPACES)]
    faces: Annotated[Grid, Plane("each statue's facing, one-hot", STATUES, DIRECTIONS)]
    washed_up: Annotated[Row, Plane("1 where an amulet lies", MOST_SPACES)]
    amulet_supply: Annotated[Row, Plane("amulets not in play", 1)]
    vehicle: Annotated[Grid, Plane("each seat's vehicle, one-hot", MOST_PLAYERS, MOST_SPACES)]
    clue: Annotated[
        Grid,
        Plane("on which maps each clue lies, and how deep: 1 is the oldest", MAP_COUNT, CLUE_CARDS),
    ]
    owner: Annotated[
        Grid, Plane("whose roses lie on it, one-hot", MAP_COUNT, CLUE_CARDS, MOST_PLAYERS)
    ]
    roses_on: Annotated[Grid, Plane("how many roses lie on it", MAP_COUNT, CLUE_CARDS)]
    candidates: Annotated[Grid, Plane("1 where each map's treasure may be", MAP_COUNT, MOST_SPACES)]
    hand: Annotated[Row, Plane("1 for every clue in the observer's hand", CLUE_CARDS)]
    hand_cards: Annotated[Row, Plane("each seat's clues", MOST_PLAYERS)]
    roses: Annotated[Row, Plane("each seat's roses that are not on a map", MOST_PLAYERS)]
    amulets: Annotated[Row, Plane("each seat's amulets", MOST_PLAYERS)]
    treasures: Annotated[Row, Plane("each seat's treasure cards", MOST_PLAYERS)]
    coins: Annotated[
        Grid, Plane("those of them the observer may see, by kind", MOST_PLAYERS, COIN_KINDS)
    ]
    clue_deck: Annotated[Row, Plane("clues in the deck", 1)]
    clue_discards: Annotated[Row, Plane("clues discarded", 1)]
    treasure_deck: Annotated[Row, Plane("treasure cards in the deck", 1)]
    treasure_discards: Annotated[Row, Plane("treasure cards discarded", 1)]
    curse_free: Annotated[Row, Plane("cards of the deck's top that cannot be a curse", 1)]
    curses: Annotated[Row, Plane("curses in the game: in the deck, handed in, discarded unseen", 1)]
    raised: Annotated[Row, Plane("the map whose treasure is shared, one-hot", MAP_COUNT)]
    raiser_rose: Annotated[Row, Plane("1 if the raiser's rose still lies below that map", 1)]
    looks: Annotated[Row, Plane("how many cards each seat has looked at", MOST_PLAYERS)]
    looked: Annotated[Row, Plane("the observer's looks in order: kinds, from 1", MOST_DRAWS)]
    handed_in: Annotated[Row, Plane("cards not yet turned up", 1)]
    revealed: Annotated[Row, Plane("cards turned up, by kind", KINDS)]
    card: Annotated[Row, Plane("the card on offer, one-hot", KINDS)]
    rose_slot: Annotated[Row, Plane("the clue whose roses look or decide, counted from 0", 1)]
    rose_turn: Annotated[Row, Plane("how many of that clue's roses have done so", 1)]
    last_taker: Annotated[Row, Plane("the seat that took the last card, one-hot", MOST_PLAYERS)]


@rule
def observe(game: Tobago, seat: int, seen: Seen) -> None:
    """Write down what a seat sees; clues and hands are dealt when all vehicles stand."""
    seen.seat[seat] = 1
    seen.seats[: game.players] = 1
    seen.phase[game.phase] = 1
    point_at(seen.turn, game.turn, seat, game.players)
    point_at(seen.decides, game.actor, seat, game.players)
    if game.phase == Phase.DRAW:
        point_at(seen.drawing, game.drawer, seat, game.players)
    seen.acted[0] = game.acted
    seen.steps[0] = game.steps
    seen.amulet_steps[0] = game.amulet_steps
    seen.open_coins[0] = game.open_coins
    observe_island(game, seat, seen)
    observe_belongings(game, seat, seen)
    observe_treasure_cards(game, seen)
    if game.phase != Phase.PLACE:
        observe_clues(game, seat, seen)
    if game.raised != NO_MAP and game.phase != Phase.START_MAP:
        observe_sharing(game, seat, seen)


@rule
def point_at(plane: Row, other: int, seat: int, players: int) -> None:
    """Mark a seat, if it is one, counted from the observer's."""
    if other >= 0:
        plane[(other - seat) % players] = 1


@rule
def observe_island(game: Tobago, seat: int, seen: Seen) -> None:
    """Write down the island and what stands and lies on it."""
    seen.island[game.island] = 1
    seen.terrain[:] = TERRAIN[game.island]
    for number in range(len(game.hut)):
        seen.hut[game.hut[number]] = number + 1
    for number in range(len(game.palm)):
        seen.palm[game.palm[number]] = number + 1
    for number in range(STATUES):
        seen.statue[game.statue[number]] = number + 1
        seen.faces[number, game.faces[number]] = 1
    observe_spaces(game.washed_up, seen.washed_up)
    seen.amulet_supply[0] = game.amulet_supply
    for other in range(game.players):
        if game.vehicle[other] != NO_SPACE:
            seen.vehicle[(other - seat) % game.players, game.vehicle[other]] = 1


@rule
def observe_spaces(words: Row, plane: Row) -> None:
    """Mark the members of a set of spaces."""
    for space in range(MOST_SPACES):
        if has(words[space // WORD], space % WORD):
            plane[space] = 1


@rule
def observe_belongings(game: Tobago, seat: int, seen: Seen) -> None:
    """Write down what lies before each seat; coins only where the observer may see them."""
    open_to_all = game.open_coins or game.phase == Phase.OVER
    for other in range(game.players):
        own = (other - seat) % game.players
        seen.amulets[own] = game.amulets[other]
        seen.treasures[own] = game.treasure[other].sum()
        if open_to_all or other == seat:
            seen.coins[own] = game.treasure[other]
        if game.phase != Phase.PLACE:
            seen.roses[own] = game.roses[other]
            seen.hand_cards[own] = size(game.hand[other])


@rule
def observe_treasure_cards(game: Tobago, seen: Seen) -> None:
    """Write down how many treasure cards lie where."""
    seen.treasure_deck[0] = game.treasure_deck.sum()
    seen.treasure_discards[0] = game.treasure_discards.sum()
    seen.curse_free[0] = game.safe
    seen.curses[0] = game.treasure_deck[CURSE] + game.pool[CURSE] + game.treasure_discards[CURSE]


@rule
def observe_clues(game: Tobago, seat: int, seen: Seen) -> None:
    """Write down the maps and the observer's hand."""
    seen.clue_deck[0] = size(game.deck)
    seen.clue_discards[0] = size(game.discards)
    for card in range(CLUE_CARDS):
        if has(game.hand[seat], card):
            seen.hand[card] = 1
    for number in range(MAP_COUNT):
        observe_spaces(game.candidates[number], seen.candidates[number])
        for slot in range(game.clues[number]):
            card = game.clue[number, slot]
            seen.clue[number, card] = slot + 1
            seen.roses_on[number, card] = game.rose_count[number, slot]
            owner = (game.rose_owner[number, slot] - seat) % game.players
            seen.owner[number, card, owner] = 1


@rule
def observe_sharing(game: Tobago, seat: int, seen: Seen) -> None:
    """Write down the sharing under way, with the observer's looks."""
    seen.raised[game.raised] = 1
    seen.raiser_rose[0] = game.rose_count[game.raised, game.clues[game.raised]] > 0
    looked = 0
    for draw in range(game.draws):
        if game.drawn_by[draw] >= 0:
            seen.looks[(game.drawn_by[draw] - seat) % game.players] += 1
        if game.drawn_by[draw] == seat:
            seen.looked[looked] = game.drawn[draw] + 1
            looked += 1
    seen.handed_in[0] = game.pool.sum()
    seen.revealed[:] = game.revealed
    if game.card != NO_CARD:
        seen.card[game.card] = 1
    if game.phase == Phase.PEEK or game.phase == Phase.ASK or game.phase == Phase.PAY:
        seen.rose_slot[0] = game.rose_slot
        seen.rose_turn[0] = game.rose_turn
    point_at(seen.last_taker, game.last_taker, seat, game.players)


# ── And back ─────────────────────────────────────────────────────────────────────────────


def restore(seen: Seen, game: Tobago) -> int:
    """Restore what was observed; hidden cards are any cards, in the right number."""
    seat, players = int(np.argmax(seen.seat)), int(seen.seats.sum())
    game.players, game.phase = players, int(np.argmax(seen.phase))
    no_seat = NOBODY if game.phase == Phase.OVER else CHANCE
    game.turn = pointed_at(seen.turn, seat, players, NO_SEAT)
    game.actor = pointed_at(seen.decides, seat, players, no_seat)
    game.drawer = pointed_at(seen.drawing, seat, players, NO_SEAT)
    game.last_taker = pointed_at(seen.last_taker, seat, players, NO_SEAT)
    game.acted, game.steps, game.amulet_steps = seen.acted[0], seen.steps[0], seen.amulet_steps[0]
    game.open_coins, game.amulet_supply = seen.open_coins[0], seen.amulet_supply[0]
    game.amulets[:players] = np.roll(seen.amulets[:players], seat)
    game.roses[:players] = np.roll(seen.roses[:players], seat)
    _restore_island(seen, game, seat)
    _restore_clues(seen, game, seat)
    _restore_treasure(seen, game, seat)
    return seat


def _restore_island(seen: Seen, game: Tobago, seat: int) -> None:
    game.island = int(np.argmax(seen.island))
    for plane, objects in (
        (seen.hut, game.hut),
        (seen.palm, game.palm),
        (seen.statue, game.statue),
    ):
        for space in np.flatnonzero(plane).tolist():
            objects[plane[space] - 1] = space
    game.faces[:] = np.argmax(seen.faces, axis=1)
    game.washed_up[:] = _two_words(seen.washed_up)
    game.vehicle[:] = NO_SPACE
    for own, plane in enumerate(seen.vehicle[: game.players]):
        if plane.any():
            game.vehicle[(own + seat) % game.players] = np.argmax(plane)
    find_clue_spaces(game)


def _restore_clues(seen: Seen, game: Tobago, seat: int) -> None:
    players = game.players
    for own, cards in enumerate(seen.hand_cards[:players]):
        game.hand[(own + seat) % players] = _any_cards(cards)
    game.hand[seat] = bits_of(seen.hand)
    game.deck, game.discards = _any_cards(seen.clue_deck[0]), _any_cards(seen.clue_discards[0])
    for number in range(MAP_COUNT):
        game.candidates[number] = _two_words(seen.candidates[number])
        column = np.flatnonzero(seen.clue[number]).tolist()
        game.clues[number] = len(column)
        for card in column:
            slot = seen.clue[number, card] - 1
            game.clue[number, slot] = card
            owner = pointed_at(seen.owner[number, card, :], seat, players, NO_SEAT)
            game.rose_owner[number, slot] = owner
            game.rose_count[number, slot] = seen.roses_on[number, card]


def _any_cards(count: int) -> int:
    """A set of this many clue cards."""
    return (1 << int(count)) - 1


def _restore_treasure(seen: Seen, game: Tobago, seat: int) -> None:
    for own, coins in enumerate(seen.coins[: game.players]):
        game.treasure[(own + seat) % game.players] = coins
        game.treasure[(own + seat) % game.players, 0] += seen.treasures[own] - coins.sum()
    curses, deck = int(seen.curses[0]), int(seen.treasure_deck[0])
    for pile, cards in (
        (game.treasure_deck, deck),
        (game.pool, int(seen.handed_in[0])),
        (game.treasure_discards, int(seen.treasure_discards[0])),
    ):
        pile[CURSE] = min(curses, cards)
        pile[0] = cards - min(curses, cards)
        curses -= min(curses, cards)
    game.safe = seen.curse_free[0]
    game.raised = pointed_at(seen.raised, 0, MAP_COUNT, NO_MAP)
    game.rose_count[game.raised, game.clues[game.raised]] = seen.raiser_rose[0]
    _restore_looks(seen, game, seat)


def _restore_looks(seen: Seen, game: Tobago, seat: int) -> None:
    looks = [kind - 1 for kind in seen.looked if kind]
    drawn_by = [seat] * len(looks)
    for own, count in enumerate(seen.looks[: game.players]):
        if own:
            drawn_by += [(own + seat) % game.players] * int(count)
    game.draws = len(drawn_by)
    game.drawn_by[: len(drawn_by)] = drawn_by
    game.drawn[: len(looks)] = looks
    game.revealed[:] = seen.revealed
    game.card = pointed_at(seen.card, 0, KINDS, NO_CARD)
    game.rose_slot, game.rose_turn = seen.rose_slot[0], seen.rose_turn[0]


def _two_words(plane: Row) -> tuple[int, int]:
    """The set of spaces that a plane marks."""
    members = bits_of(plane)
    return members & ((1 << WORD) - 1), members >> WORD


FEATURES = Features(Seen, restore)
