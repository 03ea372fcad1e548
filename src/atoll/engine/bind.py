"""Binding the engine's loops to one game's rules."""

from collections.abc import Callable
from dataclasses import dataclass
from types import FunctionType
from typing import Any

from atoll.engine import loops
from atoll.engine.rule import inlined, rule


@dataclass(frozen=True)
class Rules:
    """A game's compiled rules; `atoll.engine.contract` says what each must do."""

    setup: Any
    list_actions: Any
    draw: Any
    step: Any
    judge: Any
    redeal: Any
    observe: Any


@dataclass(frozen=True)
class Loops:
    """The engine's loops for one game; `atoll.engine.loops` says what each does."""

    playout: Any
    play_batch: Any
    deal: Any
    look: Any
    chance: Any
    play: Any
    finish: Any
    imagine: Any
    see: Any


WHOLE_GAMES = ("playout", "play_batch")
"""The loops that may take long; each of the others does one thing and is done at once."""


def bind(
    function: Callable[..., Any],
    owner: str,
    scope: dict[str, Any],
    name: str | None = None,
    *,
    brief: bool = False,
) -> Any:
    """A rule of the owner, a module: the function's text, its names looked up in `scope` first.

    The owner must be a module that can be imported: whoever finds the rule in the cache does.
    If it owns several of the same text, each has a name of its own.
    Numba could take the rules as arguments or closures instead, but then nothing of it
    would be found again in the cache by the next process.
    """
    assert isinstance(function, FunctionType)
    bound = FunctionType(function.__code__, {**function.__globals__, **scope}, function.__name__)
    bound.__qualname__ = f"{owner}.{name or function.__name__}"
    bound.__module__ = owner
    bound.__doc__ = function.__doc__
    return rule(bound, brief=brief)


def bind_loops(owner: str, rules: Rules) -> Loops:
    """All loops for one game, each calling the ones before it.

    The rules themselves are inlined into the loops, which makes them half as fast again.
    """
    scope = {name: inlined(each) for name, each in vars(rules).items()}
    for name in Loops.__dataclass_fields__:
        scope[name] = bind(getattr(loops, name), owner, scope, brief=name not in WHOLE_GAMES)
    return Loops(**{name: scope[name] for name in Loops.__dataclass_fields__})
