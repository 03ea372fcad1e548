"""Marks in the types of views, effects and plies, for their JSON schemas."""

from collections.abc import Iterable

from msgspec import Meta

from atoll.engine.json_values import Json

__all__ = ["counts_of", "flags_of", "one_of"]


def one_of(name: str, values: Iterable[str]) -> Meta:
    """Limit text to these values; in schemas the set has a name.

    >>> one_of("Suit", ["hearts", "spades"]).extra_json_schema
    {'enum': ['hearts', 'spades']}
    """
    return Meta(title=name, extra_json_schema={"enum": list(values)})


def counts_of(names: Iterable[str]) -> Meta:
    """Limit an object to a count under each of these names."""
    return _each(names, {"type": "integer", "minimum": 0})


def flags_of(names: Iterable[str]) -> Meta:
    """Limit an object to a truth value under each of these names."""
    return _each(names, {"type": "boolean"})


def _each(names: Iterable[str], value: Json) -> Meta:
    keys = list(names)
    properties = dict.fromkeys(keys, value)
    return Meta(
        extra_json_schema={
            "properties": properties,
            "required": keys,
            "additionalProperties": False,
        }
    )
