"""A game in progress, as programs and notebooks handle it."""

from __future__ import annotations

from typing import Any, Self

import numpy as np

from atoll import games, pictures
from atoll.engine import transcript
from atoll.engine.dice import DICE, seed_dice
from atoll.engine.position import Position
from atoll.engine.redeal import Redeal
from atoll.engine.words import Ply, Words


class State(Position):
    """A position with dice of its own; a notebook draws it.

    >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
    >>> state.chance, len(state.legal)
    (True, 6)
    """

    dice: Any
    """What `roll` rolls; a copy goes on with the same luck."""

    @classmethod
    def begin(cls, position: Position, dice: Any) -> Self:
        """Go on from a position with these dice.

        >>> import numpy
        >>> dealt = atoll.games.find("la_tortuga").new(players=4)
        >>> State.begin(dealt, numpy.zeros(1, DICE)).chance
        True
        """
        state = cls(
            position.game, position.players, position.options, position.setup, position.states
        )
        state.plies, state.redeals = position.plies, position.redeals
        state.dice = dice
        return state

    def roll(self) -> Self:
        """Let chance act, by its dice; to choose what happens, `play` an outcome of `legal`.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.roll().plies[0]["do"]
        'die'
        """
        return self.play(self.draw(self.dice))

    def copy(self) -> Self:
        """The same once more, to go on with separately; `roll` brings it the same luck.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.copy().roll().plies == state.roll().plies
        True
        """
        return self.begin(super().copy(), self.dice.copy())

    def imagined_by(self, seat: int, seed: int) -> Self:
        """A position this seat may take this one for: what it cannot know is dealt anew.

        Its `setup` and `plies` are those the seat has learnt of, and its dice are new ones:
        nothing of what will happen shows through.

        >>> state = atoll.make("tobago", players=3).new(seed=1)
        >>> state.imagined_by(0, seed=5).view(0) == state.view(0)
        True
        """
        dice = np.zeros(1, DICE)
        seed_dice(dice[0], np.uint64(seed))
        return self.begin(super().imagined_by(seat, seed), dice)

    def __reduce__(self) -> Any:
        """As what it is made of: the game itself, large and the same for all, is found again.

        >>> import pickle
        >>> state = atoll.make("la_tortuga", players=4).new(seed=1).roll()
        >>> again = pickle.loads(pickle.dumps(state))
        >>> again.to_bytes() == state.to_bytes(), again.game is state.game
        (True, True)
        """
        told = (self.game.name, self.players, self.options, self.setup)
        history = (self.plies.copy(), self.redeals.copy())
        return _made_again, (*told, *history, self.to_bytes(), self.dice.copy())

    def transcript(self) -> str:
        """The game so far, as `atoll replay` and the page read it: one JSON object a line.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> print(state.play(state.legal[0]).transcript().splitlines()[-1])
        {"by": "chance", "do": "die", "value": 1}
        """
        return "".join(f"{line}\n" for line in transcript.write(self))

    def _repr_svg_(self) -> str | None:
        """The position as spectators see it; notebooks show it instead of the state's name.

        None for a game without a picture: then they show the name.
        """
        if not pictures.has_picture(self.game.name):
            return None
        return pictures.draw(self.game.name, self.view(None))

    def __repr__(self) -> str:
        kind = f"{self.game.name}, {self.players} players, {len(self.plies)} plies"
        return f"<State: {kind}{', over' if self.over else ''}>"


def _made_again(
    name: str,
    players: int,
    options: Words,
    setup: Words,
    plies: list[Ply],
    redeals: dict[int, Redeal],
    record: bytes,
    dice: Any,
) -> State:
    game = games.find(name)
    states = np.frombuffer(record, game.state).copy()
    position = Position(game, players, options, setup, states)
    position.plies, position.redeals = plies, redeals
    return State.begin(position, dice)
