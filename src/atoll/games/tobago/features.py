"""Tobago in numbers for learning: what a seat sees, from where it sits.

Seats are counted from the observer's, who is 0.  Spaces are counted in reading order of the
island.  A map's column is told card by card: `clue` says how deep each lies in it.
"""

from typing import Any

import numpy as np

from atoll.engine.contract import CHANCE, NOBODY
from atoll.engine.features import Features, Plane, bits_of, pointed_at
from atoll.engine.rule import rule
from atoll.games.tobago.data import TERRAINS
from atoll.games.tobago.island import ISLANDS
from atoll.games.tobago.landmarks import find_clue_spaces
from atoll.games.tobago.sets import WORD, has, size
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
)
from atoll.games.tobago.tables import MOST_SPACES, NO_SPACE

TERRAIN = np.zeros((len(ISLANDS), MOST_SPACES, len(TERRAINS)), np.int8)
for _number, _island in enumerate(ISLANDS):
    for _space, _hex in enumerate(_island.spaces):
        TERRAIN[_number, _space, TERRAINS.index(_island.terrain[_hex])] = 1

_OF_SEATS, _OF_SPACES = (MOST_PLAYERS,), (MOST_SPACES,)
_OF_CLUES = (MAP_COUNT, CLUE_CARDS)

PLANES = (
    Plane("seat", _OF_SEATS, "the observer's own seat, one-hot"),
    Plane("seats", _OF_SEATS, "1 for every seat at the table"),
    Plane("phase", (len(Phase),), "the question that is put, or what chance is to do, one-hot"),
    Plane("turn", _OF_SEATS, "whose turn it is, one-hot"),
    Plane("decides", _OF_SEATS, "who is asked, one-hot; empty if it is chance's"),
    Plane("drawing", _OF_SEATS, "who draws clues, one-hot"),
    Plane("acted", (1,), "1 if the action is used or a drive begun"),
    Plane("steps", (1,), "left of the regular drive"),
    Plane("amulet_steps", (1,), "left of an amulet's drive"),
    Plane("open_coins", (1,), "1 if the option is on"),
    Plane("island", (len(ISLANDS),), "which island, one-hot"),
    Plane("terrain", (MOST_SPACES, len(TERRAINS)), "of each space, one-hot; empty beyond"),
    Plane("hut", _OF_SPACES, "1, 2, … where the huts stand"),
    Plane("palm", _OF_SPACES, "1, 2, … where the palms stand"),
    Plane("statue", _OF_SPACES, "1, 2, … where the statues stand"),
    Plane("faces", (STATUES, DIRECTIONS), "each statue's facing, one-hot"),
    Plane("washed_up", _OF_SPACES, "1 where an amulet lies"),
    Plane("amulet_supply", (1,), "amulets not in play"),
    Plane("vehicle", (MOST_PLAYERS, MOST_SPACES), "each seat's vehicle, one-hot"),
    Plane("clue", _OF_CLUES, "on which maps each clue lies, and how deep: 1 is the oldest"),
    Plane("owner", (MAP_COUNT, CLUE_CARDS, MOST_PLAYERS), "whose roses lie on it, one-hot"),
    Plane("roses_on", _OF_CLUES, "how many roses lie on it"),
    Plane("candidates", (MAP_COUNT, MOST_SPACES), "1 where each map's treasure may be"),
    Plane("hand", (CLUE_CARDS,), "1 for every clue in the own hand"),
    Plane("hand_cards", _OF_SEATS, "each seat's clues"),
    Plane("roses", _OF_SEATS, "each seat's roses that are not on a map"),
    Plane("amulets", _OF_SEATS, "each seat's amulets"),
    Plane("treasures", _OF_SEATS, "each seat's treasure cards"),
    Plane("coins", (MOST_PLAYERS, COIN_KINDS), "those of them the observer may see, by kind"),
    Plane("clue_deck", (1,), "clues in the deck"),
    Plane("clue_discards", (1,), "clues discarded"),
    Plane("treasure_deck", (1,), "treasure cards in the deck"),
    Plane("treasure_discards", (1,), "treasure cards discarded"),
    Plane("curse_free", (1,), "cards of the deck's top that cannot be a curse"),
    Plane("curses", (1,), "curses in the deck or handed in"),
    Plane("raised", (MAP_COUNT,), "the map whose treasure is shared, one-hot"),
    Plane("raiser_rose", (1,), "1 if the raiser's rose still lies below that map"),
    Plane("looks", _OF_SEATS, "how many cards each seat has looked at"),
    Plane("looked", (MOST_DRAWS,), "the own looks in order: the kind, counted from 1"),
    Plane("handed_in", (1,), "cards not yet turned up"),
    Plane("revealed", (KINDS,), "cards turned up, by kind"),
    Plane("card", (KINDS,), "the card on offer, one-hot"),
    Plane("rose_slot", (1,), "the clue whose roses look or are asked, counted from 0"),
    Plane("rose_turn", (1,), "how many of that clue's roses have done so"),
    Plane("last_taker", _OF_SEATS, "who took the last card, one-hot"),
)  # fmt: skip


@rule
def observe(game, seat, seen):
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
def point_at(plane, other, seat, players):
    """Mark a seat, if it is one, counted from the observer's."""
    if other >= 0:
        plane[(other - seat) % players] = 1


@rule
def observe_island(game, seat, seen):
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
def observe_spaces(words, plane):
    """Mark the members of a set of spaces."""
    for space in range(MOST_SPACES):
        if has(words[space // WORD], space % WORD):
            plane[space] = 1


@rule
def observe_belongings(game, seat, seen):
    """Write down what lies before everybody; treasure shows its coins only to who may see them."""
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
def observe_treasure_cards(game, seen):
    """Write down how many treasure cards lie where."""
    seen.treasure_deck[0] = game.treasure_deck.sum()
    seen.treasure_discards[0] = game.treasure_discards.sum()
    seen.curse_free[0] = game.safe
    seen.curses[0] = game.treasure_deck[CURSE] + game.pool[CURSE]


@rule
def observe_clues(game, seat, seen):
    """Write down the maps and the own hand."""
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
            point_at(seen.owner[number, card], game.rose_owner[number, slot], seat, game.players)


@rule
def observe_sharing(game, seat, seen):
    """Write down the sharing under way, with the own looks."""
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
    if game.phase == Phase.PEEK or game.phase == Phase.ASK:
        seen.rose_slot[0] = game.rose_slot
        seen.rose_turn[0] = game.rose_turn
    point_at(seen.last_taker, game.last_taker, seat, game.players)


# ── And back ─────────────────────────────────────────────────────────────────────────────


def restore(seen: Any, game: Any) -> int:
    """A position in which all is as observed; what was hidden is anything of the right number."""
    seat, players = int(np.argmax(seen.seat)), int(seen.seats.sum())
    game.players, game.phase = players, np.argmax(seen.phase)
    nobody = NOBODY if game.phase == Phase.OVER else CHANCE
    game.turn = pointed_at(seen.turn, seat, players, NO_SEAT)
    game.actor = pointed_at(seen.decides, seat, players, nobody)
    game.drawer = pointed_at(seen.drawing, seat, players, NO_SEAT)
    game.last_taker = pointed_at(seen.last_taker, seat, players, NO_SEAT)
    for name in ("acted", "steps", "amulet_steps", "open_coins", "amulet_supply"):
        game[name] = seen[name][0]
    for name in ("amulets", "roses"):
        game[name][:players] = np.roll(seen[name][:players], seat)
    _restore_island(seen, game, seat)
    _restore_clues(seen, game, seat)
    _restore_treasure(seen, game, seat)
    return seat


def _restore_island(seen: Any, game: Any, seat: int) -> None:
    game.island = np.argmax(seen.island)
    for kind in ("hut", "palm", "statue"):
        spaces = np.flatnonzero(seen[kind])
        game[kind][seen[kind][spaces] - 1] = spaces
    game.faces = np.argmax(seen.faces, axis=1)
    game.washed_up = _two_words(seen.washed_up)
    game.vehicle = NO_SPACE
    for own, plane in enumerate(seen.vehicle[: game.players]):
        if plane.any():
            game.vehicle[(own + seat) % game.players] = np.argmax(plane)
    find_clue_spaces(game)


def _restore_clues(seen: Any, game: Any, seat: int) -> None:
    players = game.players
    for own, cards in enumerate(seen.hand_cards[:players]):
        game.hand[(own + seat) % players] = (1 << int(cards)) - 1
    game.hand[seat] = bits_of(seen.hand)
    game.deck, game.discards = ((1 << int(n[0])) - 1 for n in (seen.clue_deck, seen.clue_discards))
    for number in range(MAP_COUNT):
        game.candidates[number] = _two_words(seen.candidates[number])
        column = np.flatnonzero(seen.clue[number])
        game.clues[number] = len(column)
        for card in column:
            slot = seen.clue[number, card] - 1
            game.clue[number, slot] = card
            owner = pointed_at(seen.owner[number, card], seat, players, NO_SEAT)
            game.rose_owner[number, slot] = owner
            game.rose_count[number, slot] = seen.roses_on[number, card]


def _restore_treasure(seen: Any, game: Any, seat: int) -> None:
    for own, coins in enumerate(seen.coins[: game.players]):
        game.treasure[(own + seat) % game.players] = coins
        game.treasure[(own + seat) % game.players, 0] += seen.treasures[own] - coins.sum()
    curses, deck = int(seen.curses[0]), int(seen.treasure_deck[0])
    game.treasure_deck[CURSE] = min(curses, deck)
    game.treasure_deck[0] = deck - min(curses, deck)
    game.pool[CURSE] = curses - min(curses, deck)
    game.pool[0] = seen.handed_in[0] - game.pool[CURSE]
    game.treasure_discards[0], game.safe = seen.treasure_discards[0], seen.curse_free[0]
    game.raised = pointed_at(seen.raised, 0, MAP_COUNT, NO_MAP)
    game.rose_count[game.raised, game.clues[game.raised]] = seen.raiser_rose[0]
    looks = [kind - 1 for kind in seen.looked if kind]
    drawn_by = [seat] * len(looks)
    for own, count in enumerate(seen.looks[: game.players]):
        if own:
            drawn_by += [(own + seat) % game.players] * int(count)
    game.draws = len(drawn_by)
    game.drawn_by[: len(drawn_by)] = drawn_by
    game.drawn[: len(looks)] = looks
    game.revealed, game.card = seen.revealed, pointed_at(seen.card, 0, KINDS, NO_CARD)
    game.rose_slot, game.rose_turn = seen.rose_slot[0], seen.rose_turn[0]


def _two_words(plane: Any) -> tuple[int, int]:
    """A set of spaces."""
    members = bits_of(plane)
    return members & ((1 << WORD) - 1), members >> WORD


FEATURES = Features(PLANES, restore)
