"""What each seat may know: in La Tortuga all seats know the same.

Only the order of the deck and the four removed cards (R7) are hidden, and no record holds
them: a deck has no order until a card is turned up, and the record merely counts the unseen
cards.
"""

from functools import lru_cache

from atoll.games.la_tortuga.state import BEACH_EGGS, NO_TURTLE, VALUES, Tortuga, turtles_each
from atoll.games.la_tortuga.views import EGGS, PHASES, Player, Turtle, View

__all__ = ["public"]


def public(game: Tortuga) -> View:
    """The whole position."""
    return View(
        phase=PHASES[game.phase],
        turn=game.turn,
        decides=game.actor if game.actor >= 0 else None,
        moving=_turtle(game.moving),
        waiting=_turtle(game.waiting),
        thrown=game.thrown,
        total=game.total,
        spent=bool(game.spent),
        egg=game.egg or None,
        deck=game.deck,
        unseen=dict(zip(EGGS, game.unseen[1:], strict=True)),
        turtles=_turtles(game),
        players=[
            _player(tuple(game.eggs[seat]), game.beach == seat) for seat in range(game.players)
        ],
    )


def _turtle(turtle: int) -> int | None:
    return None if turtle == NO_TURTLE else turtle


def _turtles(game: Tortuga) -> list[Turtle]:
    each = turtles_each(game.players)
    return [
        Turtle(turtle // each, game.at[turtle], _turtle(game.carrier[turtle]))
        for turtle in range(each * game.players)
    ]


@lru_cache(maxsize=4096)
def _player(eggs: tuple[int, ...], beach: bool) -> Player:
    """A seat's cards, the beach being one of seven eggs; cached, as few change in a ply."""
    cards = [value for value in range(1, VALUES) for _ in range(eggs[value])]
    return Player(
        eggs=sum(cards) + BEACH_EGGS * beach,
        cards=cards,
        counted=len(cards) + beach,
        beach=beach,
    )
