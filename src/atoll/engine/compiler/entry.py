"""Entries: the rules that Python calls, interpreted until they are compiled."""

import os
import threading
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from types import FunctionType
from typing import Any, Generic, ParamSpec, TypeVar

from atoll.engine.compiler.cache import EntryFolder, cache_for
from atoll.engine.compiler.rule import rule, rules_below

__all__ = ["AnyEntry", "Entry", "compiled", "compiling_is_disabled", "entry"]

P = ParamSpec("P")
T = TypeVar("T")


def compiling_is_disabled() -> bool:
    """Whether all rules are to run interpreted: `NUMBA_DISABLE_JIT=1`."""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


class Entry(Generic[P, T]):
    """A rule as Python calls it.

    A brief entry does one small thing.  It runs interpreted until `compile` is called, and
    keeps Python's global lock: waiting for the lock takes longer than the work itself.
    Any other entry simulates whole games.  It is compiled when first called, because
    interpreted it would take minutes, and it releases the lock.
    """

    def __init__(
        self, function: Callable[P, T], examples: Mapping[str, object], *, brief: bool = False
    ) -> None:
        """`examples` has a value for each parameter; its type is the parameter's."""
        assert isinstance(function, FunctionType)
        self.function: FunctionType = rule(function)
        self.examples = examples
        self.brief = brief
        self.compiled = compiling_is_disabled()
        self._lock = threading.Lock()
        self._call: Callable[P, T] = function if brief or self.compiled else self._compile_and_call

    @property
    def name(self) -> str:
        """The name of the entry in the cache: unique and the same in every process."""
        return f"{self.function.__module__}.{self.function.__qualname__}"

    def __call__(self, *arguments: P.args, **named: P.kwargs) -> T:
        return self._call(*arguments, **named)

    def compile(self) -> None:
        """Compile the entry, or load it from the cache; from then on calls run compiled."""
        with self._lock:
            if not self.compiled:
                from atoll.engine.compiler.compile import compile_entry  # imports Numba

                self._call = compile_entry(self)
                self.compiled = True

    def _compile_and_call(self, *arguments: P.args, **named: P.kwargs) -> T:
        from atoll.engine.compiler.warm import compile_all

        compile_all([self])
        return self._call(*arguments, **named)

    def cached(self) -> bool:
        """Whether the compiled entry is in the cache."""
        return self.compiled or self.cache_file() is not None

    def cache_file(self) -> Path | None:
        """The file that holds the compiled entry, if there is one."""
        return self.cache.find(self.name)

    @cached_property
    def cache(self) -> EntryFolder:
        """The folder of the compiled entry."""
        module = self.function.__module__
        if module.split(".")[0] == "atoll":
            # All rules it calls are in the rooms below, but the loop's own code may not be.
            return cache_for(module, frozenset({self.function.__code__.co_filename}))
        rules = rules_below(self.function)
        return cache_for(module, _with_neighbours(each.__code__.co_filename for each in rules))

    def __repr__(self) -> str:
        return f"<Entry {self.name}{', compiled' if self.compiled else ''}>"


def _with_neighbours(files: Iterable[str]) -> frozenset[str]:
    """These files and all others in their folders, which may hold the rules' constants."""
    found = {*files}
    for file in map(Path, tuple(found)):
        if file.is_file():
            found |= {
                str(each) for suffix in ("py", "json") for each in file.parent.glob(f"*.{suffix}")
            }
    return frozenset(found)


# With `object`, an entry that returns a number would not be one.
AnyEntry = Entry[..., Any]
"""An entry of any signature, for code that only compiles it."""


def entry(
    examples: Mapping[str, object], *, brief: bool = False
) -> Callable[[Callable[P, T]], Entry[P, T]]:
    """Declare a rule that Python calls; `examples` has a value for each parameter."""
    return lambda function: Entry(function, examples, brief=brief)


def compiled(entries: Iterable[AnyEntry]) -> bool:
    """Whether all of these run compiled."""
    return all(each.compiled for each in entries)
