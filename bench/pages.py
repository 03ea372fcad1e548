"""Simulated pages: WebSocket clients that use as little CPU time as possible.

They frame messages themselves, decode only the fields they need (`msgspec` skips the rest), and
answer with the bytes of a legal ply as the server sent it.
"""

import asyncio
import json
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

TEXT, PING, PONG = 0x81, 0x89, 0x8A
"""First bytes of whole frames."""


class PlyAuthor(msgspec.Struct):
    by: int | str


class Message(msgspec.Struct):
    """The fields of a server message that a page uses."""

    type: str
    id: int | None = None
    seq: int = 0
    seat: int | None = None
    legal: list[msgspec.Raw] = []
    decides: int | None = None
    ply: PlyAuthor | None = None
    outcome: dict[str, Any] | None = None


DECODER = msgspec.json.Decoder(Message)


@dataclass
class Tally:
    """What all pages together have received."""

    decisions: int = 0
    chances: int = 0
    games: int = 0
    bytes: int = 0
    latencies: list[float] = field(default_factory=list)
    """Seconds from sending a play to its `accepted`."""

    def count(self, ply: PlyAuthor) -> None:
        if ply.by == "chance":
            self.chances += 1
        else:
            self.decisions += 1


class Page(asyncio.Protocol):
    """A page that plays random legal plies when its seat decides, up to `plays` of them.

    It waits for `thinks` seconds before each.
    """

    def __init__(
        self, upgrade: bytes, hello: bytes, tally: Tally, plays: float, thinks: float
    ) -> None:
        self._upgrade, self._hello = upgrade, hello
        self._tally = tally
        self._plays_left = plays
        self._thinks = thinks
        self._unread = b""
        self._open = False
        self._sent: dict[int, float] = {}
        """When each unanswered play was sent: its update comes before the answer, so the next
        play may be sent before the answer is read."""
        self._plays = 0
        self.counts = False
        """Whether this page is the one of its table that counts the plies."""
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    # ── The socket ───────────────────────────────────────────────────────────────────────

    def connection_made(self, transport: Any) -> None:
        self._transport: asyncio.Transport = transport
        transport.write(self._upgrade)

    def connection_lost(self, exc: Exception | None) -> None:
        self._finish(exc or ConnectionError("the server has closed the socket"))

    def close(self) -> None:
        self._finish()
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        self._tally.bytes += len(data)
        self._unread += data
        if not self._open:
            head, end, rest = self._unread.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._finish(ConnectionError(head.decode()))
                return
            self._open, self._unread = True, rest
            self._greet()
        end_of_last = 0
        for first, start, end_of_last in frames(self._unread):
            if first == TEXT:
                self._read(memoryview(self._unread)[start:end_of_last])
            elif first == PING:
                self._send(PONG, self._unread[start:end_of_last])
        self._unread = self._unread[end_of_last:]

    def _greet(self) -> None:
        """Say hello."""
        self._send(TEXT, self._hello)

    def _read(self, message: memoryview) -> None:
        self._receive(DECODER.decode(message))

    def _send(self, first: int, payload: bytes) -> None:
        """Send a frame with a mask of zeros, which leaves the payload as it is."""
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes([first]) + length + bytes(4) + payload)

    # ── The game ─────────────────────────────────────────────────────────────────────────

    def _receive(self, message: Message) -> None:
        if message.type == "accepted" and message.id is not None:
            self._tally.latencies.append(time.perf_counter() - self._sent.pop(message.id))
        elif message.type == "refused":
            self._finish(AssertionError("a legal ply, or the connection, was refused"))
        if message.ply is not None and self.counts:
            self._tally.count(message.ply)
        if message.outcome is not None:
            self._finish()
        elif message.decides is not None and message.decides == message.seat:
            if self._thinks:
                asyncio.get_running_loop().call_later(self._thinks, self._play, message)
            else:
                self._play(message)

    def _play(self, message: Message) -> None:
        if self._transport.is_closing():
            return
        if self._plays_left <= 0:
            self._finish()
            return
        self._plays_left -= 1
        ply = bytes(random.choice([raw for raw in message.legal if _author(raw) == message.seat]))
        self._request(message.seq, ply)

    def _request(self, seq: int, ply: bytes) -> None:
        self._plays += 1
        self._sent[self._plays] = time.perf_counter()
        self._send(TEXT, b'{"type":"play","id":%d,"seq":%d,"ply":%b}' % (self._plays, seq, ply))

    def _finish(self, error: Exception | None = None) -> None:
        if not self.done.done():
            if error is None:
                self.done.set_result(None)
            else:
                self.done.set_exception(error)


def _author(ply: msgspec.Raw) -> int | str:
    return msgspec.json.decode(ply, type=PlyAuthor).by


def frames(data: bytes) -> Iterator[tuple[int, int, int]]:
    """Yield the complete frames in the data: the first byte, and the bounds of the payload."""
    at = 0
    while at + 2 <= len(data):
        size, start = data[at + 1], at + 2
        if size >= 126:
            width = 2 if size == 126 else 8
            start += width
            if start > len(data):
                return
            size = int.from_bytes(data[at + 2 : start], "big")
        if start + size > len(data):
            return
        yield data[at], start, start + size
        at = start + size


@dataclass(frozen=True)
class Address:
    """The address of the server, with the requests of a page."""

    host: str
    port: int
    source: str | None = None
    """The address of this client, if it is not to be that of the others."""

    def of_client(self, number: int) -> "Address":
        """Return it for a client with an address of its own, and so with limits of its own."""
        return replace(self, source=f"127.0.{1 + number // 250}.{1 + number % 250}")

    @property
    def _local(self) -> tuple[str, int] | None:
        return None if self.source is None else (self.source, 0)

    @property
    def _name(self) -> str:
        return f"{self.host}:{self.port}"

    async def post(self, path: str, body: Any, expected: int = 201) -> Any:
        content = msgspec.json.encode(body)
        head = f"POST {path} HTTP/1.1\r\nHost: {self._name}\r\nContent-Type: application/json\r\n"
        answer = await self._request(f"{head}Content-Length: {len(content)}", content)
        status, _, rest = answer.partition(b"\r\n")
        if f" {expected} ".encode() not in status:
            raise ConnectionError(answer.decode())
        return json.loads(rest.partition(b"\r\n\r\n")[2])

    async def wait_until_compiled(self) -> None:
        """Wait until the server has loaded the compiled rules of all games."""
        while True:
            health = await self._request(f"GET /health HTTP/1.1\r\nHost: {self._name}", b"")
            rules = json.loads(health.partition(b"\r\n\r\n")[2]).get("rules")
            if rules and {*rules.values()} == {"compiled"}:
                return
            await asyncio.sleep(0.2)

    async def _request(self, head: str, body: bytes) -> bytes:
        """Send a request and return the whole answer."""
        reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=self._local)
        writer.write(f"{head}\r\nConnection: close\r\n\r\n".encode() + body)
        answer = await reader.read()
        writer.close()
        return answer

    async def set_up(self, game: str, people: int, bots: int = 0) -> tuple[str, list[str]]:
        """Create a table for people and expert bots; return its id and the people's tokens."""
        seats: list[dict[str, str]] = [
            *({"kind": "human", "name": f"Player {n}"} for n in range(people)),
            *({"kind": "bot", "bot": "expert"} for _ in range(bots)),
        ]
        request = {"game": game, "players": people + bots, "seats": seats}
        answer = await self.post("/api/tables", request)
        return answer["table"], [seat["token"] for seat in answer["seats"]]

    async def open(
        self,
        table: str,
        tokens: list[str],
        tally: Tally,
        plays: float = float("inf"),
        thinks: float = 0,
        make: Callable[..., Page] = Page,
    ) -> Page:
        """Open a page, made by `make`, at a table that has the seats of these tokens."""
        upgrade = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: c3RpbGwgbm8gc2VjcmV0cw==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        hello = msgspec.json.encode({"type": "hello", "tokens": tokens, "after": None})
        loop = asyncio.get_running_loop()
        _, page = await loop.create_connection(
            lambda: make(upgrade, hello, tally, plays, thinks),
            self.host,
            self.port,
            local_addr=self._local,
        )
        return page
