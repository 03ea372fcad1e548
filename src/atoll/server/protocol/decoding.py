"""Decoding of what a page sends; what does not fit its type is refused."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeVar, cast

import msgspec

from atoll.engine.json_values import TypeForm
from atoll.table.commands.refusal import Refusal

__all__ = ["LARGEST", "decode", "decode_query"]

LARGEST = 64 * 1024
"""Bytes of a request's body, or of a message on the socket."""

T = TypeVar("T")

_decoder: Callable[[TypeForm], msgspec.json.Decoder[object]] = cache(msgspec.json.Decoder)
"""Made once for each type: that takes longer than decoding a message."""


def decode(message: bytes | str, type: type[T]) -> T:
    """Decode a message of this type, or raise `Refusal`."""
    try:
        return cast(T, _decoder(type).decode(message))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("request-malformed", reason=str(error)) from error


def decode_query(query: Mapping[str, str], type: type[T]) -> T:
    """Convert the parameters of an address to this type, or raise `Refusal`."""
    try:
        return msgspec.convert(query, type, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("request-malformed", reason=str(error)) from error
