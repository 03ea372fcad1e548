"""Reading the file a command was given."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from atoll.cli.console import refuse


@contextmanager
def opened(file: str) -> Iterator[BinaryIO]:
    """The file's bytes; - is standard input."""
    if file == "-":
        if sys.stdin is None:  # it has been closed (`<&-`)
            refuse("standard input cannot be read: it is closed")
        yield sys.stdin.buffer
        return
    try:
        with Path(file).open("rb") as stream:
            yield stream
    except OSError as error:
        refuse(f"{file} cannot be read: {error.strerror}")
