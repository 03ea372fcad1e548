"""A position as plain text, for games without a drawing of their own."""

from collections.abc import Iterator

from atoll.engine.json_values import Json, JsonValue

__all__ = ["view_as_text"]


def view_as_text(view: Json) -> str:
    """A view as indented lines, one for each value.

    >>> print(view_as_text({"phase": "roll", "scores": [3, 12], "die": None}))
    phase: roll
    scores: 3 12
    die: –
    """
    return "\n".join(_lines(view, ""))


def _lines(value: JsonValue, indent: str) -> Iterator[str]:
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in items:
        if _is_flat(inner):
            yield f"{indent}{key}: {_flat(inner)}"
        else:
            yield f"{indent}{key}:"
            yield from _lines(inner, indent + "  ")


def _is_flat(value: JsonValue) -> bool:
    if isinstance(value, list):
        return not any(isinstance(each, (dict, list)) for each in value)
    return not isinstance(value, dict)


def _flat(value: JsonValue) -> str:
    if isinstance(value, list):
        return " ".join(map(_flat, value)) or "–"
    if value is None:
        return "–"
    return str(value).lower() if isinstance(value, bool) else str(value)
