"""A real server, on a real port, over a real file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.house import House, open_house


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "atoll.sqlite"


@pytest.fixture
async def house(database: Path) -> AsyncIterator[House]:
    async with open_house(database) as house:
        yield house
