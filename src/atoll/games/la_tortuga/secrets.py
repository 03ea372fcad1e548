"""Who may know what: in La Tortuga everybody knows everything that is known at all.

Hidden are only the order of the deck and the four removed cards (R7), and no record holds
them: a deck has no order until a card is turned up, and the record merely counts the cards
nobody has seen.
"""

from typing import Any

from atoll.engine.rule import rule
from atoll.engine.words import Ply, Words
from atoll.games.la_tortuga.rules import count_eggs, has_two_turtles
from atoll.games.la_tortuga.state import VALUES, Phase


@rule
def redeal(game, seat, dice):
    """Nothing to deal anew."""


def view(game: Any, seat: int | None) -> Words:
    """The whole position, the same for every seat and for spectators."""
    turtles = 2 * int(game.players) if has_two_turtles(game) else int(game.players)
    return {
        "phase": Phase(game.phase).name.lower(),
        "turn": int(game.turn),
        "decides": int(game.actor) if game.actor >= 0 else None,
        "moving": int(game.moving) if game.moving >= 0 else None,
        "waiting": int(game.waiting) if game.waiting >= 0 else None,
        "thrown": int(game.thrown),
        "total": int(game.total),
        "spent": bool(game.spent),
        "egg": int(game.egg) or None,
        "deck": int(game.deck),
        "unseen": {str(value): int(game.unseen[value]) for value in range(1, VALUES)},
        "turtles": [
            {
                "owner": turtle // 2 if has_two_turtles(game) else turtle,
                "at": int(game.at[turtle]),
                "on": int(game.carrier[turtle]) if game.carrier[turtle] >= 0 else None,
            }
            for turtle in range(turtles)
        ],
        "players": [_belongings(game, seat) for seat in range(game.players)],
    }


def _belongings(game: Any, seat: int) -> Words:
    eggs, cards = count_eggs(game, seat)
    return {
        "eggs": int(eggs),
        "cards": [value for value in range(1, VALUES) for _ in range(game.eggs[seat, value])],
        "counted": int(cards),
        "beach": bool(game.beach == seat),
    }


def veil_ply(ply: Ply, seat: int | None) -> Ply:
    """Every ply is public."""
    return ply


def veil_setup(setup: Words, seat: int | None) -> Words:
    """The set-up is public."""
    return setup
