"""Children that can be interrupted, however the tests were started."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def ctrl_c_reaches_children() -> Iterator[None]:
    """What is started in this block obeys Ctrl+C, even if we ourselves ignore it.

    A script starts in the background what ignores SIGINT, and so do its children then; but
    a signal that has a handler here is at its default there.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
