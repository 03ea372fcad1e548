"""Binding the engine's loops to one game's rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from types import FunctionType
from typing import Any, Generic, ParamSpec, TypeAlias, TypeVar, cast

from atoll.engine import loops
from atoll.engine.compiler.entry import AnyEntry, Entry
from atoll.engine.compiler.rule import inline, rule, rules_below
from atoll.engine.contract import GameRecord
from atoll.engine.json_values import Json
from atoll.engine.records.dice import Dice
from atoll.engine.records.menu import Menu
from atoll.engine.records.result import Result

__all__ = ["AnyRules", "Loops", "Rules", "Scope", "bind", "nothing_is_hidden"]

Scope: TypeAlias = Json
"""The rules, texts and constants that a bound function finds by their names."""

P = ParamSpec("P")
T = TypeVar("T")
S = TypeVar("S", bound=GameRecord)
O = TypeVar("O")  # noqa: E741 - of an observation


@rule
def nothing_is_hidden(state: GameRecord, seat: int, dice: Dice) -> None:
    """Determinize a game without hidden information: there is nothing to deal again."""


@dataclass(frozen=True)
class Rules(Generic[S, O]):
    """A game's rules; `atoll.engine.contract` says what each must do."""

    setup: Callable[[S, Dice], None]
    list_actions: Callable[[S, Menu], None]
    draw: Callable[[S, Dice], int]
    step: Callable[[S, int], None]
    score: Callable[[S, Result], None]
    observe: Callable[[S, int, O], None]
    determinize: Callable[[S, int, Dice], None] = nothing_is_hidden
    any_action: Callable[[S, Menu, Dice], int] | None = None
    inlined: bool = False
    """Whether all rules are compiled into their callers, which is faster for a small game."""

    def __post_init__(self) -> None:
        busy = (self.list_actions, self.draw, self.step)
        for each in busy:
            inline(each)
            for below in rules_below(cast(FunctionType, each)) if self.inlined else ():
                inline(below)

    def scope(self, owner: str) -> Scope:
        """The rules by their names, for loops owned by this module."""
        names = [field.name for field in fields(self) if field.name != "inlined"]
        scope = {name: getattr(self, name) for name in names}
        if self.any_action is None:
            scope["any_action"] = bind(loops.any_listed_action, owner, scope)
        inline(scope["any_action"])
        return scope


# Each game has its own record and observation.
AnyRules: TypeAlias = Rules[Any, Any]
"""The rules of any game."""


class Loops:
    """The engine's loops for one game; `atoll.engine.loops` says what each does."""

    def __init__(self, owner: str, rules: AnyRules, examples: Mapping[str, object]) -> None:
        """`examples` has a value of the right type for each parameter of the loops."""
        scope = rules.scope(owner)
        scope["playout"] = bind(loops.playout, owner, scope)

        def bound(function: Callable[P, T], *, brief: bool = True) -> Entry[P, T]:
            return Entry(bind(function, owner, scope), examples, brief=brief)

        self.deal = bound(loops.deal)
        self.look = bound(loops.look)
        self.chance = bound(loops.chance)
        self.play = bound(loops.play)
        self.finish = bound(loops.finish)
        self.resample = bound(loops.resample)
        self.see = bound(loops.see)
        self.play_batch = bound(loops.play_batch, brief=False)

    @property
    def brief(self) -> tuple[AnyEntry, ...]:
        """The entries a table needs."""
        return tuple(entry for entry in vars(self).values() if entry.brief)


def bind(
    function: Callable[P, T],
    owner: str,
    scope: Mapping[str, object],
    name: str | None = None,
) -> Callable[P, T]:
    """Make a rule of a function's code whose names are looked up in `scope` first.

    The owner must be a module that can be imported: loading the rule from the cache imports it.
    If it owns several rules of the same code, each needs a name of its own.
    Numba could take the rules as arguments or closures instead, but then the next process
    would not find the compiled code in the cache.
    """
    assert isinstance(function, FunctionType)
    bound = FunctionType(function.__code__, {**function.__globals__, **scope}, function.__name__)
    bound.__qualname__ = name or function.__name__
    bound.__module__ = owner
    bound.__doc__ = function.__doc__
    return rule(cast("Callable[P, T]", bound))
