"""Reading an input file."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from atoll.cli.console import fail

__all__ = ["open_input"]


@contextmanager
def open_input(file: str) -> Iterator[BinaryIO]:
    """Open a file for reading bytes; - is standard input."""
    if file == "-":
        if sys.stdin is None:  # it has been closed (`<&-`)
            fail("cannot read standard input: it is closed")
        yield sys.stdin.buffer
        return
    try:
        with Path(file).open("rb") as stream:
            yield stream
    except OSError as error:
        fail(f"cannot read {file}: {error.strerror}")
