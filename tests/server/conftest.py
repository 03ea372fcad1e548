"""A real server, on a real port, over a real file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.running_server import RunningServer, run_server


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "atoll.sqlite"


@pytest.fixture
async def server(database: Path) -> AsyncIterator[RunningServer]:
    async with run_server(database) as server:
        yield server
