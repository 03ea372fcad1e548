"""Checks of incoming requests: their size, their rate, the numbers in their paths."""

from starlette.requests import Request

from atoll.server.http.rate_limits import RateLimits, address_of
from atoll.server.protocol.decoding import LARGEST
from atoll.server.tables.registry import TableRegistry
from atoll.table.commands.refusal import Refusal

__all__ = ["admit", "number", "read_body"]


async def read_body(request: Request, largest: int = LARGEST) -> bytes:
    """Return the request's body; raise `Refusal` if it is too large."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > largest:
            raise Refusal("request-too-large")
    return bytes(body)


def number(text: str, what: str) -> int:
    """Parse a number from a path or query; raise `Refusal` if it is none."""
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refusal("request-malformed", reason=f"{what} must be a number")
    return int(text)


def admit(
    request: Request, registry: TableRegistry, creations: RateLimits, new_tables: int = 1
) -> None:
    """Raise `Refusal` if there are too many tables, or too many new ones from this address."""
    registry.check_capacity(new_tables)
    if not creations.allow(address_of(request), new_tables):
        raise Refusal("table-too-many")
