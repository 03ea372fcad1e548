"""A server in its own process, started as `atoll serve` starts it."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.ctrl_c import ctrl_c_reaches_children
from tests.server.running_server import RunningServer

START = """
import sys
from atoll.server.operations.run import serve
serve("127.0.0.1", 0, sys.argv[1], lambda address: print(address, flush=True))
"""


@asynccontextmanager
async def server_process(
    database: Path, **environment: str
) -> AsyncIterator[tuple[RunningServer, Process]]:
    """Run a server process over this file; kill it when the block ends, if it still runs."""
    with ctrl_c_reaches_children():
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", START, str(database)),
            stdout=PIPE,
            stderr=PIPE,
            env={**os.environ, **environment},
        )
    assert process.stdout is not None
    address = (await process.stdout.readline()).decode().strip()
    server = RunningServer(address.removeprefix("http://").removesuffix("/"))
    try:
        yield server, process
    finally:
        await server.client.aclose()
        if process.returncode is None:
            process.kill()
        await process.communicate()
