"""Two servers over one database, in one event loop, each with a log of its own."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path

import httpx

from atoll.server.app import create_app
from atoll.server.cluster.cluster import Cluster
from atoll.server.http.page_files import PAGE
from atoll.server.operations.run import Server, listen
from atoll.server.settings import ServerSettings
from atoll.store.sqlite.log import SqliteLog
from tests.server import contract
from tests.server.running_server import AMPLE, RunningServer

LONG = 600.0
"""Seconds of a lease that must not run out during a test, however busy the machine is."""


class Member(RunningServer):
    """A server, and what it knows of the others."""

    def __init__(self, address: str, cluster: Cluster) -> None:
        super().__init__(address)
        self.cluster = cluster


class AnyServer(RunningServer):
    """The servers as behind a proxy: each request and each socket goes to the next of them."""

    def __init__(self, servers: Sequence[RunningServer]) -> None:
        addresses = [server.address for server in servers]
        super().__init__(addresses[0])
        self._addresses = cycle(addresses)
        self.client = httpx.AsyncClient(
            base_url=f"http://{addresses[0]}",
            timeout=60,
            event_hooks={"response": [contract.check_response]},
            transport=_Alternating(addresses),
        )

    @property
    def address(self) -> str:
        """The address of the next server."""
        return next(self._addresses)

    @address.setter
    def address(self, address: str) -> None:
        pass  # there are several


class _Alternating(httpx.AsyncHTTPTransport):
    """Sends each request to the next address."""

    def __init__(self, addresses: Sequence[str]) -> None:
        super().__init__()
        self._addresses = cycle(addresses)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        address = next(self._addresses)
        host, _, port = address.partition(":")
        request.url = request.url.copy_with(host=host, port=int(port))
        request.headers["host"] = address
        return await super().handle_async_request(request)


@asynccontextmanager
async def run_member(
    database: Path,
    settings: ServerSettings = AMPLE,
    *,
    lease_seconds: float = LONG,
    proxies: Sequence[str] = (),
) -> AsyncIterator[Member]:
    """Run one of several servers over this file until the block ends."""
    opened = asyncio.Event()
    listener, internal = listen("127.0.0.1", 0), listen("127.0.0.1", 0)
    log = SqliteLog(database)
    port = internal.getsockname()[1]
    cluster = Cluster(log.leases, "127.0.0.1", port, lease_seconds)
    server = Server(create_app(log, PAGE, settings, None, cluster), opened.set, proxies)
    serving = asyncio.create_task(server.serve([listener, internal]))
    await opened.wait()
    member = Member(f"127.0.0.1:{listener.getsockname()[1]}", cluster)
    try:
        yield member
    finally:
        await member.client.aclose()
        server.should_exit = True
        await serving
        listener.close()
        internal.close()


@asynccontextmanager
async def run_two(
    database: Path, settings: ServerSettings = AMPLE, **options: float
) -> AsyncIterator[tuple[Member, Member]]:
    """Run two servers over this file until the block ends."""
    async with (
        run_member(database, settings, **options) as one,  # type: ignore[arg-type]
        run_member(database, settings, **options) as other,  # type: ignore[arg-type]
    ):
        yield one, other
