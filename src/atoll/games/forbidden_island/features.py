"""Forbidden Island in numbers for learning: what a seat sees, from where it sits.

Seats are counted from the observer's, which is 0.  Places are counted in reading order of the
shape; `tile_at` says which tile lies where.
"""

from typing import Annotated

import numpy as np

from atoll.engine.compiler.rule import rule
from atoll.engine.contract import CHANCE, NOBODY
from atoll.engine.records.arrays import Grid, Row
from atoll.engine.records.features import Features, Observation, Plane, bits_of, pointed_at
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
    Island,
    Part,
    Phase,
)

__all__ = [
    "FEATURES",
    "Seen",
    "observe",
    "observe_island",
    "observe_seats",
    "restore",
    "restore_island",
]


class Seen(Observation):
    """What a seat sees."""

    seat: Annotated[Row, Plane("the observer's own seat, one-hot", MOST_PLAYERS)]
    seats: Annotated[Row, Plane("1 for every seat at the table", MOST_PLAYERS)]
    phase: Annotated[
        Row, Plane("one-hot: act, discard, window, draw, flood, swim, over", len(Phase))
    ]
    part: Annotated[Row, Plane("of the turn, one-hot: actions, treasure, flood", len(Part))]
    turn: Annotated[Row, Plane("whose turn it is, one-hot", MOST_PLAYERS)]
    decides: Annotated[
        Row, Plane("the seat that decides first, one-hot; empty for chance", MOST_PLAYERS)
    ]
    over_limit: Annotated[Row, Plane("the seat with too many cards, one-hot", MOST_PLAYERS)]
    swimmers: Annotated[Row, Plane("1 for every pawn in the water", MOST_PLAYERS)]
    actions: Annotated[Row, Plane("left in this turn", 1)]
    free_shore_up: Annotated[Row, Plane("1 if the Engineer may shore up a second tile", 1)]
    flown: Annotated[Row, Plane("1 if the Pilot has flown in this turn", 1)]
    draws: Annotated[Row, Plane("treasure cards to come in this turn", 1)]
    floods: Annotated[Row, Plane("flood cards to come in this turn", 1)]
    sandbags_between_floods: Annotated[Row, Plane("1 if the option is on", 1)]
    rescue_lift: Annotated[Row, Plane("1 if the option is on", 1)]
    island: Annotated[Row, Plane("its shape, one-hot", len(SHAPES))]
    meter: Annotated[Row, Plane("the tick the water stands at, one-hot; 0 is none", SKULL + 1)]
    captured: Annotated[Row, Plane("1 for every treasure captured", len(TREASURES))]
    ending: Annotated[Row, Plane("why the game is over, one-hot", len(REASONS))]
    tile_at: Annotated[Grid, Plane("which tile lies at each place, one-hot", PLACES, len(TILES))]
    afloat: Annotated[Row, Plane("1 where the tile has not sunk", PLACES)]
    flooded: Annotated[Row, Plane("1 where it is flooded", PLACES)]
    turned_up: Annotated[Row, Plane("the flood card just turned up, one-hot", PLACES)]
    flood_discards: Annotated[Row, Plane("1 for every flood card discarded", PLACES)]
    pile: Annotated[
        Grid, Plane("the flood deck's piles, topmost first, 1 for every card", MOST_PILES, PLACES)
    ]
    role: Annotated[Grid, Plane("each seat's role, one-hot", MOST_PLAYERS, len(ROLES))]
    at: Annotated[Grid, Plane("each pawn's place, one-hot", MOST_PLAYERS, PLACES)]
    hand: Annotated[Grid, Plane("each seat's cards, by kind", MOST_PLAYERS, HOLDABLE)]
    deck: Annotated[Row, Plane("treasure cards in the deck, by kind", len(CARDS))]
    discards: Annotated[Row, Plane("treasure cards discarded, by kind", len(CARDS))]


@rule
def observe(game: Island, seat: int, seen: Seen) -> None:
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
def observe_island(game: Island, seen: Seen) -> None:
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
def observe_seats(game: Island, seat: int, seen: Seen) -> None:
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


def restore(seen: Seen, game: Island) -> int:
    """Restore what was observed."""
    seat, players = int(np.argmax(seen.seat)), int(seen.seats.sum())
    game.players = players
    game.phase, game.part = int(np.argmax(seen.phase)), int(np.argmax(seen.part))
    game.actions, game.draws, game.floods = seen.actions[0], seen.draws[0], seen.floods[0]
    game.free_shore_up, game.flown = seen.free_shore_up[0], seen.flown[0]
    game.sandbags_between_floods = seen.sandbags_between_floods[0]
    game.rescue_lift = seen.rescue_lift[0]
    game.captured, game.ending = bits_of(seen.captured), int(np.argmax(seen.ending))
    game.deck[:], game.discards[:] = seen.deck, seen.discards
    restore_island(seen, game)
    no_seat = NOBODY if game.phase == Phase.OVER else CHANCE
    game.turn = pointed_at(seen.turn, seat, players, NO_SEAT)
    game.actor = pointed_at(seen.decides, seat, players, no_seat)
    game.over_limit = pointed_at(seen.over_limit, seat, players, NO_SEAT)
    game.swimmers = bits_of(np.roll(seen.swimmers[:players], seat))
    game.role[:players] = np.roll(np.argmax(seen.role[:players], axis=1), seat)
    game.at[:players] = np.roll(np.argmax(seen.at[:players], axis=1), seat)
    game.hand[:players] = np.roll(seen.hand[:players], seat, axis=0)
    return seat


def restore_island(seen: Seen, game: Island) -> None:
    """The tiles, the water and the flood cards."""
    game.island, game.meter = int(np.argmax(seen.island)), int(np.argmax(seen.meter))
    game.tile_at[:] = np.argmax(seen.tile_at, axis=1)
    game.place_of[game.tile_at] = np.arange(PLACES)
    game.afloat, game.flooded = bits_of(seen.afloat), bits_of(seen.flooded)
    game.flood_discards = bits_of(seen.flood_discards)
    game.piles = int(np.count_nonzero(seen.pile.any(axis=1)))
    for depth in range(game.piles):
        game.pile[game.piles - 1 - depth] = bits_of(seen.pile[depth])
    game.turned_up = pointed_at(seen.turned_up, 0, PLACES, NOWHERE)


FEATURES = Features(Seen, restore)
