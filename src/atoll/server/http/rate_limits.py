"""Rate limits per address."""

import time
from collections import deque
from ipaddress import ip_address, ip_network

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from atoll.server.http.errors import refused
from atoll.server.settings import ServerSettings
from atoll.table.commands.refusal import Refusal

__all__ = ["IPV6_PREFIX", "RateLimit", "RateLimitMiddleware", "RateLimits", "address_of"]

IPV6_PREFIX = 64


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
    """Return the client's address; behind a trusted proxy, the address the proxy reports.

    Of IPv6 it is the network of 64 bits, because one client has all addresses in it.
    """
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((int(address), IPV6_PREFIX), strict=False))


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
