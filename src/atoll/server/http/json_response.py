"""Responses encoded from structs."""

import msgspec
from starlette.responses import Response

__all__ = ["json_response"]

_ENCODER = msgspec.json.Encoder()


def json_response(value: object, status: int = 200) -> Response:
    """Return a response with a value that msgspec can encode."""
    return Response(_ENCODER.encode(value), status, media_type="application/json")
