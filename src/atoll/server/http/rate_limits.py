"""Rate limits per address, and limits on open sockets."""

import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from atoll.server.http.errors import refused
from atoll.server.settings import ServerSettings
from atoll.table.refusal import Refusal

__all__ = ["RateLimit", "RateLimitMiddleware", "RateLimits", "SocketLimits", "address_of"]


class RateLimit:
    """At most `times` events within any `seconds` seconds."""

    def __init__(self, times: int, seconds: float) -> None:
        self._times, self._seconds = times, seconds
        self._recent: deque[float] = deque(maxlen=times)

    def allow(self, times: int = 1) -> bool:
        """Count `times` more events and return True, or return False if that is too many."""
        now = time.monotonic()
        over = len(self._recent) + times - self._times
        if over > 0 and (times > self._times or now - self._recent[over - 1] < self._seconds):
            return False
        self._recent.extend([now] * times)
        return True

    @property
    def idle(self) -> bool:
        """Whether all counted events are too old to matter."""
        return not self._recent or time.monotonic() - self._recent[-1] >= self._seconds


class RateLimits:
    """A rate limit for each address."""

    def __init__(self, times: int, seconds: float) -> None:
        self._times, self._seconds = times, seconds
        self._by_address: dict[str, RateLimit] = {}

    def allow(self, address: str, times: int = 1) -> bool:
        """Count events of this address and return True, or return False if they are too many."""
        if address not in self._by_address:
            self._drop_idle()
            self._by_address[address] = RateLimit(self._times, self._seconds)
        return self._by_address[address].allow(times)

    def _drop_idle(self) -> None:
        for address in [a for a, limit in self._by_address.items() if limit.idle]:
            del self._by_address[address]


def address_of(connection: HTTPConnection) -> str:
    """Return the client's address; behind a trusted proxy, the address the proxy reports."""
    return connection.client.host if connection.client else ""


class RateLimitMiddleware:
    """Limits the requests of each address that change something."""

    def __init__(self, app: ASGIApp, settings: ServerSettings) -> None:
        self._app = app
        self._requests = RateLimits(settings.requests_per_minute, 60.0)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        counts = scope["type"] == "http" and scope["method"] not in ("GET", "HEAD")
        if counts and not self._requests.allow(address_of(HTTPConnection(scope))):
            await refused(Refusal("request-too-many"))(scope, receive, send)
        else:
            await self._app(scope, receive, send)


class SocketLimits:
    """Limits the open sockets of each address and at each table."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings
        self._of_address: Counter[str] = Counter()
        self._at_table: Counter[str] = Counter()

    @contextmanager
    def admit(self, address: str, table_id: str | None = None) -> Iterator[None]:
        """Count a socket while the block runs; raise `Refusal` if there are too many."""
        if self._of_address[address] >= self._settings.sockets_per_address:
            raise Refusal("socket-too-many")
        if table_id is not None and self._at_table[table_id] >= self._settings.sockets_per_table:
            raise Refusal("socket-crowd")
        with _counted(self._of_address, address), _counted(self._at_table, table_id or ""):
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
