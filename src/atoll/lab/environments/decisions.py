"""Binding the loops from decision to decision to one game's rules."""

from collections.abc import Callable
from functools import cache
from typing import ParamSpec, TypeVar

import numpy as np

from atoll import games
from atoll.engine.bind import bind
from atoll.engine.compiler.entry import Entry
from atoll.engine.game import Game
from atoll.lab.environments import decision_loops as loops

__all__ = ["DecisionLoops", "loops_for"]

P = ParamSpec("P")
T = TypeVar("T")

_HELPERS = (loops.await_decision, loops.deal_to_row, loops.write_observation, loops.write_rewards)


class DecisionLoops:
    """The loops for one game; `atoll.lab.environments.decision_loops` says what each does."""

    def __init__(self, game: Game) -> None:
        scope = game.rules.scope(game.module)
        for helper in _HELPERS:
            scope[helper.__name__] = bind(helper, game.module, scope)
        examples = {
            **game.examples,
            "planes": np.zeros((0, 0), np.int8),
            "masks": np.zeros((0, 0), np.bool_),
            "actors": np.zeros(0, np.int8),
            "numbers": np.zeros(0, np.int64),
            "actions": np.zeros(0, np.int64),
            "rewards": np.zeros((0, 0), np.float32),
            "over": np.zeros(0, np.bool_),
            "cooperative": False,
        }

        def bound(function: Callable[P, T], *, brief: bool = False) -> Entry[P, T]:
            return Entry(bind(function, game.module, scope), examples, brief=brief)

        self.deal_to_decision = bound(loops.deal_to_decision, brief=True)
        self.step_to_decision = bound(loops.step_to_decision, brief=True)
        self.begin_all = bound(loops.begin_all)
        self.find_illegal = bound(loops.find_illegal)
        self.advance_all = bound(loops.advance_all)


@cache
def loops_for(name: str) -> DecisionLoops:
    """Return the loops for one game."""
    return DecisionLoops(games.find(name))
