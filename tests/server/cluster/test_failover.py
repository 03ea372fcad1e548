"""Processes that are killed or paused, and a database that restarts, under load."""

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from websockets.exceptions import ConnectionClosed

from atoll.store.event_log import EventLog
from atoll.store.location import locate
from atoll.store.opening import open_log
from tests.postgresql import PostgresqlServer
from tests.server.cluster.processes import ServerProcess, Visitor, server_process, stored_plies
from tests.server.test_clock import create_with_clock

pytestmark = pytest.mark.slow

TABLES = 4

Pair = tuple[ServerProcess, ServerProcess]


@pytest.fixture
async def pair(database_url: str) -> AsyncIterator[Pair]:
    async with server_process(database_url) as one, server_process(database_url) as other:
        yield one, other


@pytest.fixture
def log(database_url: str) -> Iterator[EventLog]:
    log = open_log(locate(database_url))
    yield log
    log.close()


@asynccontextmanager
async def games(pair: Pair, log: EventLog) -> AsyncIterator[list[Visitor]]:
    """Games of two people and two bots, at each of which the block begins in the middle.

    The page of one prefers one server, that of the other the other.  The block ends when all games
    are over: then the log has every ply that a page was shown, once and in its place.
    """
    one, other = (each.server for each in pair)
    visitors: dict[str, list[Visitor]] = {}
    async with asyncio.timeout(280), asyncio.TaskGroup() as group:
        for number in range(TABLES):
            table_id, tokens = await (one, other)[number % 2].create_table("HBHB")
            visitors[table_id] = [Visitor(table_id, token) for token in tokens]
            for visitor, servers in zip(
                visitors[table_id], [(one, other), (other, one)], strict=True
            ):
                group.create_task(visitor.play(servers))
        everyone = [each for table in visitors.values() for each in table]
        await asyncio.gather(*(visitor.wait_for_plies(2) for visitor in everyone))
        yield everyone
    for table_id, table in visitors.items():
        stored = stored_plies(log, table_id)
        assert [visitor.plies for visitor in table] == [stored, stored]


async def test_games_go_on_at_the_other_server_when_one_is_killed(
    pair: Pair, log: EventLog
) -> None:
    async with games(pair, log) as visitors:
        pair[0].process.kill()
        await asyncio.gather(*(visitor.wait_for_plies(1) for visitor in visitors))
    assert all(visitor.connections > 1 for visitor in visitors[::2])


async def test_games_go_on_when_the_database_restarts(
    pair: Pair, log: EventLog, postgresql: PostgresqlServer
) -> None:
    async with games(pair, log) as visitors:
        for mode in ("fast", "immediate"):
            await asyncio.to_thread(postgresql.stop, mode)
            await asyncio.to_thread(postgresql.start)
            await asyncio.gather(*(visitor.wait_for_plies(1) for visitor in visitors))


async def test_clocks_and_bots_go_on_without_a_page_when_their_server_is_killed(
    pair: Pair, log: EventLog
) -> None:
    one, _ = pair
    table_id, tokens = await create_with_clock(one.server, "HBBB", {"per": "move", "seconds": 3})
    async with one.server.open_table(table_id, tokens) as ann:
        assert await ann.wait_for_decision()
        plies = len(ann.plies)
    one.process.kill()
    # A bot decides for Ann when her time is up; then it is the turn of the other bots.
    async with asyncio.timeout(120):
        while not {1, 2, 3} <= {ply["by"] for ply in stored_plies(log, table_id)[plies:]}:
            await asyncio.to_thread(log.read, table_id)


async def test_a_process_that_was_paused_beyond_its_lease_writes_nothing(
    pair: Pair, log: EventLog
) -> None:
    one, other = pair
    table_id, tokens = await one.server.create_table("HH")
    async with one.server.open_table(table_id, tokens) as paused:
        assert await paused.wait_for_decision()
        one.process.send_signal(signal.SIGSTOP)
        await paused.send(type="play", id=1, seq=paused.seq, ply=paused.legal[-1])
        async with other.server.open_table(table_id, tokens) as ann:
            assert await ann.wait_for_decision()
            assert (await ann.play(ann.legal[0]))["type"] == "accepted"
            one.process.send_signal(signal.SIGCONT)
            with pytest.raises(ConnectionClosed):
                await paused.receive_answer(1)
            assert paused.socket.close_code == 1013
            await ann.play_on(3)
            async with one.server.open_table(table_id, tokens) as again:
                await again.receive_type("table")
                assert again.plies == ann.plies
            await ann.play_on()
            assert stored_plies(log, table_id) == ann.plies
