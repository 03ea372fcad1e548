"""Requests to the other processes, at the address where each listens for them."""

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple, Self

import httptools

from atoll.store.leases import Lease, ServerProcess

__all__ = [
    "CONNECT_SECONDS",
    "SECRET_HEADER",
    "Headers",
    "Peer",
    "PeerClient",
    "PeerResponse",
    "Unanswered",
    "Unreachable",
]

SECRET_HEADER = b"x-atoll-secret"
"""Has the secret of the process that is asked, which only the database knows."""

CONNECT_SECONDS = 3.0

Headers = Sequence[tuple[bytes, bytes]]


class Unreachable(Exception):  # noqa: N818 - a process that has ended is no fault of this one
    """The process takes no connections; it has received nothing."""


class Unanswered(Exception):  # noqa: N818
    """The connection broke before the answer; the request may have been carried out."""


class Peer(NamedTuple):
    """A process, where it listens for the others, and the secret by which it knows them."""

    id: str
    host: str
    port: int
    secret: str

    @classmethod
    def here(cls, id: str, host: str, port: int) -> Self:
        """Return this process, with a new secret."""
        return cls(id, host, port, secrets.token_urlsafe(32))

    @classmethod
    def of(cls, process: ServerProcess | Lease) -> Self:
        """Return a process of the database, or the owner of a lease."""
        peer_id = process.owner if isinstance(process, Lease) else process.id
        secret, _, place = process.address.partition("@")
        host, _, port = place.rpartition(":")
        return cls(peer_id, host, int(port), secret)

    @property
    def address(self) -> str:
        """What the database keeps, for `of`."""
        return f"{self.secret}@{self.host}:{self.port}"

    def head(self, method: str, target: bytes, headers: Headers) -> bytes:
        """Return the head of a request to this process."""
        fields = [(SECRET_HEADER, self.secret.encode()), *headers]
        if not any(name == b"host" for name, _ in headers):
            fields.append((b"host", b"localhost"))
        lines = [name + b": " + value for name, value in fields]
        return b"\r\n".join([b"%s %s HTTP/1.1" % (method.encode(), target), *lines, b"", b""])


class PeerResponse(NamedTuple):
    """The answer of a process."""

    status: int
    headers: Headers
    body: bytes


class PeerClient:
    """Connections to other processes."""

    def __init__(self) -> None:
        self._transports: defaultdict[str, set[asyncio.BaseTransport]] = defaultdict(set)

    async def request(
        self, peer: Peer, method: str, target: bytes, headers: Headers = (), body: bytes = b""
    ) -> PeerResponse:
        """Return the answer of a process; raise `Unreachable` or `Unanswered`."""
        framing = [(b"connection", b"close"), (b"content-length", b"%d" % len(body))]
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                reader, writer = await asyncio.open_connection(peer.host, peer.port)
        except OSError as error:
            raise Unreachable(str(error)) from error
        with self.tracked(peer, writer.transport):
            try:
                writer.write(peer.head(method, target, [*headers, *framing]) + body)
                return _parse(await reader.read(-1), bodiless=method == "HEAD")
            except (OSError, httptools.HttpParserError) as error:
                raise Unanswered(str(error)) from error
            finally:
                writer.transport.abort()

    async def connect(self, peer: Peer, protocol: asyncio.Protocol) -> asyncio.Transport:
        """Connect a protocol object to a process; raise `Unreachable`."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                transport, _ = await loop.create_connection(lambda: protocol, peer.host, peer.port)
        except OSError as error:
            raise Unreachable(str(error)) from error
        return transport

    @contextmanager
    def tracked(self, peer: Peer, transport: asyncio.BaseTransport) -> Iterator[None]:
        """Let `disconnect` end this connection while the block runs."""
        self._transports[peer.id].add(transport)
        try:
            yield
        finally:
            self._transports[peer.id].discard(transport)
            if not self._transports[peer.id]:
                del self._transports[peer.id]

    def disconnect(self, peer_id: str) -> None:
        """End all connections to a process that is no longer alive; it may only be paused."""
        for transport in list(self._transports.get(peer_id, ())):
            transport.close()


def _parse(data: bytes, *, bodiless: bool) -> PeerResponse:
    """Return the answer in what came before the connection was closed."""
    collected = _Collected()
    parser = httptools.HttpResponseParser(collected)
    parser.feed_data(data)
    if not (collected.complete or bodiless):
        raise httptools.HttpParserError("the answer is not complete")
    return PeerResponse(parser.get_status_code(), collected.headers, b"".join(collected.body))


class _Collected:
    """What the parser has found."""

    def __init__(self) -> None:
        self.headers: list[tuple[bytes, bytes]] = []
        self.body: list[bytes] = []
        self.complete = False

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers.append((name.lower(), value))

    def on_body(self, body: bytes) -> None:
        self.body.append(body)

    def on_message_complete(self) -> None:
        self.complete = True
