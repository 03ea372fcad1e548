"""`atoll serve` with seeded randomness, so that the same test plays the same game.

    python -m tests.browser.seeded_serve FILE START serve --port …

All secrets follow from the text in the file, which may change at any time, and from the number of
the start: a restarted server must not repeat the ids of its tables.

There are no rate limits per address: all tests share one.

The page's files are those in the folder that an environment variable names, if it does.
"""

import os
import random
import secrets
import sys
from pathlib import Path

from atoll.cli.app import main
from atoll.server.http import page_files
from atoll.server.http.rate_limits import RateLimits

PAGE_FOLDER = "ATOLL_TEST_PAGE"


class SeededBytes:
    """Random bytes that follow from a text."""

    def __init__(self, file: Path, start: str) -> None:
        self._file, self._start = file, start
        self._text = ""

    def bytes(self, nbytes: int | None = None) -> bytes:
        """Return `nbytes` of them, like `secrets.token_bytes`."""
        text = f"{self._start} {self._file.read_text('utf-8')}"
        if text != self._text:
            self._text, self._stream = text, random.Random(text)
        return self._stream.randbytes(nbytes or 32)


def allow(self: RateLimits, address: str, times: int = 1) -> bool:
    """Allow everything."""
    return True


if __name__ == "__main__":
    file, start, *sys.argv[1:] = sys.argv[1:]
    secrets.token_bytes = SeededBytes(Path(file), start).bytes
    RateLimits.allow = allow  # type: ignore[method-assign]
    if PAGE_FOLDER in os.environ:
        page_files.PAGE = Path(os.environ[PAGE_FOLDER])
    main()
