"""The OpenAPI document, made from the declarations of calls and sockets."""

import re
from collections.abc import Iterable
from importlib.metadata import version

from atoll.engine.json_values import Json, TypeForm
from atoll.engine.localized_error import english
from atoll.server.api.calls import Call, Socket
from atoll.server.http.errors import status_of
from atoll.server.openapi.schemas import REFERENCE, Schemas, own_games
from atoll.server.protocol.commands import ClientMessage, Command
from atoll.server.protocol.errors import ErrorResponse
from atoll.server.protocol.responses import Picture, PreviewPicture, ReviewProgress
from atoll.server.protocol.updates import LobbyMessage, ServerMessage

__all__ = ["PARAMETERS", "TEXTS", "UNIONS", "describe"]

UNIONS: dict[str, TypeForm] = {
    "ReviewProgress": ReviewProgress,
    "Command": Command,
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
    "LobbyMessage": LobbyMessage,
}

TEXTS: dict[TypeForm, Json] = {
    str: {"application/jsonl": {"schema": {"type": "string"}}},
    bytes: {"application/jsonl": {"schema": {"type": "string"}}},
    Picture: {"image/svg+xml": {"schema": {"type": "string"}}},
    PreviewPicture: {"image/png": {"schema": {"type": "string", "format": "binary"}}},
}

PARAMETERS: dict[str, tuple[str, Json]] = {
    "table": ("A table's id.", {"type": "string"}),
    "seat": ("A seat.", {"type": "integer", "minimum": 0, "maximum": 999_999_999}),
    "game": ("A game's name.", {"type": "string"}),
}


def describe(calls: Iterable[Call], sockets: Iterable[Socket]) -> Json:
    """Return the document that describes these calls and sockets."""
    schemas = Schemas()
    for name, union in UNIONS.items():
        schemas.add_union(name, union)
    for game in own_games():
        schemas.add_game(game)
    paths: dict[str, Json] = {}
    for call in calls:
        paths.setdefault(f"/api{call.path}", {})[call.method.lower()] = _operation(call, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Atoll", "version": version("atoll")},
        "paths": paths,
        "x-websockets": {f"/api{each.path}": _socket(each) for each in sockets},
        "components": {"schemas": schemas.components},
    }


def _operation(call: Call, schemas: Schemas) -> Json:
    operation: Json = {
        "operationId": call.handler.__name__,
        "summary": call.description,
        "parameters": [*_path_parameters(call.path), *_query_parameters(call, schemas)],
        "responses": {str(call.status): _answer(call, schemas), **_errors(call, schemas)},
    }
    if call.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(call.body, schemas)}
    if call.response is Picture:
        operation["responses"]["304"] = {"description": "The picture has not changed."}
    return operation


def _path_parameters(path: str) -> list[Json]:
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "description": PARAMETERS[name][0],
            "schema": PARAMETERS[name][1],
        }
        for name in re.findall(r"{(\w+)}", path)
    ]


def _query_parameters(call: Call, schemas: Schemas) -> list[Json]:
    if call.query is None:
        return []
    [reference] = schemas.add([call.query])
    query = schemas.components.pop(reference["$ref"].removeprefix(REFERENCE))
    return [
        {
            "name": name,
            "in": "query",
            "description": schema.get("description", ""),
            "schema": {key: value for key, value in schema.items() if key != "description"},
        }
        for name, schema in query["properties"].items()
    ]


def _answer(call: Call, schemas: Schemas) -> Json:
    return {"description": "Done.", "content": _content(call.response, schemas)}


def _errors(call: Call, schemas: Schemas) -> Json:
    """Return the errors by their statuses, each status with its ids and their messages."""
    by_status: dict[int, list[str]] = {}
    for each in sorted(call.all_errors):
        by_status.setdefault(status_of(each), []).append(f"- `{each}`: {english()[each]}")
    return {
        str(status): {
            "description": "\n".join(lines),
            "content": _json(ErrorResponse, schemas),
        }
        for status, lines in sorted(by_status.items())
    }


def _content(type: TypeForm, schemas: Schemas) -> Json:
    return TEXTS[type] if type in TEXTS else _json(type, schemas)


def _json(type: TypeForm, schemas: Schemas) -> Json:
    named = _named(type)
    [schema] = [named] if named else schemas.add([type])
    return {"application/json": {"schema": schema}}


def _socket(socket: Socket) -> Json:
    """Return what the socket is for, and the messages each way."""
    messages = {"sends": _named(socket.sends), "receives": _named(socket.receives)}
    return {"summary": socket.description} | {way: each for way, each in messages.items() if each}


def _named(type: TypeForm) -> Json | None:
    """Return a reference to a union that has a name."""
    names = (name for name, union in UNIONS.items() if union is type)
    return next(({"$ref": REFERENCE + name} for name in names), None)
