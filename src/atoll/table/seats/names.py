"""Names of people."""

import unicodedata

from atoll.table.refusal import Refusal

__all__ = ["LONGEST", "tidy_name"]

LONGEST = 32


def tidy_name(name: str) -> str:
    """Return the name without needless spaces; refuse an empty, long or unprintable one."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(tidy) <= LONGEST or not tidy.isprintable():
        raise Refusal("seat-name")
    return tidy
