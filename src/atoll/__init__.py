"""Three island board games by their real rules: La Tortuga, Forbidden Island, Tobago.

>>> game = atoll.make("la_tortuga", players=4)
>>> state = game.new(seed=1)
>>> while not state.over:
...     state = state.roll() if state.chance else state.play("stop")
>>> state.outcome.reason
'beach'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from atoll.lab.variant import Variant

    __version__: str

__all__ = ["__version__", "make"]


def make(name: str, players: int | None = None, **options: object) -> Variant:
    """A game for a number of players (the fewest it takes, if left out), with these options.

    Raises `UnknownGameError` or `OptionError`.

    >>> game = atoll.make("tobago", players=3, curse_cards=1)
    >>> game.players, game.options["curse_cards"]
    (3, 1)
    """
    from atoll.lab.variant import Variant  # imports NumPy, which asking for the version need not

    return Variant.of(name, players, options)


def __getattr__(name: str) -> str:
    if name == "__version__":
        from importlib.metadata import version

        return version("atoll")
    raise AttributeError(f"module 'atoll' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "bots", "engine", "games", "lab", "testing"]
