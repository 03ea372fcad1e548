"""What each seat may know: in La Tortuga all seats know the same.

Only the order of the deck and the four removed cards (R7) are hidden, and no record holds
them: a deck has no order until a card is turned up, and the record merely counts the unseen
cards.
"""

from functools import lru_cache

from atoll.engine.json_values import Json
from atoll.games.la_tortuga.state import BEACH_EGGS, NO_TURTLE, VALUES, Phase, Tortuga, turtles_each

__all__ = ["PHASES", "public"]

PHASES = tuple(phase.name.lower() for phase in Phase)


def public(game: Tortuga) -> Json:
    """The whole position."""
    return {
        "phase": PHASES[game.phase],
        "turn": game.turn,
        "decides": game.actor if game.actor >= 0 else None,
        "moving": _turtle(game.moving),
        "waiting": _turtle(game.waiting),
        "thrown": game.thrown,
        "total": game.total,
        "spent": bool(game.spent),
        "egg": game.egg or None,
        "deck": game.deck,
        "unseen": {str(value): game.unseen[value] for value in range(1, VALUES)},
        "turtles": _turtles(game),
        "players": [_belongings(game, seat) for seat in range(game.players)],
    }


def _turtle(turtle: int) -> int | None:
    return None if turtle == NO_TURTLE else turtle


def _turtles(game: Tortuga) -> list[Json]:
    each = turtles_each(game.players)
    return [
        {"owner": turtle // each, "at": game.at[turtle], "on": _turtle(game.carrier[turtle])}
        for turtle in range(each * game.players)
    ]


def _belongings(game: Tortuga, seat: int) -> Json:
    return _possessions(tuple(game.eggs[seat]), game.beach == seat)


@lru_cache(maxsize=4096)
def _possessions(eggs: tuple[int, ...], beach: bool) -> Json:
    """A seat's cards, the beach being one of seven eggs; cached, as few change in a ply."""
    cards = [value for value in range(1, VALUES) for _ in range(eggs[value])]
    return {
        "eggs": sum(cards) + BEACH_EGGS * beach,
        "cards": cards,
        "counted": len(cards) + beach,
        "beach": beach,
    }
