"""Refusal of requests for other names than the server's.

Otherwise a site could give its name this machine's address (DNS rebinding): its page would then be
of the same origin as the server, and could read everything that the visitor may.
"""

from collections.abc import Collection
from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from atoll.server.http.errors import refused
from atoll.table.commands.refusal import Refusal

__all__ = ["HostCheckMiddleware", "HostNames", "is_loopback"]

_LOCALHOST = "localhost"


def is_loopback(host: str) -> bool:
    """Return whether a name or an address stands for this machine alone."""
    if host == _LOCALHOST or host.endswith(f".{_LOCALHOST}"):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


class HostNames:
    """The names by which pages may address the server."""

    def __init__(self, listens_at: str, names: Collection[str] = ()) -> None:
        self._only_loopback = is_loopback(listens_at)
        self._names = {name.lower() for name in (listens_at, *names)}

    def __contains__(self, name: str) -> bool:
        if name in self._names or is_loopback(name):
            return True
        return not self._only_loopback and _is_address(name)


def _is_address(name: str) -> bool:
    """Return whether this is an address, which no site can make its own name."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class HostCheckMiddleware:
    """Refuses requests whose `Host` is no name of the server."""

    def __init__(self, app: ASGIApp, names: HostNames) -> None:
        self._app = app
        self._names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        name = _name_of(Headers(scope=scope).get("host", ""))
        if name in self._names:
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await refused(Refusal("request-host", host=name))(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})


def _name_of(host: str) -> str:
    """Return a `Host` without its port and brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower()
