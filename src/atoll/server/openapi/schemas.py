"""JSON schemas of messages, views and plies, under names for a document's components."""

from collections.abc import Callable, Iterable, Iterator
from typing import get_type_hints

import msgspec
from msgspec import inspect

from atoll import games
from atoll.engine.game import Game
from atoll.engine.json_values import Json, JsonValue, TypeForm
from atoll.server.openapi.field_docs import field_docs
from atoll.server.protocol.plies import ply_type

__all__ = [
    "GENERIC",
    "OBJECT",
    "PLY",
    "REFERENCE",
    "Schemas",
    "own_games",
    "prefix_of",
    "structs_in",
]

REFERENCE = "#/components/schemas/"

PLY: Json = {
    "description": "A ply: its actor, its verb and the verb's arguments; see the plies of a game.",
    "type": "object",
    "properties": {
        "by": {"anyOf": [{"type": "integer"}, {"const": "chance"}]},
        "do": {"type": "string"},
    },
    "required": ["by", "do"],
    "additionalProperties": True,
}

OBJECT: Json = {"type": "object", "additionalProperties": True}

GENERIC: dict[str, Json] = {
    "Ply": PLY,
    "WeightedPly": {
        **PLY,
        "description": "A ply of chance, and in how many equally likely ways it happens.",
        "properties": {**PLY["properties"], "weight": {"type": "integer", "minimum": 1}},
        "required": ["by", "do", "weight"],
    },
    "Setup": {"description": "A game's set-up, as a viewer may see it.", **OBJECT},
    "View": {"description": "A position of a game, as a viewer may see it.", **OBJECT},
    "Effects": {
        "description": "What a ply of a game brought about that it does not say itself.",
        **OBJECT,
    },
}
"""What every game has, games of other packages included."""


class Schemas:
    """Named schemas of types."""

    def __init__(self) -> None:
        self.components: dict[str, Json] = {name: dict(each) for name, each in GENERIC.items()}

    def add(self, types: Iterable[TypeForm], prefix: str = "") -> list[Json]:
        """Add the schemas of types; return what stands for each of them."""
        types = list(types)
        found, components = msgspec.json.schema_components(
            types, ref_template=f"{REFERENCE}{prefix}{{name}}"
        )
        docs = {struct.__name__: field_docs(struct) for struct in structs_in(types)}
        for name, schema in components.items():
            schema.pop("title", None)
            for field, doc in docs.get(name, {}).items():
                schema["properties"][field]["description"] = doc
            self.components[prefix + name] = self._tidy(schema, prefix)
        return [self._tidy(each, prefix) for each in found]

    def add_union(self, name: str, type: TypeForm, prefix: str = "") -> None:
        """Add the schema of a union under a name."""
        [self.components[prefix + name]] = self.add([type], prefix)

    def add_game(self, game: Game) -> None:
        """Add the types of a game's set-up, view, effects and plies."""
        prefix, secrets = prefix_of(game), game.secrets
        setup, effects = _returned(game.setup_to_json), _returned(game.effects)
        view, private = _returned(secrets.public), _returned(secrets.private)
        self.add([setup, effects, view], prefix)
        self.add_union("Ply", ply_type(game.action_table), prefix)
        if issubclass(private, msgspec.Struct):
            self.add([private], prefix)
            self._merge(prefix, private.__name__)

    def _merge(self, prefix: str, private: str) -> None:
        """Let the view have the fields that only a seat sees."""
        view, rest = self.components[f"{prefix}View"], self.components.pop(prefix + private)
        view["properties"] |= rest["properties"]
        view["required"] += rest["required"]

    def _tidy(self, schema: JsonValue, prefix: str) -> JsonValue:
        """Give titled schemas a component of their own, and simplify references."""
        if isinstance(schema, list | tuple):
            return [self._tidy(each, prefix) for each in schema]
        if not isinstance(schema, dict):
            return schema
        if "$ref" in schema:
            return {key: schema[key] for key in ("$ref", "description") if key in schema}
        if isinstance(schema.get("title"), str):
            name = prefix + schema.pop("title")
            description = schema.pop("description", None)
            self.components[name] = self._tidy(schema, prefix)
            named = {"$ref": REFERENCE + name}
            return {**named, "description": description} if description else named
        return {key: self._tidy(each, prefix) for key, each in schema.items()}


def prefix_of(game: Game) -> str:
    """Return what the names of a game's schemas begin with."""
    return "".join(part.title() for part in game.name.split("_"))


def own_games() -> list[Game]:
    """Return the games that Atoll brings."""
    return [games.find(name) for name in games.OWN]


def structs_in(types: Iterable[TypeForm]) -> set[type[msgspec.Struct]]:
    """Return all structs of which these types are made."""
    found: set[type[msgspec.Struct]] = set()
    waiting: list[inspect.Type] = list(inspect.multi_type_info(types))
    while waiting:
        match waiting.pop():
            case inspect.StructType(cls=struct, fields=fields) if struct not in found:
                found.add(struct)
                waiting += [field.type for field in fields]
            case each:
                waiting += _parts(each)
    return found


def _parts(type: inspect.Type) -> Iterator[inspect.Type]:
    """Yield the types of which a type other than a struct is made."""
    match type:
        case inspect.Metadata(type=inner):
            yield inner
        case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
            yield from types
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            yield item
        case inspect.DictType(key_type=key, value_type=value):
            yield from (key, value)


def _returned(function: Callable[..., object]) -> TypeForm:
    """Return the annotated result type of a function."""
    returned = get_type_hints(function)["return"]
    return dict if returned == Json else returned
