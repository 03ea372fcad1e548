"""A server that calls players, and what receives its messages."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.notifications.receiver import Receiver, run_receiver
from tests.server.running_server import AMPLE, RunningServer, run_server

CALLING = replace(
    AMPLE,
    push=True,
    webhooks=True,
    private_addresses=True,
    calls_per_minute=100_000,
    webhooks_per_hour=100_000,
)


@pytest.fixture
async def calling(database: Path) -> AsyncIterator[RunningServer]:
    async with run_server(database, settings=CALLING) as server:
        yield server


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with run_receiver() as receiver:
        yield receiver
