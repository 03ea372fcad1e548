"""What requests that send something pass: their size, how often they come, their numbers."""

from starlette.requests import Request

from atoll.server.http.rate_limits import RateLimits, address_of
from atoll.server.protocol.messages import LARGEST
from atoll.server.tables.registry import TableRegistry
from atoll.table.refusal import Refusal


async def read_body(request: Request, largest: int = LARGEST) -> bytes:
    """The request's body, unless it is too large."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > largest:
            raise Refusal("request-too-large")
    return bytes(body)


def number(text: str, what: str) -> int:
    """A number that stands in an address."""
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refusal("request-malformed", reason=f"{what} must be a number")
    return int(text)


def admit(request: Request, lobby: TableRegistry, creations: RateLimits, tables: int = 1) -> None:
    """Refuse new tables where there are too many, or from whoever sets up too many."""
    lobby.check_room(tables)
    if not creations.allow(address_of(request), tables):
        raise Refusal("table-too-many")
