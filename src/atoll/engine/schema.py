"""Views and effects as structs or plain JSON, and marks in their types for JSON schemas."""

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Meta, Struct, to_builtins

from atoll.engine.json_values import Json

__all__ = ["AnyView", "as_json", "counts_of", "flags_of", "one_of", "ref"]

AnyView: TypeAlias = Struct | Json
"""A view, or the effects of a ply: a struct of the game's own, or any JSON object."""


def as_json(view: AnyView) -> Json:
    """Return a view as a plain JSON object."""
    if isinstance(view, dict):
        return view
    builtins: Json = to_builtins(view)
    return builtins


def one_of(name: str, values: Iterable[str]) -> Meta:
    """Limit text to these values; in schemas the set has a name.

    >>> one_of("Suit", ["hearts", "spades"]).extra_json_schema
    {'enum': ['hearts', 'spades']}
    """
    return Meta(title=name, extra_json_schema={"enum": list(values)})


def ref(name: str) -> Meta:
    """Describe a value by a schema of this name, whatever its Python type is."""
    return Meta(extra_json_schema={"$ref": f"#/components/schemas/{name}"})


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
