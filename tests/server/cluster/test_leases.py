"""A server that has lost a table writes nothing more to it, and the others take it over."""

import contextlib
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from atoll.store.sqlite.log import SqliteLog
from tests.server.cluster.servers import Member, run_member
from tests.server.running_server import TablePage


def take(table_id: str, loser: Member, winner: Member) -> None:
    """Give the lease of a table to another server, as if its own had been paused for long."""
    here = loser.cluster.here
    loser.cluster.leases.join(here.id, here.address, 0)
    lease = winner.cluster.leases.acquire_lease(table_id, winner.cluster.here.id)
    assert lease is not None
    assert lease.owner == winner.cluster.here.id


async def close_code(page: TablePage) -> int | None:
    """Receive until the server closes the socket."""
    with pytest.raises(ConnectionClosed):
        await page.receive_until(lambda _: False)
    return page.socket.close_code


async def test_a_server_that_was_paused_writes_nothing(
    two: tuple[Member, Member], database: Path
) -> None:
    one, other = two
    table_id, (anns, bos) = await one.create_table("HH")
    async with one.open_table(table_id, [anns, bos]) as before:
        await before.play_on(2)
        assert await before.wait_for_decision()
        take(table_id, one, other)
        async with other.open_table(table_id, [anns, bos]) as after:
            first = await after.receive_type("table")
            assert first["plies"] == before.plies
            log = SqliteLog(database)
            stored = log.read(table_id)
            with contextlib.suppress(ConnectionClosed):
                await before.send(type="play", id=1, seq=before.seq, ply=before.legal[0])
            assert await close_code(before) == 1013
            assert log.read(table_id) == stored
            log.close()
            await after.play_on()
            assert after.outcome is not None
        async with one.open_table(table_id, known=before) as again:
            while again.outcome is None:
                await again.receive()
            assert again.plies == after.plies


async def test_a_server_that_stops_hands_its_games_to_the_others(database: Path) -> None:
    """A bot is thinking, and no page is there."""
    async with run_member(database, lease_seconds=2) as other:
        async with run_member(database, lease_seconds=2) as one:
            table_id, (anns,) = await one.create_table("HBBB")
            async with one.open_table(table_id, [anns]) as ann:
                await ann.play_on(1)
        async with other.open_table(table_id, [anns], known=ann) as again:
            await again.play_on(3)
            assert len(again.plies) > len(ann.plies)
