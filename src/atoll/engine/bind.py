"""Binding the engine's loops to one game's rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from types import FunctionType
from typing import Any

from atoll.engine import loops
from atoll.engine.entry import Entry
from atoll.engine.rule import inline, rule


@dataclass(frozen=True)
class Rules:
    """A game's rules; `atoll.engine.contract` says what each must do."""

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

    deal: Entry
    look: Entry
    chance: Entry
    play: Entry
    finish: Entry
    imagine: Entry
    see: Entry
    play_batch: Entry

    @property
    def brief(self) -> tuple[Entry, ...]:
        """The entries a table needs."""
        entries = (getattr(self, field.name) for field in fields(self))
        return tuple(entry for entry in entries if entry.brief)


def bind(
    function: Callable[..., Any],
    owner: str,
    scope: Mapping[str, Any],
    name: str | None = None,
) -> Any:
    """A rule of the owner, a module: the function's text, its names looked up in `scope` first.

    The owner must be a module that can be imported: whoever finds the rule in the cache does.
    If it owns several of the same text, each has a name of its own.
    Numba could take the rules as arguments or closures instead, but then nothing of it
    would be found again in the cache by the next process.
    """
    assert isinstance(function, FunctionType)
    bound = FunctionType(function.__code__, {**function.__globals__, **scope}, function.__name__)
    bound.__qualname__ = name or function.__name__
    bound.__module__ = owner
    bound.__doc__ = function.__doc__
    return rule(bound)


def bind_loops(owner: str, rules: Rules, examples: Mapping[str, Any]) -> Loops:
    """All loops for one game; `examples` has a value of the right type for each parameter."""
    scope = dict(vars(rules))
    for name in ("list_actions", "draw", "step"):
        inline(scope[name])
    scope["playout"] = bind(loops.playout, owner, scope)

    def entry(name: str) -> Entry:
        bound = bind(getattr(loops, name), owner, scope)
        return Entry(bound, examples, brief=name != "play_batch")

    return Loops(**{field.name: entry(field.name) for field in fields(Loops)})
