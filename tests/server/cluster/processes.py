"""Server processes over one database, and pages that connect to another when one ends."""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from atoll.store.event_log import EventLog
from tests.ctrl_c import ctrl_c_reaches_children
from tests.server.running_server import Json, RunningServer, TablePage

START = """
import sys
from atoll.server.operations.run import serve
from tests.server.running_server import AMPLE
serve("127.0.0.1", 0, sys.argv[1], lambda address: print(address, flush=True), AMPLE)
"""


@dataclass
class ServerProcess:
    """A process, and the server as pages see it."""

    server: RunningServer
    process: Process


@asynccontextmanager
async def server_process(database: str) -> AsyncIterator[ServerProcess]:
    """Run a server over this database; kill it when the block ends, if it still runs."""
    with ctrl_c_reaches_children():
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", START, database), stdout=PIPE
        )
    assert process.stdout is not None
    try:
        address = (await process.stdout.readline()).decode().strip()
        server = RunningServer(address.removeprefix("http://").removesuffix("/"))
        yield ServerProcess(server, process)
        await server.client.aclose()
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


class Visitor:
    """Plays a seat to the end of the game, at whichever server takes the page."""

    def __init__(self, table_id: str, token: str) -> None:
        self.plies: list[Json] = []
        """All plies that a server has shown: none may be lost."""
        self.connections = 0
        self._table_id = table_id
        self._token = token
        self._accepted = 0
        self._over = False
        self._changed = asyncio.Condition()

    async def play(self, servers: Sequence[RunningServer]) -> None:
        """Play at the first of these servers; at the next when the connection is lost."""
        while not self._over:
            server = servers[self.connections % len(servers)]
            self.connections += 1
            try:
                async with server.open_table(self._table_id, [self._token]) as page:
                    await self._play_at(page)
            except (ConnectionClosed, InvalidHandshake, OSError):
                continue

    async def wait_for_plies(self, number: int) -> None:
        """Wait until this number of plies more have been accepted, or the game is over."""
        wanted = self._accepted + number
        async with asyncio.timeout(120), self._changed:
            await self._changed.wait_for(lambda: self._over or self._accepted >= wanted)

    async def _play_at(self, page: TablePage) -> None:
        await page.receive_type("table")
        assert page.plies[: len(self.plies)] == self.plies, "a ply that was shown is lost"
        while await self._wait_for_decision(page):
            answer = await page.play(page.legal[0])
            self.plies = [*page.plies]
            if answer["type"] == "refused":
                return  # connect again, to see what the server has now
            await self._note(accepted=1)
        self._over = True
        await self._note(accepted=0)

    async def _wait_for_decision(self, page: TablePage) -> bool:
        waiting = await page.wait_for_decision()
        self.plies = [*page.plies]
        return waiting

    async def _note(self, *, accepted: int) -> None:
        async with self._changed:
            self._accepted += accepted
            self._changed.notify_all()


def stored_plies(log: EventLog, table_id: str) -> list[Json]:
    """Return the plies of a table in the log."""
    rows = log.read(table_id)
    return [json.loads(row.payload)["ply"] for row in rows if row.kind == "ply"]
