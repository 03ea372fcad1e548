"""La Tortuga in numbers for learning: what a seat sees, from where it sits.

Seats are counted from the observer's, who is 0; turtles likewise, those of the observer
first.
"""

from typing import Any

import numpy as np

from atoll.engine.contract import CHANCE, NOBODY
from atoll.engine.features import Features, Plane, pointed_at
from atoll.engine.rule import rule
from atoll.games.la_tortuga.state import (
    BEACH_SPACE,
    FEW_PLAYERS,
    MOST_PLAYERS,
    MOST_TURTLES,
    NO_SEAT,
    NO_TURTLE,
    VALUES,
    Phase,
)

PLANES = (
    Plane("seat", (MOST_PLAYERS,), "the observer's own seat, one-hot"),
    Plane("seats", (MOST_PLAYERS,), "1 for every seat at the table"),
    Plane("phase", (len(Phase),), "one-hot: choose, die, decide, turn_up, over"),
    Plane("turn", (MOST_PLAYERS,), "whose turn it is, one-hot"),
    Plane("decides", (MOST_PLAYERS,), "who is asked, one-hot; empty if it is chance's"),
    Plane("moving", (MOST_TURTLES,), "the turtle that moves, one-hot"),
    Plane("waiting", (MOST_TURTLES,), "the turtle that moves after it in this turn, one-hot"),
    Plane("thrown", (1,), "dice of this move so far"),
    Plane("total", (1,), "of those dice"),
    Plane("spent", (1,), "1 if a card was spent in this move"),
    Plane("spend_eggs", (1,), "1 if the option is on"),
    Plane("egg", (VALUES,), "the value of the face-up card, one-hot; 0 is the beach"),
    Plane("deck", (1,), "cards lying face down"),
    Plane("unseen", (VALUES,), "cards nobody has seen, by value"),
    Plane("at", (MOST_TURTLES, BEACH_SPACE + 1), "each turtle's space, one-hot; 0 is the raft"),
    Plane("on", (MOST_TURTLES, MOST_TURTLES), "the turtle each one stands on, one-hot"),
    Plane("eggs", (MOST_PLAYERS, VALUES), "each seat's cards, by value"),
    Plane("beach", (MOST_PLAYERS,), "who has taken the beach, one-hot"),
)


@rule
def turtles_each(players):
    """Two or three players have two turtles each."""
    return 2 if players <= FEW_PLAYERS else 1


@rule
def observe(game, seat, seen):
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
def observe_turtles(game, seat, seen):
    """Write down where the turtles are, and on whose backs."""
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


def restore(seen: Any, game: Any) -> int:
    """The position that was observed."""
    seat, players = int(np.argmax(seen.seat)), int(seen.seats.sum())
    game.players = players
    game.phase = np.argmax(seen.phase)
    game.turn = pointed_at(seen.turn, seat, players, NO_SEAT)
    nobody = NOBODY if game.phase == Phase.OVER else CHANCE
    game.actor = pointed_at(seen.decides, seat, players, nobody)
    game.beach = pointed_at(seen.beach, seat, players, NO_SEAT)
    game.egg = np.argmax(seen.egg)
    for name in ("thrown", "total", "spent", "spend_eggs", "deck"):
        game[name] = seen[name][0]
    game.unseen = seen.unseen
    each = turtles_each(players)
    turtles, before = each * players, each * seat
    game.moving = pointed_at(seen.moving, before, turtles, NO_TURTLE)
    game.waiting = pointed_at(seen.waiting, before, turtles, NO_TURTLE)
    game.eggs[:players] = np.roll(seen.eggs[:players], seat, axis=0)
    for turtle in range(turtles):
        own = (turtle - before) % turtles
        game.at[turtle] = np.argmax(seen.at[own])
        game.carrier[turtle] = pointed_at(seen.on[own], before, turtles, NO_TURTLE)
    return seat


FEATURES = Features(PLANES, restore)
