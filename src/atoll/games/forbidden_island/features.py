"""Forbidden Island in numbers for learning: what a seat sees, from where it sits.

Seats are counted from the observer's, who is 0.  Places are counted in reading order of the
shape; `tile_at` says which tile lies where.
"""

from typing import Any

import numpy as np

from atoll.engine.contract import CHANCE, NOBODY
from atoll.engine.features import Features, Plane, bits_of, pointed_at
from atoll.engine.rule import rule
from atoll.games.forbidden_island.state import (
    CARDS,
    HOLDABLE,
    MOST_PILES,
    MOST_PLAYERS,
    NO_SEAT,
    NOWHERE,
    PLACES,
    REASONS,
    ROLES,
    SHAPES,
    SKULL,
    TILES,
    TREASURES,
    Part,
    Phase,
)

PLANES = (
    Plane("seat", (MOST_PLAYERS,), "the observer's own seat, one-hot"),
    Plane("seats", (MOST_PLAYERS,), "1 for every seat at the table"),
    Plane("phase", (len(Phase),), "one-hot: act, discard, window, draw, flood, swim, over"),
    Plane("part", (len(Part),), "of the turn, one-hot: actions, treasure, flood"),
    Plane("turn", (MOST_PLAYERS,), "whose turn it is, one-hot"),
    Plane("decides", (MOST_PLAYERS,), "who is asked first, one-hot; empty if it is chance's"),
    Plane("over_limit", (MOST_PLAYERS,), "who holds too many cards, one-hot"),
    Plane("swimmers", (MOST_PLAYERS,), "1 for every pawn in the water"),
    Plane("actions", (1,), "left in this turn"),
    Plane("free_shore_up", (1,), "1 if the Engineer may shore up a second tile"),
    Plane("flown", (1,), "1 if the Pilot has flown in this turn"),
    Plane("draws", (1,), "treasure cards to come in this turn"),
    Plane("floods", (1,), "flood cards to come in this turn"),
    Plane("sandbags_between_floods", (1,), "1 if the option is on"),
    Plane("rescue_lift", (1,), "1 if the option is on"),
    Plane("island", (len(SHAPES),), "its shape, one-hot"),
    Plane("meter", (SKULL + 1,), "the tick the water stands at, one-hot; 0 is none"),
    Plane("captured", (len(TREASURES),), "1 for every treasure captured"),
    Plane("ending", (len(REASONS),), "why the game is over, one-hot"),
    Plane("tile_at", (PLACES, len(TILES)), "which tile lies at each place, one-hot"),
    Plane("afloat", (PLACES,), "1 where the tile has not sunk"),
    Plane("flooded", (PLACES,), "1 where it is flooded"),
    Plane("turned_up", (PLACES,), "the flood card just turned up, one-hot"),
    Plane("flood_discards", (PLACES,), "1 for every flood card discarded"),
    Plane("pile", (MOST_PILES, PLACES), "the flood deck's piles, topmost first, 1 for every card"),
    Plane("role", (MOST_PLAYERS, len(ROLES)), "each seat's role, one-hot"),
    Plane("at", (MOST_PLAYERS, PLACES), "each pawn's place, one-hot"),
    Plane("hand", (MOST_PLAYERS, HOLDABLE), "each seat's cards, by kind"),
    Plane("deck", (len(CARDS),), "treasure cards in the deck, by kind"),
    Plane("discards", (len(CARDS),), "treasure cards discarded, by kind"),
)

NUMBERS = ("actions", "free_shore_up", "flown", "draws", "floods")
OPTIONS = ("sandbags_between_floods", "rescue_lift")


@rule
def observe(game, seat, seen):
    """Write down what a seat sees."""
    seen.seat[seat] = 1
    seen.seats[: game.players] = 1
    seen.phase[game.phase] = 1
    seen.part[game.part] = 1
    seen.actions[0] = game.actions
    seen.free_shore_up[0] = game.free_shore_up
    seen.flown[0] = game.flown
    seen.draws[0] = game.draws
    seen.floods[0] = game.floods
    seen.sandbags_between_floods[0] = game.sandbags_between_floods
    seen.rescue_lift[0] = game.rescue_lift
    seen.island[game.island] = 1
    seen.meter[game.meter] = 1
    for treasure in range(len(TREASURES)):
        seen.captured[treasure] = game.captured >> treasure & 1
    if game.phase == Phase.OVER:
        seen.ending[game.ending] = 1
    seen.deck[:] = game.deck
    seen.discards[:] = game.discards
    observe_island(game, seen)
    observe_seats(game, seat, seen)


@rule
def observe_island(game, seen):
    """Write down the tiles and the flood cards."""
    for place in range(PLACES):
        seen.tile_at[place, game.tile_at[place]] = 1
        seen.afloat[place] = game.afloat >> place & 1
        seen.flooded[place] = game.flooded >> place & 1
        seen.flood_discards[place] = game.flood_discards >> place & 1
    for depth in range(game.piles):
        cards = game.pile[game.piles - 1 - depth]
        for place in range(PLACES):
            seen.pile[depth, place] = cards >> place & 1
    if game.turned_up != NOWHERE:
        seen.turned_up[game.turned_up] = 1


@rule
def observe_seats(game, seat, seen):
    """Write down everybody's pawn, cards and part in the turn."""
    players = game.players
    seen.turn[(game.turn - seat) % players] = 1
    if game.actor >= 0:
        seen.decides[(game.actor - seat) % players] = 1
    if game.over_limit != NO_SEAT:
        seen.over_limit[(game.over_limit - seat) % players] = 1
    for other in range(players):
        own = (other - seat) % players
        seen.swimmers[own] = game.swimmers >> other & 1
        seen.role[own, game.role[other]] = 1
        seen.at[own, game.at[other]] = 1
        seen.hand[own] = game.hand[other]


def restore(seen: Any, game: Any) -> int:
    """The position that was observed."""
    seat, players = int(np.argmax(seen.seat)), int(seen.seats.sum())
    game.players = players
    game.phase, game.part = np.argmax(seen.phase), np.argmax(seen.part)
    for name in (*NUMBERS, *OPTIONS):
        game[name] = seen[name][0]
    game.island, game.meter = np.argmax(seen.island), np.argmax(seen.meter)
    game.captured, game.ending = bits_of(seen.captured), np.argmax(seen.ending)
    game.deck, game.discards = seen.deck, seen.discards
    game.tile_at = np.argmax(seen.tile_at, axis=1)
    game.place_of[game.tile_at] = np.arange(PLACES)
    for name in ("afloat", "flooded", "flood_discards"):
        game[name] = bits_of(seen[name])
    game.piles = np.count_nonzero(seen.pile.any(axis=1))
    for depth in range(game.piles):
        game.pile[game.piles - 1 - depth] = bits_of(seen.pile[depth])
    game.turned_up = np.argmax(seen.turned_up) if seen.turned_up.any() else NOWHERE
    nobody = NOBODY if game.phase == Phase.OVER else CHANCE
    game.turn = pointed_at(seen.turn, seat, players, NO_SEAT)
    game.actor = pointed_at(seen.decides, seat, players, nobody)
    game.over_limit = pointed_at(seen.over_limit, seat, players, NO_SEAT)
    game.swimmers = bits_of(np.roll(seen.swimmers[:players], seat))
    game.role[:players] = np.roll(np.argmax(seen.role[:players], axis=1), seat)
    game.at[:players] = np.roll(np.argmax(seen.at[:players], axis=1), seat)
    game.hand[:players] = np.roll(seen.hand[:players], seat, axis=0)
    return seat


FEATURES = Features(PLANES, restore)
