"""Tests of this folder get two servers where others get one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.postgresql import PostgresqlServer
from tests.server.cluster.servers import AnyServer, Member, run_two
from tests.server.running_server import RunningServer


@pytest.fixture
def database_url(postgresql: PostgresqlServer) -> str:
    """An empty database that several processes can share."""
    return postgresql.create_database()


@pytest.fixture
async def two(database: Path) -> AsyncIterator[tuple[Member, Member]]:
    async with run_two(database) as servers:
        yield servers


@pytest.fixture
async def server(two: tuple[Member, Member]) -> AsyncIterator[RunningServer]:
    """Either of the two, in turns."""
    server = AnyServer(two)
    try:
        yield server
    finally:
        await server.client.aclose()
