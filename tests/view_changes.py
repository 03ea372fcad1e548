"""Applying the changes of an update to a view, as a client does."""

import copy
from collections.abc import Sequence
from typing import Any

from atoll.engine.json_values import Json

__all__ = ["apply_changes"]


def apply_changes(view: Json | None, changes: Sequence[Json]) -> Json:
    """Return the view after these changes; the one before stays as it is."""
    assert view is not None, "changes came before a view"
    changed: Any = copy.deepcopy(view)
    for change in changes:
        *way, last = change["at"]
        parent = changed
        for key in way:
            parent = parent[key]
        if "value" in change:
            parent[last] = change["value"]
        elif "removed" in change:
            assert 0 <= last <= last + change["removed"] <= len(parent)
            parent[last : last + change["removed"]] = change.get("added", [])
        else:
            del parent[last]
    result: Json = changed
    return result
