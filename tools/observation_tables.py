"""MkDocs hook: fill in the tables of observation planes from the games themselves."""

import re
from typing import Any

from atoll import games

_PLACE = re.compile(r"<!-- planes of (\w+) -->")


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Replace every `<!-- planes of GAME -->` by the table of that game's planes."""
    return _PLACE.sub(lambda found: _table(found[1]), markdown)


def _table(name: str) -> str:
    features = games.find(name).features
    rows = [
        f"| `{name}` | {' × '.join(map(str, plane.shape))} | {plane.meaning} |"
        for name, plane in features.planes.items()
    ]
    head = ["| plane | shape | meaning |", "|---|---|---|"]
    return "\n".join([*head, *rows, "", f"Flat: {features.size} numbers."])
