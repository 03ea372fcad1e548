"""A vector environment: many games at once, for learning programs.

Every game is at a decision.  `step` carries out one action in each, lets chance act up to the
next decisions, and writes what the deciding seats see and may do into the caller's arrays.
When a game ends, `over` and `rewards` report it, and the next one is dealt into its row, whose
observation is then already that of the next game.

Row i plays games i, i + count, i + 2 · count … of the seed.
"""

from dataclasses import dataclass, fields
from typing import TypeAlias, cast

import numpy as np
from numpy.typing import ArrayLike, NDArray

from atoll import games
from atoll.engine.contract import GameRecord
from atoll.engine.game import Game
from atoll.engine.records.arrays import FloatGrid, Grid, Records, Row
from atoll.engine.records.dice import Dice, Seed, check_seed
from atoll.engine.records.features import Observation
from atoll.engine.records.menu import Menu
from atoll.engine.records.result import Result
from atoll.lab.environments.decisions import DecisionLoops, loops_for
from atoll.lab.environments.walk import IllegalActionError

__all__ = ["Arrays", "VectorGame"]

# The common arguments of the loops in `decision_loops`.
_Buffers: TypeAlias = tuple[
    Records[GameRecord],
    Records[GameRecord],
    Records[Menu],
    Records[Dice],
    Records[Observation],
    Grid,
    Grid,
    Row,
    int,
    Row,
]


@dataclass(frozen=True)
class Arrays:
    """The output arrays: one row for every game.

    >>> arrays = Arrays.make(atoll.games.find("la_tortuga"), players=4, count=2)
    >>> arrays.observations.shape, arrays.masks.shape, arrays.rewards.shape
    ((2, 325), (2, 16), (2, 4))
    """

    observations: NDArray[np.int8]
    """The position as the deciding seat sees it: planes of `atoll.engine.records.features`."""
    masks: NDArray[np.bool_]
    """The legal actions, by number."""
    actors: NDArray[np.int8]
    """The deciding seats."""
    rewards: NDArray[np.float32]
    """Every seat's share of the win in the game just ended; zeros while a game goes on."""
    over: NDArray[np.bool_]
    """Whether the last action ended the game."""

    @classmethod
    def make(cls, game: Game, players: int, count: int) -> "Arrays":
        """Return new arrays of the right sizes.

        >>> Arrays.make(atoll.games.find("tobago"), players=2, count=5).rewards.shape
        (5, 2)
        """
        return cls(
            observations=np.zeros((count, game.features.size), np.int8),
            masks=np.zeros((count, game.actions), np.bool_),
            actors=np.zeros(count, np.int8),
            rewards=np.zeros((count, players), np.float32),
            over=np.zeros(count, np.bool_),
        )

    def check_like(self, wanted: "Arrays") -> "Arrays":
        """Return these arrays if they match; compiled code would write past smaller ones.

        >>> arrays = Arrays.make(atoll.games.find("la_tortuga"), players=4, count=2)
        >>> VectorGame("la_tortuga", players=4, count=3, arrays=arrays)
        Traceback (most recent call last):
        ValueError: observations must be int8 of shape (3, 325), not int8 of shape (2, 325)
        """
        for name in (field.name for field in fields(self)):
            mine, right = getattr(self, name), getattr(wanted, name)
            if not mine.flags.c_contiguous:
                raise ValueError(f"{name} must be contiguous in memory")
            if not mine.flags.writeable:
                raise ValueError(f"{name} must not be read-only")
            if (mine.shape, mine.dtype) != (right.shape, right.dtype):
                raise ValueError(
                    f"{name} must be {right.dtype} of shape {right.shape}, "
                    f"not {mine.dtype} of shape {mine.shape}"
                )
        return self


class VectorGame:
    """Many games of one kind at once.

    >>> import numpy as np, atoll
    >>> from atoll.lab.environments.vector import VectorGame
    >>> vector = VectorGame("la_tortuga", players=4, count=3, seed=1)
    >>> vector.actors.shape, bool(vector.masks.any(axis=1).all())
    ((3,), True)
    >>> vector.step(vector.masks.argmax(axis=1))
    >>> vector.over.tolist()
    [False, False, False]
    """

    def __init__(
        self,
        name: str,
        players: int | None = None,
        count: int = 1,
        seed: Seed = 0,
        arrays: Arrays | None = None,
        **options: object,
    ) -> None:
        self.game = game = games.find(name)
        self.players = game.check_players(game.seats[0] if players is None else players)
        self.options = game.check_options(options)
        wanted = Arrays.make(game, self.players, count)
        self.arrays = wanted if arrays is None else arrays.check_like(wanted)
        self._results = Result.array(count)
        self._states, self._dice = game.record.array(count), Dice.array(count)
        self._numbers = np.zeros(count, np.int64)
        self.menus = game.new_menus(count)
        """The legal actions as lists: the first `count` numbers of `action`.

        With thousands of actions this is quicker to choose from than the masks.
        """
        self._blanks = game.blank(self.players, self.options)
        self.reset(seed)

    @property
    def _loops(self) -> DecisionLoops:
        return loops_for(self.game.name)

    @property
    def _buffers(self) -> _Buffers:
        """The common arguments of the loops.

        The view of the observations by planes shares their memory, so it is made for every
        call: in a copy or a pickle it would be separate.
        """
        flat = self.arrays.observations
        buffers = (
            self._states,
            self._blanks,
            self.menus,
            self._dice,
            flat.view(self.game.features.dtype)[:, 0],
            flat,
            self.arrays.masks,
            self.arrays.actors,
            self._seed,
            self._numbers,
        )
        return cast(_Buffers, buffers)

    @property
    def observations(self) -> NDArray[np.int8]:
        return self.arrays.observations

    @property
    def masks(self) -> NDArray[np.bool_]:
        return self.arrays.masks

    @property
    def actors(self) -> NDArray[np.int8]:
        return self.arrays.actors

    @property
    def rewards(self) -> NDArray[np.float32]:
        return self.arrays.rewards

    @property
    def over(self) -> NDArray[np.bool_]:
        return self.arrays.over

    def reset(self, seed: Seed = 0) -> None:
        """Deal all games again; the same seed gives the same games, None a random seed.

        >>> vector = VectorGame("la_tortuga", players=4, count=3, seed=1)
        >>> before = vector.observations.copy()
        >>> vector.step(vector.masks.argmax(axis=1))
        >>> vector.reset(seed=1)
        >>> bool((vector.observations == before).all())
        True
        """
        self._seed = np.uint64(check_seed(seed))
        self.arrays.rewards[:] = 0
        self.arrays.over[:] = False
        self._loops.begin_all(*self._buffers)

    def step(self, actions: ArrayLike) -> None:
        """Carry out one action in every game, or raise `IllegalActionError` and change nothing.

        >>> vector = VectorGame("la_tortuga", players=4, count=3, seed=1)
        >>> vector.step([0, 0])
        Traceback (most recent call last):
        atoll.lab.environments.walk.IllegalActionError: 3 games need as many actions, not (2,)
        """
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise IllegalActionError(f"actions are whole numbers, not {given.dtype}")
        # A copy, because compiled code takes no read-only array.
        chosen = cast(Row, np.array(given, np.int64))
        if chosen.shape != self.arrays.actors.shape:
            raise IllegalActionError(
                f"{len(self.arrays.actors)} games need as many actions, not {chosen.shape}"
            )
        wrong = self._loops.find_illegal(chosen, cast(Grid, self.arrays.masks))
        if wrong >= 0:
            raise IllegalActionError(f"action {chosen[wrong]} is not legal in game {wrong}")
        self._loops.advance_all(
            *self._buffers,
            self.game.cooperative,
            chosen,
            cast(FloatGrid, self.arrays.rewards),
            cast(Row, self.arrays.over),
            self._results,
        )
