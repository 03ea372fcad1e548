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
        yield sys.stdin.buffer
        return
    try:
        stream = Path(file).open("rb")  # noqa: SIM115 (closed below; only opening may fail here)
    except OSError as error:
        refuse(f"{file} cannot be read: {error.strerror}")
    with stream:
        yield stream
