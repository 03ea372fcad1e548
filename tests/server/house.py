"""A running server and the people who come to it."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from atoll.server.app import create_app
from atoll.server.http.page_files import PAGE
from atoll.server.limits import Limits
from atoll.server.operations.run import Server, listen
from atoll.store.log import EventLog

Json = dict[str, Any]

AMPLE = Limits(
    messages_per_second=100_000,
    tables_per_minute=1000,
    requests_per_minute=100_000,
    bot_pause=0,
)
"""Tests are faster than people."""


class House:
    """A server somebody runs, seen from outside."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.client = httpx.AsyncClient(base_url=f"http://{address}", timeout=60)

    async def post(self, path: str, body: Any) -> httpx.Response:
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        return await self.client.post(path, content=content)

    async def set_up(self, picture: str, **options: Any) -> tuple[str, list[str]]:
        """A table with these seats (see `seats`), and the tokens of its creator's."""
        wish = {"game": "la_tortuga", "players": len(picture), "seats": seats(picture)}
        answer = await self.post("/api/tables", {**wish, "options": options})
        assert answer.status_code == 201, answer.text
        words = answer.json()
        return words["table"], [seat["token"] for seat in words["seats"]]

    def socket(self, table: str, **settings: Any) -> connect:
        """A connection that takes all it is sent, read or not."""
        address = f"ws://{self.address}/api/tables/{table}/socket"
        return connect(address, max_queue=None, **settings)

    @asynccontextmanager
    async def at(
        self, table: str, tokens: Sequence[str] = (), after: int | None = None
    ) -> AsyncIterator["Visitor"]:
        """Somebody who opens the table's page."""
        async with self.socket(table) as socket:
            visitor = Visitor(socket)
            await visitor.say(type="hello", tokens=list(tokens), after=after)
            yield visitor


def seats(picture: str) -> list[Json]:
    """Seats drawn as letters: H a person, B, R and E bots (careful, random, expert), O open."""
    kinds: dict[str, Json] = {
        "H": {"kind": "human", "name": "Ann"},
        "B": {"kind": "bot", "bot": "stop4"},
        "R": {"kind": "bot", "bot": "random"},
        "E": {"kind": "bot", "bot": "expert"},
        "O": {"kind": "open"},
    }
    return [kinds[letter] for letter in picture]


class Visitor:
    """A page that watches a table, and plays the first ply it is offered."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seq = 0
        self.plies: list[Json] = []
        self.legal: list[Json] = []
        self.view: Json | None = None
        self.outcome: Json | None = None
        self.table: Json = {}

    async def say(self, **words: Any) -> None:
        await self.socket.send(json.dumps(words))

    async def hear(self) -> Json:
        """The next message, taken in as a page takes it in."""
        async with asyncio.timeout(60):  # a message that never comes fails, and does not hang
            message: Json = json.loads(await self.socket.recv())
        if message["type"] == "table":
            self.plies = list(message["plies"])
        elif message["type"] == "ply":
            assert message["seq"] == self.seq + 1, "a ply is missing, or came twice"
            self.plies.append(message["ply"])
        if message["type"] in ("table", "ply"):
            self.legal, self.view = message["legal"], message["view"]
            self.outcome = message["outcome"]
        self.seq = message.get("seq", self.seq)
        self.table = message.get("table", self.table)
        return message

    async def hear_until(self, enough: Callable[[Json], bool]) -> list[Json]:
        """All messages up to the first that is enough."""
        heard = [await self.hear()]
        while not enough(heard[-1]):
            heard.append(await self.hear())
        return heard

    async def hear_type(self, type: str) -> Json:
        return (await self.hear_until(lambda message: message["type"] == type))[-1]

    async def hear_status(self, status: str) -> None:
        """Listen until the table is in this state."""
        while self.table.get("status") != status:
            await self.hear()

    async def to_decide(self) -> bool:
        """Listen until this page has something to decide; whether it has, or all is over."""
        while not self.legal and self.outcome is None:
            await self.hear()
        return self.outcome is None

    async def play(self, ply: Json, *, id: int = 1, seq: int | None = None) -> Json:
        """Play a ply; the answer to it."""
        await self.say(type="play", id=id, seq=self.seq if seq is None else seq, ply=ply)
        heard = await self.hear_until(lambda message: message.get("id") == id)
        return heard[-1]

    async def play_on(self, decisions: int = 10_000) -> None:
        """Play so many decisions, or to the end."""
        for number in range(decisions):
            if not await self.to_decide():
                return
            # Nobody waits for the answer: it comes among the news.
            await self.say(type="play", id=number, seq=self.seq, ply=self.legal[0])
            self.legal = []
            answer = await self.hear_until(lambda m: m["type"] in ("accepted", "refused"))
            assert answer[-1]["type"] == "accepted", answer[-1]


@asynccontextmanager
async def open_house(
    database: Path,
    page: Path = PAGE,
    limits: Limits = AMPLE,
    *,
    proxies: Sequence[str] = (),
    most_bytes: int | None = None,
) -> AsyncIterator[House]:
    """A server over this file, until the block ends."""
    opened = asyncio.Event()
    listener = listen("127.0.0.1", 0)
    log = EventLog(database, lock_timeout=0.2, most_bytes=most_bytes)
    server = Server(create_app(log, page, limits), opened.set, proxies)
    serving = asyncio.create_task(server.serve([listener]))
    await opened.wait()
    house = House(f"127.0.0.1:{listener.getsockname()[1]}")
    try:
        yield house
    finally:
        await house.client.aclose()
        server.should_exit = True
        await serving
        listener.close()
