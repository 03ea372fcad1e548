"""Binding the loops from decision to decision to one game's rules."""

from dataclasses import dataclass, fields
from functools import cache

import numpy as np

from atoll import games
from atoll.engine.bind import bind
from atoll.engine.entry import Entry
from atoll.lab import decision_loops


@dataclass(frozen=True)
class DecisionLoops:
    """The loops for one game; `atoll.lab.decision_loops` says what each does."""

    set_out: Entry
    walk_on: Entry
    begin_all: Entry
    first_illegal: Entry
    advance_all: Entry


_HELPERS = ("await_decision", "deal_game", "show", "share_out")
_BRIEF = ("set_out", "walk_on")


@cache
def loops_for(name: str) -> DecisionLoops:
    """All loops for one game."""
    game = games.find(name)
    scope = game.rules.scope(game.module)
    for helper in _HELPERS:
        scope[helper] = bind(getattr(decision_loops, helper), game.module, scope)
    examples = {
        **game.examples,
        "planes": np.zeros((0, 0), np.int8),
        "masks": np.zeros((0, 0), np.bool_),
        "actors": np.zeros(0, np.int8),
        "numbers": np.zeros(0, np.int64),
        "actions": np.zeros(0, np.int64),
        "rewards": np.zeros((0, 0), np.float32),
        "over": np.zeros(0, np.bool_),
        "together": False,
    }

    def entry(loop: str) -> Entry:
        bound = bind(getattr(decision_loops, loop), game.module, scope)
        return Entry(bound, examples, brief=loop in _BRIEF)

    return DecisionLoops(**{field.name: entry(field.name) for field in fields(DecisionLoops)})
