"""The `@rule` decorator: a rule is a plain function that can also be compiled.

The decorator does not change the function: Python, debuggers and type checkers see it as it is.
`atoll.engine.compiler.compile` makes machine code of a rule and of all the rules it calls.

A rule must not call itself: compiled code is linked from the callees up.

Nor may it take a record out of an array it has made itself: the record does not keep the array
alive, so its memory is freed after the array's last use.  Pass the array to another rule and
take the record out there.
"""

from collections.abc import Callable, Iterator
from dis import get_instructions
from types import CodeType, FunctionType
from typing import TypeGuard, TypeVar

__all__ = ["globals_used", "inline", "is_inlined", "is_rule", "rule", "rules_below", "rules_of"]

F = TypeVar("F", bound=Callable[..., object])

_rules: set[object] = set()
_inlined: set[object] = set()


def rule(function: F) -> F:
    """Register a function as a rule."""
    _rules.add(function)
    return function


def inline(function: F) -> F:
    """Register a rule that is compiled into its callers, for speed in busy loops."""
    _inlined.add(function)
    return rule(function)


def is_inlined(function: object) -> bool:
    """Whether a rule is compiled into its callers."""
    return function in _inlined


def is_rule(value: object) -> TypeGuard[FunctionType]:
    """Whether a value is a function registered as a rule."""
    return isinstance(value, FunctionType) and value in _rules


def rules_of(value: object) -> tuple[FunctionType, ...]:
    """The rules behind a global: itself, or those of a verb (see `atoll.engine.actions`)."""
    return (value,) if is_rule(value) else getattr(value, "rules", ())


def globals_used(function: FunctionType) -> Iterator[tuple[str, object]]:
    """The globals a function's code refers to, by name; of an entry, the rule itself."""
    for name in _names_in(function.__code__):
        if name in function.__globals__:
            value = function.__globals__[name]
            yield name, getattr(value, "function", value)


def _names_in(code: CodeType) -> set[str]:
    found = {each.argval for each in get_instructions(code) if each.opname == "LOAD_GLOBAL"}
    nested = (each for each in code.co_consts if isinstance(each, CodeType))
    return found.union(*map(_names_in, nested))


def rules_below(function: FunctionType) -> set[FunctionType]:
    """A rule and all rules it calls, directly or not."""
    found = {function}
    for _, value in globals_used(function):
        for called in rules_of(value):
            if called not in found:
                found |= rules_below(called)
    return found
