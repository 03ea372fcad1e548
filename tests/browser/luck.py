"""`atoll serve` whose luck follows from a text, so that the same test plays the same game.

    python -m tests.browser.luck FILE LIFE serve --port …

All secrets are drawn from what stands in the file, which may change meanwhile, and from the
number of the server's life: one that was killed must not name the same tables once more.

All tests come from one address and lay more tables in a minute than people do: it lets them.
"""

import random
import secrets
import sys
from pathlib import Path

from atoll.cli.app import main
from atoll.server.http.rate_limits import RateLimits


class Luck:
    """Random bytes that follow from a text."""

    def __init__(self, file: Path, life: str) -> None:
        self._file, self._life = file, life
        self._text = ""

    def bytes(self, nbytes: int | None = None) -> bytes:
        """So many of them, as `secrets.token_bytes` gives them."""
        text = f"{self._life} {self._file.read_text('utf-8')}"
        if text != self._text:
            self._text, self._stream = text, random.Random(text)
        return self._stream.randbytes(nbytes or 32)


def allow(self: RateLimits, address: str, times: int = 1) -> bool:
    """Everything, however often it comes."""
    return True


if __name__ == "__main__":
    file, life, *sys.argv[1:] = sys.argv[1:]
    secrets.token_bytes = Luck(Path(file), life).bytes
    RateLimits.allow = allow  # type: ignore[method-assign]
    main()
