"""`atoll serve --workers`: several processes behind one port."""

import asyncio
import contextlib
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from tests.cli.test_cli import refused
from tests.ctrl_c import ctrl_c_reaches_children
from tests.server.cluster.processes import Visitor
from tests.server.running_server import RunningServer

pytestmark = pytest.mark.slow

OPTIONS = ("--no-browser", "--port=0", "--workers=2")


@asynccontextmanager
async def workers(database: str) -> AsyncIterator[tuple[RunningServer, Process]]:
    """Run `atoll serve` with two workers; stop it when the block ends, if it still runs."""
    with ctrl_c_reaches_children():
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "atoll", "serve", *OPTIONS, f"--database={database}"),
            stdout=PIPE,
            stderr=PIPE,
        )
    assert process.stdout is not None
    found = re.search(rb"http://(\S+)/", await process.stdout.readline())
    assert found is not None
    server = RunningServer(found[1].decode())
    try:
        yield server, process
    finally:
        await server.client.aclose()
        if process.returncode is None:
            process.terminate()
        await process.communicate()


async def pids(server: RunningServer) -> set[int]:
    """Return the processes of the workers that serve, by their metrics."""
    text = ""
    with contextlib.suppress(httpx.TransportError):  # the worker that was asked has just ended
        text = (await server.client.get("/metrics", headers={"connection": "close"})).text
    return {int(pid) for pid in re.findall(r'atoll_processes\{process="[^"]*-(\d+)-\w+"', text)}


async def two_workers(server: RunningServer, without: int = 0) -> set[int]:
    """Wait until two workers serve, of which none is this process."""
    found = await pids(server)
    async with asyncio.timeout(120):
        while len(found) != 2 or without in found:
            found = await pids(server)
    return found


async def test_a_worker_that_was_killed_is_replaced(database_url: str) -> None:
    async with workers(database_url) as (server, process):
        table_id, tokens = await server.create_table("HB")
        first = await two_workers(server)
        victim = min(first)
        os.kill(victim, signal.SIGKILL)
        assert len(await two_workers(server, without=victim) & first) == 1
        await Visitor(table_id, tokens[0]).play([server])
        process.terminate()
        _, errors = await process.communicate()
        assert process.returncode == 0
        assert b"a worker has ended" in errors


def is_running(pid: int) -> bool:
    """Return whether a process runs; one that has ended may wait for its parent to notice."""
    command = Path(f"/proc/{pid}/cmdline")
    return command.exists() and command.read_bytes() != b""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
async def test_workers_end_with_their_supervisor(database_url: str, number: signal.Signals) -> None:
    async with workers(database_url) as (server, process):
        started = await two_workers(server)
        process.send_signal(number)
        await process.communicate()  # until no worker has the pipe any more
        assert not any(is_running(pid) for pid in started)


def test_workers_need_a_database_that_they_can_share(tmp_path: Path) -> None:
    database = tmp_path / "atoll.sqlite"
    assert "PostgreSQL" in refused("serve", *OPTIONS, f"--database={database}")
    assert not database.exists()
