"""Forwarding of requests and sockets to the process that serves their table."""

import re

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from atoll.server.cluster.cluster import Cluster
from atoll.server.cluster.forwarding.internal_requests import (
    forwarded_headers,
    is_internal,
    target_of,
)
from atoll.server.cluster.forwarding.peers import Peer, PeerResponse, Unanswered, Unreachable
from atoll.server.cluster.forwarding.relay import Relay
from atoll.server.cluster.ownership import HeldElsewhere
from atoll.server.http.errors import refusal_of, refused
from atoll.server.http.requests import read_body
from atoll.server.operations import metrics
from atoll.server.tables.registry import TableRegistry
from atoll.server.ws.connection import LATER
from atoll.server.ws.ws_protocol import protocol_of
from atoll.store.errors import StoreError
from atoll.table.commands.refusal import Refusal

__all__ = ["Forwarding"]

_TABLE = re.compile(r"^/api/tables/([^/]+)(?:/|$)")
_OF_CONNECTION = (b"connection", b"content-length", b"date", b"transfer-encoding")


class Forwarding:
    """Sends what concerns a table that another process serves to that process."""

    def __init__(self, app: ASGIApp, registry: TableRegistry, cluster: Cluster) -> None:
        self._app = app
        self._registry = registry
        self._ownership = cluster.ownership
        self._client = cluster.client

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = _TABLE.match(scope["path"]) if scope["type"] in ("http", "websocket") else None
        if found is None or is_internal(scope):
            await self._app(scope, receive, send)
            return
        with self._registry.using(found[1]):
            if scope["type"] == "http":
                await self._serve_http(found[1], scope, receive, send)
            else:
                await self._serve_socket(found[1], scope, receive, send)

    async def _serve_http(self, table_id: str, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        body: bytes | None = None
        try:
            async for peer in self._ownership.owners(table_id):
                body = await read_body(request) if body is None else body
                answer = await self._forward(peer, request, body)
                if answer is not None:
                    await answer(scope, receive, send)
                    return
        except (Refusal, StoreError) as error:
            await refused(refusal_of(error))(scope, receive, send)
            return
        await self._app(scope, receive if body is None else _again(body, receive), send)

    async def _forward(self, peer: Peer, request: Request, body: bytes) -> Response | None:
        """Return the answer of a process; None if it could not be asked."""
        scope, method = request.scope, request.method
        headers = [*forwarded_headers(scope)]
        try:
            with metrics.FORWARDED.time():
                answer = await self._client.request(peer, method, target_of(scope), headers, body)
        except Unreachable:
            return None
        except Unanswered:
            if method in ("GET", "HEAD"):
                return None
            raise HeldElsewhere from None
        return _response_of(answer)

    async def _serve_socket(
        self, table_id: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        websocket = WebSocket(scope, receive, send)
        try:
            async for peer in self._ownership.owners(table_id):
                if await self._relay(peer, websocket):
                    return
        except (Refusal, StoreError) as error:
            refusal_of(error)
            await websocket.accept()
            await websocket.close(LATER)
            return
        await self._app(scope, receive, send)

    async def _relay(self, peer: Peer, websocket: WebSocket) -> bool:
        """Relay a socket until it is closed; return whether the process has answered."""
        relay, scope = Relay(), websocket.scope
        try:
            transport = await self._client.connect(peer, relay.owner)
        except Unreachable:
            return False
        with self._client.tracked(peer, transport), metrics.RELAYED.track_inprogress():
            transport.write(peer.head("GET", target_of(scope), [*forwarded_headers(scope)]))
            if not await relay.answered:
                return False
            await protocol_of(websocket).hand_over(relay.page, relay.closed)
        return True


def _response_of(answer: PeerResponse) -> Response:
    response = Response(answer.body, answer.status)
    kept = [each for each in answer.headers if each[0] not in _OF_CONNECTION]
    length = [each for each in response.raw_headers if each[0] == b"content-length"]
    response.raw_headers = [*kept, *length]
    return response


def _again(body: bytes, receive: Receive) -> Receive:
    """Return what receives a body that has been read already."""
    unread: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return unread.pop() if unread else await receive()

    return receive_again
