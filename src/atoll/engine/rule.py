"""The `@rule` decorator: a rule is a plain function, compiled by Numba when first called.

A rule must not call itself: Numba cannot load such a function from its cache again.

Nor may it take a record out of an array it has made itself: the record does not keep the array,
whose memory is given back as soon as nothing else is done with the array.  It hands the array
on to another rule, which takes the record out; whoever calls keeps what it hands on.
"""

import contextlib
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numba

from atoll.engine.cache import RuleLocator, cache_for

config: Any = numba.config  # its settings are made at run time, unknown to mypy

compiled: list[Any] = []
"""Every rule there is, in the order of definition; what a progress bar counts."""


_choosing_the_folder = threading.Lock()


def rule(function: Callable[..., Any], *, brief: bool = False) -> Any:
    """Compile a rule: division as in NumPy, remembered between runs.

    Called from Python it lets go of the GIL, unless it is brief: getting the GIL back from
    another thread that waits for it takes many times as long as a single step of a game.
    """
    cache = None if config.DISABLE_JIT else cache_for(function.__module__)
    compiles = numba.njit(cache=cache is not None, nogil=not brief, error_model="numpy")
    with _kept_in(cache):
        dispatcher = compiles(function)
    compiled.append(dispatcher)
    return dispatcher


@contextlib.contextmanager
def _kept_in(cache: Path | None) -> Iterator[None]:
    """What is made in here is found in this folder, whichever folder its source lies in.

    Numba reads these settings at this moment only; other users of Numba keep their own.  One
    game may be imported while another is bound in another thread: one at a time.
    """
    with _choosing_the_folder:
        before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
        config.CACHE_DIR = str(cache or "")
        config.CACHE_LOCATOR_CLASSES = f"{RuleLocator.__module__}.{RuleLocator.__name__}"
        try:
            yield
        finally:
            config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before


def inlined(dispatcher: Any) -> Any:
    """The same rule, to be written out wherever it is called rather than called."""
    if config.DISABLE_JIT:
        return dispatcher
    return numba.njit(inline="always", nogil=True, error_model="numpy")(dispatcher.py_func)
