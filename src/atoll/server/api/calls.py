"""Declarations of HTTP calls and sockets, from which routes, schemas and docs are made."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from atoll.engine.json_values import TypeForm
from atoll.server.http.json_response import json_response
from atoll.server.http.rate_limits import RateLimits, address_of
from atoll.server.http.requests import read_body
from atoll.server.protocol.decoding import LARGEST, decode, decode_query
from atoll.table.commands.refusal import Refusal

__all__ = [
    "CREATE_ERRORS",
    "STORE_ERRORS",
    "TABLE_ERRORS",
    "Call",
    "Handler",
    "Socket",
    "routes_of",
]

Handler = Callable[..., Awaitable[object]]
"""A method of an API class: it gets the request, then its body or query, decoded."""

STORE_ERRORS = ("store-full", "store-locked", "store-failed")
TABLE_ERRORS = ("table-unknown", "table-broken", "table-moving", "game-broken", *STORE_ERRORS)
"""Of every call at a table."""
CREATE_ERRORS = ("table-too-many", "table-no-room", *STORE_ERRORS)
"""Of every call that creates tables."""


@dataclass(frozen=True)
class Call:
    """An HTTP call: its address, its types, and the errors it may answer with."""

    method: str
    path: str
    """Below `/api`."""
    handler: Handler
    response: TypeForm
    """The type of the answer; `str` is a transcript, `Picture` a picture."""
    body: TypeForm = None
    """The type of the request's body; `bytes` is a transcript."""
    query: TypeForm = None
    """The type of the parameters in the address."""
    status: int = 200
    """If the call succeeds."""
    errors: tuple[str, ...] = ()
    """The ids of errors that are particular to this call."""
    largest: int = LARGEST
    """Bytes of the body."""
    middleware: tuple[Middleware, ...] = ()
    costly: bool = False
    """Takes long to answer, so that it is limited for each address although it changes nothing."""

    @property
    def all_errors(self) -> tuple[str, ...]:
        """The ids of all errors the call may answer with."""
        own = dict.fromkeys(self.errors)
        if "{" in self.path:
            own |= {"request-unknown": None}
        if "{table}" in self.path:
            own |= dict.fromkeys(TABLE_ERRORS)
        if self.body or self.query:
            own |= {"request-malformed": None}
        if self.body:
            own |= {"request-too-large": None}
        if self.method == "POST" or self.costly:
            own |= {"request-too-many": None}
        return (*own, "request-cross-site", "request-host", "request-failed")

    @property
    def description(self) -> str:
        """What the call does."""
        return (self.handler.__doc__ or "").strip()

    def route(self, api: object, reads: RateLimits) -> Route:
        """Return the route that answers the call by a method of this object."""

        async def endpoint(request: Request) -> Response:
            if self.costly and not reads.allow(address_of(request)):
                raise Refusal("request-too-many")
            arguments: list[object] = []
            if self.body is bytes:
                arguments.append(await read_body(request, self.largest))
            elif self.body is not None:
                arguments.append(decode(await read_body(request, self.largest), self.body))
            if self.query is not None:
                arguments.append(decode_query(dict(request.query_params), self.query))
            answer = await self.handler(api, request, *arguments)
            return answer if isinstance(answer, Response) else json_response(answer, self.status)

        return Route(self.path, endpoint, methods=[self.method], middleware=self.middleware)


@dataclass(frozen=True)
class Socket:
    """A WebSocket: its address, and the types of its messages."""

    path: str
    """Below `/api`."""
    handler: Handler
    sends: TypeForm
    """The type of the server's messages."""
    receives: TypeForm = None
    """The type of the page's messages."""

    @property
    def description(self) -> str:
        """What the socket is for."""
        return (self.handler.__doc__ or "").strip()


def routes_of(api: object, calls: Iterable[Call], reads: RateLimits) -> list[Route]:
    """Return the routes of calls that this object answers; `reads` limits the costly ones."""
    return [call.route(api, reads) for call in calls]
