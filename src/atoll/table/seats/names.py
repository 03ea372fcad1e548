"""Names and emblems of people."""

import unicodedata
from typing import Literal, TypeAlias

from atoll.table.commands.refusal import Refusal

__all__ = ["LONGEST", "Emblem", "tidy_name"]

LONGEST = 32

Emblem: TypeAlias = Literal[
    "anchor", "compass", "crab", "fish", "lantern", "palm", "parrot", "shell", "star", "sun"
]
"""What a person may choose as the picture beside their name; the page draws it."""


def tidy_name(name: str) -> str:
    """Return the name without needless spaces; refuse an empty, long or unprintable one."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(tidy) <= LONGEST or not tidy.isprintable():
        raise Refusal("seat-name")
    return tidy
