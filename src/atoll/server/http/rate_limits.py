"""The turnstile: how many wishes and how many sockets one address may have at a time."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from atoll.server.http.errors import refused
from atoll.server.limits import Limits, RateLimits
from atoll.table.refusal import Refusal


def address_of(connection: HTTPConnection) -> str:
    """Whose wish it is; behind a trusted proxy, the address the proxy tells."""
    return connection.client.host if connection.client else ""


class RateLimitMiddleware:
    """Lets so many requests that want something through, from each address, a minute."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._requests = RateLimits(limits.requests_per_minute, 60.0)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        wants = scope["type"] == "http" and scope["method"] not in ("GET", "HEAD")
        if wants and not self._requests.admits(address_of(HTTPConnection(scope))):
            await refused(Refusal("request-too-many"))(scope, receive, send)
        else:
            await self._app(scope, receive, send)


class SocketLimits:
    """Counts the sockets of every address and at every table."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._of_address: Counter[str] = Counter()
        self._at_table: Counter[str] = Counter()

    @contextmanager
    def passed(self, address: str, table: str | None = None) -> Iterator[None]:
        """Be inside, at a table or in the lobby; raises `Refusal` if too many are already."""
        if self._of_address[address] >= self.limits.sockets_per_address:
            raise Refusal("socket-too-many")
        if table is not None and self._at_table[table] >= self.limits.sockets_per_table:
            raise Refusal("socket-crowd")
        with _counted(self._of_address, address), _counted(self._at_table, table or ""):
            yield


@contextmanager
def _counted(counter: Counter[str], key: str) -> Iterator[None]:
    counter[key] += 1
    try:
        yield
    finally:
        counter[key] -= 1
        if not counter[key]:
            del counter[key]
