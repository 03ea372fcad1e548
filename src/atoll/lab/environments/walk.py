"""One game played by action numbers: the fastest way in a Python loop."""

from collections.abc import Mapping
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from atoll import games
from atoll.engine.contract import NOBODY
from atoll.engine.game import AnyRecords, Game
from atoll.engine.json_values import Json, check_seat
from atoll.engine.records.arrays import Records
from atoll.engine.records.dice import Dice, Seed, check_seed
from atoll.engine.records.menu import Menu
from atoll.engine.records.record import uint64
from atoll.engine.records.result import Result, share_of_win
from atoll.engine.snapshot import Snapshot
from atoll.lab.background import prepare
from atoll.lab.environments.decisions import loops_for

__all__ = ["IllegalActionError", "Walk"]

_Buffers: TypeAlias = "tuple[AnyRecords, Records[Menu], Records[Dice]]"


class IllegalActionError(ValueError):
    """An illegal action; the game has not changed."""


class Walk:
    """A game from decision to decision; chance acts by the dice of a seed.

    >>> import random
    >>> from atoll import games
    >>> walk = Walk(games.find("la_tortuga"), players=4, options={}, seed=1)
    >>> while not walk.over:
    ...     walk.play(random.choice(walk.actions))
    >>> sum(walk.rewards())
    1.0
    """

    def __init__(self, game: Game, players: int, options: Mapping[str, object], seed: Seed) -> None:
        self.game = game
        self.players = game.check_players(players)
        self.options = game.check_options(options)
        self._blanks = game.blank(self.players, self.options)
        self._loops = loops_for(game.name)
        prepare(
            game, [self._loops.deal_to_decision, self._loops.step_to_decision, *game.loops.brief]
        )
        self._states = game.record.array()
        self._menus = game.new_menus()
        self._listed, self._counts = self._menus["action"][0], self._menus["count"]
        self._dice = Dice.array()
        self.begin(seed)

    def begin(self, seed: Seed) -> None:
        """Deal the game of a seed (None: a random one) and go to its first decision.

        >>> walk = Walk(atoll.games.find("la_tortuga"), players=4, options={}, seed=1)
        >>> first = walk.view(None)
        >>> walk.play(walk.actions[0])
        >>> walk.begin(seed=1)
        >>> walk.view(None) == first
        True
        """
        self.actor: int = self._loops.deal_to_decision(
            self._states, self._blanks, self._menus, self._dice, uint64(check_seed(seed))
        )
        """The deciding seat."""
        self.actions: list[int] = self._listed[: self._counts[0]].tolist()
        """The legal actions; in a cooperative game those of all seats."""

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the buffers: the list of actions is a view into the menu's memory.

        >>> import copy
        >>> walk = Walk(atoll.games.find("la_tortuga"), players=4, options={}, seed=1)
        >>> copied = copy.deepcopy(walk)
        >>> for each in (walk, copied):
        ...     each.play(each.actions[0])
        >>> copied.actions == walk.actions, copied.view(None) == walk.view(None)
        (True, True)
        """
        buffers = (self._states.copy(), self._menus.copy(), self._dice.copy())
        return _unpickled, (self.game.name, self.players, self.options, buffers)

    def _load(self, buffers: _Buffers) -> None:
        for mine, theirs in zip((self._states, self._menus, self._dice), buffers, strict=True):
            mine[:] = theirs
        self.actor = int(self._states["actor"][0])
        self.actions = self._listed[: self._counts[0]].tolist()

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> walk = Walk(atoll.games.find("la_tortuga"), players=4, options={}, seed=1)
        >>> walk.over
        False
        """
        return bool(self.actor == NOBODY)

    def play(self, action: int) -> None:
        """Carry out an action and let chance act; raises `IllegalActionError`.

        >>> walk = Walk(atoll.games.find("la_tortuga"), players=4, options={}, seed=1)
        >>> walk.play(-1)
        Traceback (most recent call last):
        atoll.lab.environments.walk.IllegalActionError: action -1 is not legal here
        """
        if action not in self.actions:
            raise IllegalActionError(f"action {action} is not legal here")
        self.actor = self._loops.step_to_decision(self._states, self._menus, self._dice, action)
        self.actions = self._listed[: self._counts[0]].tolist()

    def observe(self, seat: int) -> NDArray[np.int8]:
        """Return the position as a seat sees it (see `atoll.engine.records.features`).

        >>> walk = Walk(atoll.games.find("la_tortuga"), players=4, options={}, seed=1)
        >>> walk.observe(walk.actor).shape
        (325,)
        """
        check_seat(seat, self.players)
        seen = self.game.features.observation.array()
        self.game.loops.see(self._states, seat, seen)
        return seen.view(np.int8)

    def view(self, seat: int | None) -> Json:
        """Return the position in JSON as a seat sees it; None for a spectator.

        >>> walk = Walk(atoll.games.find("la_tortuga"), players=4, options={}, seed=1)
        >>> walk.view(None)["phase"]
        'decide'
        """
        return Snapshot(self.game, self._states).view(seat)

    def mask(self) -> NDArray[np.int8]:
        """Return an array with 1 for every legal action.

        >>> walk = Walk(atoll.games.find("la_tortuga"), players=4, options={}, seed=1)
        >>> int(walk.mask().sum()) == len(walk.actions)
        True
        """
        mask = np.zeros(self.game.actions, np.int8)
        mask[self.actions] = 1
        return mask

    def rewards(self) -> list[float]:
        """Return every seat's share of the win; zeros before the end.

        >>> walk = Walk(atoll.games.find("la_tortuga"), players=4, options={}, seed=1)
        >>> walk.rewards()
        [0.0, 0.0, 0.0, 0.0]
        """
        results = Result.array()
        if self.over:
            self.game.loops.finish(self._states, results)
        cooperative = self.game.cooperative
        return [float(share_of_win(results[0], seat, cooperative)) for seat in range(self.players)]


def _unpickled(name: str, players: int, options: Mapping[str, object], buffers: _Buffers) -> Walk:
    walk = Walk(games.find(name), players, options, seed=0)
    walk._load(buffers)
    return walk
