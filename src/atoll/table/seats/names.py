"""People's names."""

import unicodedata

from atoll.table.refusal import Refusal

LONGEST = 32


def tidy_name(name: str) -> str:
    """The name without needless spaces; refuses one that is empty, too long or unprintable."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(tidy) <= LONGEST or not tidy.isprintable():
        raise Refusal("seat-name")
    return tidy
