"""Editions: new games follow the newest rules, old ones the edition in which they began.

The header of a transcript and the first event of a table name the edition, and the record of a
game has it as a field that the engine fills, like an option.
"""

from collections.abc import Callable
from dataclasses import dataclass

from atoll.engine.options import Option, Options

__all__ = ["EDITION", "EDITIONS", "FIRST_EDITION", "EarlierOptions"]

FIRST_EDITION = 1
EDITION = 2
"""Of the rules and of transcripts: the one that new games follow."""
EDITIONS = range(FIRST_EDITION, EDITION + 1)


@dataclass(frozen=True)
class EarlierOptions:
    """The options that a game had in an earlier edition."""

    options: tuple[Option, ...]
    to_current: Callable[[Options], Options]
    """The options of today that mean the same; given and returned are all options."""
