"""Requests that come from another process, and those that are passed on to one."""

import hmac
from collections.abc import Iterable

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from atoll.server.cluster.forwarding import peers

__all__ = ["InternalRequests", "forwarded_headers", "is_internal", "target_of"]

_CLIENT = b"x-atoll-client"
"""The address of the client for whom the other process asks."""
_SCHEME = b"x-atoll-scheme"
"""The scheme by which the client reached that process."""
_INTERNAL = "atoll.internal"
"""The key of a scope that came from another process."""
_OF_CONNECTION = {
    *(b"connection", b"content-length", b"expect", b"keep-alive", b"te", b"transfer-encoding"),
    *(b"x-forwarded-for", b"x-forwarded-proto", peers.SECRET_HEADER, _CLIENT, _SCHEME),
}
"""Headers that are not passed on."""
_UPGRADE = ((b"connection", b"Upgrade"),)


class InternalRequests:
    """Lets requests of other processes in, without the checks that those have already made."""

    def __init__(self, app: ASGIApp, internal: ASGIApp, secret: str) -> None:
        self._app, self._internal = app, internal
        self._secret = secret.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        shown = headers.get(peers.SECRET_HEADER.decode(), "").encode()
        if not hmac.compare_digest(shown, self._secret):
            await self._app(scope, receive, send)
            return
        client = headers.get(_CLIENT.decode())
        scheme = headers.get(_SCHEME.decode(), scope["scheme"])
        known = {"client": None if client is None else (client, 0), "scheme": scheme}
        await self._internal({**scope, **known, _INTERNAL: True}, receive, send)


def is_internal(scope: Scope) -> bool:
    """Return whether another process has sent this request."""
    return _INTERNAL in scope


def target_of(scope: Scope) -> bytes:
    """Return the path and the query of a request as it was sent."""
    path: bytes = scope["raw_path"]
    query: bytes = scope["query_string"]
    return path + b"?" + query if query else path


def forwarded_headers(scope: Scope) -> Iterable[tuple[bytes, bytes]]:
    """Return the headers by which a request is passed on to another process."""
    yield from (each for each in scope["headers"] if each[0] not in _OF_CONNECTION)
    if scope["type"] == "websocket":
        yield from _UPGRADE
    if scope["client"] is not None:
        yield _CLIENT, scope["client"][0].encode()
    yield _SCHEME, scope["scheme"].encode()
