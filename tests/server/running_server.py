"""A running server, and pages that connect to it."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from atoll.server.app import create_app
from atoll.server.http.host_check import HostNames
from atoll.server.http.page_files import PAGE
from atoll.server.operations.run import Server, listen
from atoll.server.settings import ServerSettings
from atoll.store.event_log import EventLog
from atoll.store.location import PostgresqlDatabase
from atoll.store.postgresql.log import PostgresqlLog
from atoll.store.sqlite.log import SqliteLog
from tests.server import contract
from tests.view_changes import apply_changes

Json = dict[str, Any]

AMPLE = ServerSettings(
    messages_per_second=100_000,
    tables_per_minute=1000,
    requests_per_minute=100_000,
    table_loads_per_minute=100_000,
    claims_per_hour=100_000,
    invitations_per_hour=100_000,
    previews_per_minute=100_000,
    imports_per_hour=100_000,
    reads_per_minute=100_000,
    hellos_per_minute=100_000,
    bot_pause=0,
)
"""Limits that tests, which are faster than people, do not reach."""


class RunningServer:
    """A server seen from outside, over HTTP and WebSocket."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.client = httpx.AsyncClient(
            base_url=f"http://{address}",
            timeout=60,
            event_hooks={"response": [contract.check_response]},
        )

    async def post(self, path: str, body: Any) -> httpx.Response:
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        return await self.client.post(path, content=content)

    async def create_table(
        self, picture: str, *, ask_first: bool = False, **options: Any
    ) -> tuple[str, list[str]]:
        """Create a table with these seats (see `seats`); return its id and the seats' tokens."""
        body = {"game": "la_tortuga", "players": len(picture), "seats": seats(picture)}
        answer = await self.post(
            "/api/tables", {**body, "options": options, "ask_first": ask_first}
        )
        assert answer.status_code == 201, answer.text
        created = answer.json()
        return created["table"], [seat["token"] for seat in created["seats"]]

    def socket(self, table_id: str, **settings: Any) -> connect:
        """Return a connection that buffers all messages, read or not."""
        address = f"ws://{self.address}/api/tables/{table_id}/socket"
        return connect(address, max_queue=None, **settings)

    @asynccontextmanager
    async def open_table(
        self,
        table_id: str,
        tokens: Sequence[str] = (),
        known: "TablePage | None" = None,
        **fields: Any,
    ) -> AsyncIterator["TablePage"]:
        """Connect a page to a table and say hello; it goes on from what another page knew."""
        async with self.socket(table_id) as socket:
            page = TablePage(socket)
            if known is not None:
                page.seq, page.seat, page.view = known.seq, known.seat, known.view
                page.plies, page.table = [*known.plies], known.table
                page.legal = known.legal
                fields = {"after": known.seq, "seat": known.seat, **fields}
            await page.send(type="hello", tokens=list(tokens), **fields)
            yield page


def seats(picture: str) -> list[Json]:
    """Return seats drawn as letters: H human, B, R and E bots (stop4, random, expert), O open."""
    kinds: dict[str, Json] = {
        "H": {"kind": "human", "name": "Ann"},
        "B": {"kind": "bot", "bot": "stop4"},
        "R": {"kind": "bot", "bot": "random"},
        "E": {"kind": "bot", "bot": "expert"},
        "O": {"kind": "open"},
    }
    return [kinds[letter] for letter in picture]


class TablePage:
    """A page connected to a table, which can play the first ply it is offered."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seq = 0
        self.plies: list[Json] = []
        self.legal: list[Json] = []
        self.view: Json | None = None
        self.seat: int | None = None
        self.outcome: Json | None = None
        self.table: Json = {}

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Json:
        """Return the next message, after updating the page from it."""
        async with asyncio.timeout(60):  # a missing message fails the test instead of hanging
            encoded = await self.socket.recv()
        message: Json = json.loads(encoded)
        contract.check("ServerMessage", message)
        if message["type"] == "table":
            self.plies = list(message["plies"])
        elif message["type"] == "ply":
            assert message["seq"] == self.seq + 1, "a ply is missing, or came twice"
            self.plies.append(message["ply"])
            message["view"] = apply_changes(self.view, message["changes"])
            message.setdefault("legal", [])
            message.setdefault("outcome", None)
        if message["type"] in ("table", "ply"):
            self.legal, self.view = message["legal"], message["view"]
            self.outcome, self.seat = message["outcome"], message["seat"]
        self.seq = message.get("seq", self.seq)
        self.table = message.get("table", self.table)
        return message

    async def receive_until(self, condition: Callable[[Json], bool]) -> list[Json]:
        """Return all messages up to the first that fulfils the condition."""
        received = [await self.receive()]
        while not condition(received[-1]):
            received.append(await self.receive())
        return received

    async def receive_type(self, type: str) -> Json:
        return (await self.receive_until(lambda message: message["type"] == type))[-1]

    async def receive_answer(self, id: int) -> Json:
        """Return the answer to the command with this id."""
        return (await self.receive_until(lambda message: message.get("id") == id))[-1]

    async def command(self, type: str, **fields: Any) -> Json:
        """Send a command; return the answer, after the updates it has caused."""
        await self.send(type=type, id=99, **fields)
        return await self.receive_answer(99)

    async def wait_for_status(self, status: str) -> None:
        """Receive until the table has this status."""
        while self.table.get("status") != status:
            await self.receive()

    async def wait_for_decision(self) -> bool:
        """Receive until this page has a decision, or the game is over; return whether it has."""
        while not self.legal and self.outcome is None:
            await self.receive()
        return self.outcome is None

    async def play(self, ply: Json, *, id: int = 1, seq: int | None = None) -> Json:
        """Play a ply; return the answer."""
        await self.send(type="play", id=id, seq=self.seq if seq is None else seq, ply=ply)
        return await self.receive_answer(id)

    async def play_on(self, decisions: int = 10_000) -> None:
        """Play this number of decisions, or to the end."""
        for number in range(decisions):
            if not await self.wait_for_decision():
                return
            # The answer comes among the updates, so nothing waits for it alone.
            await self.send(type="play", id=number, seq=self.seq, ply=self.legal[0])
            self.legal = []
            received = await self.receive_until(lambda m: m["type"] in ("accepted", "refused"))
            assert received[-1]["type"] == "accepted", received[-1]


@asynccontextmanager
async def run_server(
    database: Path | PostgresqlDatabase,
    page: Path = PAGE,
    settings: ServerSettings = AMPLE,
    *,
    proxies: Sequence[str] = (),
    most_bytes: int | None = None,
    names: HostNames | None = None,
) -> AsyncIterator[RunningServer]:
    """Run a server over this database until the block ends."""
    opened = asyncio.Event()
    listener = listen("127.0.0.1", 0)
    log: EventLog = (
        SqliteLog(database, lock_timeout=0.2, most_bytes=most_bytes)
        if isinstance(database, Path)
        else PostgresqlLog(database)
    )
    uvicorn_server = Server(create_app(log, page, settings, names), opened.set, proxies)
    serving = asyncio.create_task(uvicorn_server.serve([listener]))
    await opened.wait()
    server = RunningServer(f"127.0.0.1:{listener.getsockname()[1]}")
    try:
        yield server
    finally:
        await server.client.aclose()
        uvicorn_server.should_exit = True
        await serving
        listener.close()
