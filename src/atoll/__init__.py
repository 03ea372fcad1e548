"""Three island board games by their real rules: La Tortuga, Forbidden Island, Tobago.

>>> game = atoll.make("la_tortuga", players=4)
>>> state = game.new(seed=1)
>>> while not state.over:
...     state = state.roll() if state.chance else state.play(state.legal[0])
>>> state.outcome.reason
'beach'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from atoll.lab.variant import Variant


def make(name: str, players: int | None = None, **options: Any) -> Variant:
    """The game of this name for so many players (as few as can be), with these options.

    Raises `UnknownGameError` or `OptionError`.

    >>> game = atoll.make("tobago", players=3, curse="one")
    >>> game.players, game.options["curse"]
    (3, 'one')
    """
    # Whoever only wants the version, say, need not wait for NumPy and Numba.
    from atoll.lab.variant import Variant

    return Variant.of(name, players, options)
