"""Turns of a game of two, played by pages that are looked at or not."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

from tests.server.running_server import RunningServer, TablePage


@asynccontextmanager
async def open_pages(
    server: RunningServer, table_id: str, tokens: Sequence[str], hidden: Sequence[bool]
) -> AsyncIterator[list[TablePage]]:
    """Connect a page for each player, which is on screen or not."""
    async with AsyncExitStack() as stack:
        pages = []
        for token, unseen in zip(tokens, hidden, strict=True):
            page = TablePage(await stack.enter_async_context(server.socket(table_id)))
            await page.send(type="hello", tokens=[token], hidden=unseen)
            pages.append(page)
        for page in pages[1:]:
            await page.receive_type("table")
        yield pages


async def play_turns(pages: Sequence[TablePage], count: int) -> list[int]:
    """Play until this number of turns have begun, the current one included; return whose."""
    watching, turns = pages[0], list[int]()
    while True:
        message = await watching.receive()
        decides = message.get("decides")
        if decides is None:
            continue
        if turns[-1:] != [decides]:
            turns.append(decides)
        if len(turns) == count:
            return turns
        page = pages[decides]
        while page.seq < watching.seq:
            await page.receive()
        await page.send(type="play", id=1, seq=page.seq, ply=page.legal[0])


async def play_unseen(
    server: RunningServer, table_id: str, tokens: Sequence[str], turns: int
) -> None:
    """Play turns while no player looks at the table."""
    async with open_pages(server, table_id, tokens, hidden=[True, True]) as pages:
        await play_turns(pages, turns)


async def calls(server: RunningServer, by: str, result: str) -> float:
    """Return how many calls have had this result since the tests began."""
    name = f'atoll_calls_total{{by="{by}",result="{result}"}} '
    lines = (await server.client.get("/metrics")).text.splitlines()
    return next((float(line.removeprefix(name)) for line in lines if line.startswith(name)), 0)


async def wait_for_call(server: RunningServer, by: str, result: str, before: float) -> None:
    """Wait until there is one more call with this result."""
    async with asyncio.timeout(30):
        while await calls(server, by, result) <= before:
            await asyncio.sleep(0)
