"""Security headers for every response, and refusal of requests from other sites' pages."""

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from atoll.server.http.errors import refused
from atoll.table.commands.refusal import Refusal

__all__ = ["CONTENT_SECURITY_POLICY", "HEADERS", "OriginCheckMiddleware", "foreign_origin"]

# Boards are drawn and moved by style attributes, so inline styles are allowed.
CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)

HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class OriginCheckMiddleware:
    """Adds the headers, and refuses what another site's page makes a browser send."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._serve_http(scope, receive, send)
        elif scope["type"] == "websocket" and foreign_origin(scope):
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self._app(scope, receive, send)

    async def _serve_http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        origin = foreign_origin(scope)
        if scope["method"] in ("GET", "HEAD") or origin is None:
            await self._app(scope, receive, send_with_headers)
        else:
            response = refused(Refusal("request-cross-site", origin=origin))
            await response(scope, receive, send_with_headers)


def foreign_origin(scope: Scope) -> str | None:
    """Return the origin of the requesting page if it is another site; programs have none."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None or origin.partition("://")[2] == headers.get("host"):
        return None
    return origin
