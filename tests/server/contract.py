"""Checks that what the server sends fits the schemas of the OpenAPI document."""

import json
import re
from functools import cache

import httpx
import jsonschema_rs

from atoll.engine.json_values import Json, JsonValue
from atoll.server.api.calls import Call
from atoll.server.api.routes import CALLS, SOCKETS
from atoll.server.openapi.document import describe

DOCUMENT = describe(CALLS, SOCKETS)


def check(name: str, value: JsonValue) -> None:
    """Raise `ValidationError` unless a value fits the schema of this name."""
    _validator(json.dumps({"$ref": f"#/components/schemas/{name}"})).validate(value)


async def check_response(response: httpx.Response) -> None:
    """Raise unless the answer to a call fits its schema, or is one of its errors."""
    call = _call_of(response.request)
    if call is None or response.request.method == "HEAD" or response.status_code == 304:
        return
    await response.aread()
    operation = DOCUMENT["paths"][f"/api{call.path}"][call.method.lower()]
    content: Json = operation["responses"][str(response.status_code)]["content"]
    media_type = response.headers["content-type"].partition(";")[0]
    if media_type == "application/json":
        _validator(json.dumps(content[media_type]["schema"])).validate(response.json())
    if response.status_code >= 400:
        assert response.json()["error"]["id"] in call.all_errors, response.text


def _call_of(request: httpx.Request) -> Call | None:
    for call in CALLS:
        pattern = re.sub(r"{\w+}", "[^/]+", f"/api{call.path}")
        if request.method == call.method and re.fullmatch(pattern, request.url.path):
            return call
    return None


@cache
def _validator(schema: str) -> jsonschema_rs.Validator:
    components = {"schemas": _closed(DOCUMENT["components"]["schemas"])}
    return jsonschema_rs.validator_for({**json.loads(schema), "components": components})


def _closed(schema: JsonValue) -> JsonValue:
    """Return the schema without objects that may have other keys than it says."""
    if isinstance(schema, list):
        return [_closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {key: _closed(each) for key, each in schema.items()}
    if "properties" in schema and isinstance(schema.get("required"), list):
        inner.setdefault("additionalProperties", False)
    return inner
