"""Line-ups: the bots of a match, their seats in every game, and the deals."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import cast

import numpy as np
from numpy.typing import NDArray

from atoll import bots, games
from atoll.bots.bot import Bot
from atoll.bots.random import RandomBot
from atoll.bots.search.policy import PolicyBot
from atoll.bots.thinking import USUAL, Thinking
from atoll.engine.records.dice import Purpose, Seed, check_seed, derive_stream

__all__ = ["LineUp", "fill_up"]


@dataclass(frozen=True)
class LineUp:
    """The bot of every seat in the first game; the seats rotate from game to game.

    >>> line_up = LineUp("la_tortuga", 2, {}, ("stop4", "random"), seed=7)
    >>> [line_up.seated(number) for number in range(3)]
    [('stop4', 'random'), ('random', 'stop4'), ('stop4', 'random')]
    >>> line_up.deal(0) == line_up.deal(1), line_up.deal(1) == line_up.deal(2)
    (True, False)
    """

    game: str
    players: int
    options: Mapping[str, object]
    bots: tuple[str, ...]
    seed: Seed = 0
    """None is replaced by a random seed."""
    thinking: Thinking = USUAL

    def __post_init__(self) -> None:
        object.__setattr__(self, "seed", check_seed(self.seed))

    def seated(self, number: int) -> tuple[str, ...]:
        """Return the bots in the order of seats in this game.

        >>> line_up = LineUp("la_tortuga", 3, {}, ("stop4", "random", "random"), seed=7)
        >>> line_up.seated(2)
        ('random', 'stop4', 'random')
        """
        turn = number % self.players
        return self.bots[turn:] + self.bots[:turn]

    def deal(self, number: int) -> int:
        """Return the seed of a game: every deal is played once by every seating.

        >>> line_up = LineUp("la_tortuga", 3, {}, ("stop4", "random", "random"), seed=7)
        >>> [line_up.deal(number) == line_up.deal(0) for number in range(4)]
        [True, True, True, False]
        """
        return int(self.deals(range(number, number + 1))[0])

    def deals(self, chunk: range) -> NDArray[np.uint64]:
        """Return the seeds of several games.

        >>> line_up = LineUp("la_tortuga", 3, {}, ("stop4", "random", "random"), seed=7)
        >>> line_up.deals(range(2, 5)).tolist() == [line_up.deal(n) for n in (2, 3, 3)]
        True
        """
        rows = np.arange(chunk.start, chunk.stop) // self._seatings
        # Interpreted, the rule takes an array of rows.
        return np.asarray(derive_stream(check_seed(self.seed), cast(int, rows), Purpose.DEAL))

    def seats_of(self, name: str, chunk: range) -> NDArray[np.int64]:
        """Return the seats of a bot in several games, a bit for each seat.

        >>> line_up = LineUp("la_tortuga", 3, {}, ("stop4", "random", "random"), seed=7)
        >>> line_up.seats_of("stop4", range(4)).tolist()
        [1, 4, 2, 1]
        """
        around = [
            sum(1 << seat for seat, bot in enumerate(self.seated(turn)) if bot == name)
            for turn in range(self.players)
        ]
        turns = np.arange(chunk.start, chunk.stop) % self.players
        return np.array(around, np.int64)[turns]

    def bots_by_name(self) -> dict[str, Bot]:
        """Return the bots by name; raises `UnknownBotError` or `CustomBotError`.

        >>> line_up = LineUp("la_tortuga", 3, {}, ("stop4", "random", "random"), seed=7)
        >>> sorted(line_up.bots_by_name())
        ['random', 'stop4']
        """
        return {name: bots.load(name, self.game, self.thinking) for name in self.bots}

    @cached_property
    def is_quick(self) -> bool:
        """Whether whole games run in compiled code.

        They do if every bot follows a compiled policy or plays at random.  In a cooperative
        game bots may act out of turn, which compiled code supports only for random play.
        """
        kinds = {type(bot) for bot in self.bots_by_name().values()}
        cooperative = games.find(self.game).cooperative
        return kinds <= ({RandomBot} if cooperative else {RandomBot, PolicyBot})

    @cached_property
    def _seatings(self) -> int:
        """The number of different seatings in a rotation."""
        return len({self.seated(number) for number in range(self.players)})


def fill_up(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Return a bot for every seat: the last one takes all seats left.

    >>> fill_up(["lapwise", "stop4"], 4)
    ('lapwise', 'stop4', 'stop4', 'stop4')
    """
    return (*names, *[names[-1]] * (players - len(names)))
