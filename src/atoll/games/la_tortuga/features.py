"""La Tortuga in numbers for learning: what a seat sees, from where it sits.

Seats are counted from the observer's, which is 0; turtles also, those of the observer first.
"""

from typing import Annotated

import numpy as np

from atoll.engine.compiler.rule import rule
from atoll.engine.contract import CHANCE, NOBODY
from atoll.engine.records.arrays import Grid, Row
from atoll.engine.records.features import Features, Observation, Plane, pointed_at
from atoll.games.la_tortuga.state import (
    BEACH_SPACE,
    MOST_PLAYERS,
    MOST_TURTLES,
    NO_SEAT,
    NO_TURTLE,
    VALUES,
    Phase,
    Tortuga,
    turtles_each,
)

__all__ = ["FEATURES", "Seen", "observe", "observe_turtles", "restore"]


class Seen(Observation):
    """What a seat sees."""

    seat: Annotated[Row, Plane("the observer's own seat, one-hot", MOST_PLAYERS)]
    seats: Annotated[Row, Plane("1 for every seat at the table", MOST_PLAYERS)]
    phase: Annotated[Row, Plane("one-hot: choose, die, decide, turn_up, over", len(Phase))]
    turn: Annotated[Row, Plane("whose turn it is, one-hot", MOST_PLAYERS)]
    decides: Annotated[Row, Plane("the seat that decides, one-hot; empty for chance", MOST_PLAYERS)]
    moving: Annotated[Row, Plane("the turtle that moves, one-hot", MOST_TURTLES)]
    waiting: Annotated[
        Row, Plane("the turtle that moves after it in this turn, one-hot", MOST_TURTLES)
    ]
    thrown: Annotated[Row, Plane("dice of this move so far", 1)]
    total: Annotated[Row, Plane("the total of those dice", 1)]
    spent: Annotated[Row, Plane("1 if a card was spent in this move", 1)]
    spend_eggs: Annotated[Row, Plane("1 if the option is on", 1)]
    egg: Annotated[Row, Plane("the value of the face-up card, one-hot; 0 is the beach", VALUES)]
    deck: Annotated[Row, Plane("cards lying face down", 1)]
    unseen: Annotated[Row, Plane("unseen cards, by value", VALUES)]
    at: Annotated[
        Grid, Plane("each turtle's space, one-hot; 0 is the raft", MOST_TURTLES, BEACH_SPACE + 1)
    ]
    on: Annotated[Grid, Plane("the turtle each one stands on, one-hot", MOST_TURTLES, MOST_TURTLES)]
    eggs: Annotated[Grid, Plane("each seat's cards, by value", MOST_PLAYERS, VALUES)]
    beach: Annotated[Row, Plane("the seat that has taken the beach, one-hot", MOST_PLAYERS)]


@rule
def observe(game: Tortuga, seat: int, seen: Seen) -> None:
    """Write down what a seat sees."""
    players = game.players
    seen.seat[seat] = 1
    seen.seats[:players] = 1
    seen.phase[game.phase] = 1
    seen.turn[(game.turn - seat) % players] = 1
    if game.actor >= 0:
        seen.decides[(game.actor - seat) % players] = 1
    seen.thrown[0] = game.thrown
    seen.total[0] = game.total
    seen.spent[0] = game.spent
    seen.spend_eggs[0] = game.spend_eggs
    seen.egg[game.egg] = 1
    seen.deck[0] = game.deck
    seen.unseen[:] = game.unseen
    if game.beach != NO_SEAT:
        seen.beach[(game.beach - seat) % players] = 1
    for other in range(players):
        seen.eggs[(other - seat) % players] = game.eggs[other]
    observe_turtles(game, seat, seen)


@rule
def observe_turtles(game: Tortuga, seat: int, seen: Seen) -> None:
    """Write down where the turtles are, and on which backs."""
    each = turtles_each(game.players)
    turtles = each * game.players
    before = each * seat
    if game.moving != NO_TURTLE:
        seen.moving[(game.moving - before) % turtles] = 1
    if game.waiting != NO_TURTLE:
        seen.waiting[(game.waiting - before) % turtles] = 1
    for turtle in range(turtles):
        own = (turtle - before) % turtles
        seen.at[own, game.at[turtle]] = 1
        if game.carrier[turtle] != NO_TURTLE:
            seen.on[own, (game.carrier[turtle] - before) % turtles] = 1


def restore(seen: Seen, game: Tortuga) -> int:
    """Restore what was observed."""
    seat, players = int(np.argmax(seen.seat)), int(seen.seats.sum())
    game.players = players
    game.phase = int(np.argmax(seen.phase))
    game.turn = pointed_at(seen.turn, seat, players, NO_SEAT)
    no_seat = NOBODY if game.phase == Phase.OVER else CHANCE
    game.actor = pointed_at(seen.decides, seat, players, no_seat)
    game.beach = pointed_at(seen.beach, seat, players, NO_SEAT)
    game.egg = int(np.argmax(seen.egg))
    game.thrown, game.total = seen.thrown[0], seen.total[0]
    game.spent, game.spend_eggs = seen.spent[0], seen.spend_eggs[0]
    game.deck = seen.deck[0]
    game.unseen[:] = seen.unseen
    each = turtles_each(players)
    turtles, before = each * players, each * seat
    game.moving = pointed_at(seen.moving, before, turtles, NO_TURTLE)
    game.waiting = pointed_at(seen.waiting, before, turtles, NO_TURTLE)
    game.eggs[:players] = np.roll(seen.eggs[:players], seat, axis=0)
    for turtle in range(turtles):
        own = (turtle - before) % turtles
        game.at[turtle] = int(np.argmax(seen.at[own]))
        game.carrier[turtle] = pointed_at(seen.on[own], before, turtles, NO_TURTLE)
    return seat


FEATURES = Features(Seen, restore)
