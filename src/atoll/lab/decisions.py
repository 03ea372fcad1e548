"""Binding the loops from decision to decision to one game's rules."""

from functools import cache
from types import SimpleNamespace
from typing import Any

from atoll import games
from atoll.engine.bind import bind
from atoll.engine.rule import inlined
from atoll.lab import decision_loops

LOOPS = (
    "await_decision",
    "set_out",
    "walk_on",
    "show",
    "share_out",
    "begin_all",
    "first_illegal",
    "advance_all",
)


@cache
def loops_for(name: str) -> Any:
    """All loops for one game, each calling the ones before it."""
    game = games.find(name)
    scope = {rule: inlined(each) for rule, each in vars(game.rules).items()}
    for loop in LOOPS:
        scope[loop] = bind(getattr(decision_loops, loop), game.module, scope)
    return SimpleNamespace(**scope)
