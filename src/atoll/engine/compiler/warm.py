"""Compiling entries in advance, with a report of progress.

Numba holds Python's global lock while it compiles.  A server that compiled its rules itself
would block, so another process fills the cache and the server loads the result.
"""

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext
from functools import cache
from types import FunctionType

from atoll.engine.compiler.entry import AnyEntry
from atoll.engine.compiler.rule import rules_below

__all__ = [
    "Progress",
    "announce",
    "compile_all",
    "missing",
    "print_progress",
    "reporting",
    "use_cached",
]

Progress = Callable[[int, int], None]
"""Called with the number of rules compiled so far and the number of all rules."""


def missing(entries: Iterable[AnyEntry]) -> list[AnyEntry]:
    """The entries that are neither compiled nor in the cache."""
    return [entry for entry in entries if not entry.cached()]


def compile_all(entries: Iterable[AnyEntry], report: Progress | None = None) -> None:
    """Compile the entries in this order, or load them from the cache.

    Without `report` a line on standard error says that rules are being compiled.
    """
    entries = list(entries)
    if report is None and missing(entries):
        announce("atoll: compiling, only this once …")
    with reporting(entries, report) if report else nullcontext():
        for entry in entries:
            entry.compile()


def use_cached(entries: Iterable[AnyEntry]) -> bool:
    """Load the entries if all are in the cache; otherwise change nothing."""
    entries = list(entries)
    if missing(entries):
        return False
    for entry in entries:
        entry.compile()
    return True


@cache
def announce(line: str) -> None:
    """Write a line to standard error, once."""
    print(line, file=sys.stderr, flush=True)


def print_progress(done: int, total: int) -> None:
    """Report progress to a parent process, as a line of JSON."""
    print(json.dumps([done, total]), flush=True)


@contextmanager
def reporting(entries: Iterable[AnyEntry], report: Progress) -> Iterator[None]:
    """Report each rule as it is compiled for these entries; nothing if all are cached."""
    rules: set[FunctionType] = set().union(
        *(rules_below(entry.function) for entry in missing(entries))
    )
    if not rules:
        yield
        return
    from numba.core import event

    total = len(rules)

    class Counter(event.Listener):  # type: ignore[misc]
        done = 0

        def on_start(self, event: object) -> None:
            pass

        def on_end(self, event: object) -> None:
            self.done += 1
            report(min(self.done, total), total)

    report(0, total)
    with event.install_listener("numba:compile", Counter()):
        yield
    report(total, total)
