"""The types of a game's plies, made from its action table."""

from types import GenericAlias
from typing import Literal, Union

import msgspec

from atoll.engine.actions import Actions
from atoll.engine.json_values import TypeForm
from atoll.engine.verbs import Verb

__all__ = ["ply_type"]


def ply_type(actions: Actions) -> TypeForm:
    """Return the union of a game's plies, discriminated by `do`."""
    return Union[tuple(_struct(verb) for verb in actions.verbs.values())]  # noqa: UP007


def _struct(verb: Verb) -> type[msgspec.Struct]:
    fields: dict[str, TypeForm] = {"by": Literal["chance"] if verb.chance else int}
    fields |= dict.fromkeys(verb.also, int)
    keys = [noun.key for noun in verb.nouns_in_order]
    for noun in verb.nouns_in_order:
        value = noun.value_type | None if noun.hidden else noun.value_type
        fields[noun.key] = value if keys.count(noun.key) == 1 else GenericAlias(list, value)
    name = "".join(part.title() for part in verb.name.split("_"))
    return msgspec.defstruct(
        f"{name}Ply",
        list(fields.items()),
        tag_field="do",
        tag=verb.name,
        forbid_unknown_fields=True,
    )
