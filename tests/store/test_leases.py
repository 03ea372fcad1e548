"""Leases: one living process owns a table, and only its appends are written."""

import asyncio
import time

import pytest

from atoll.store.errors import Conflict, LeaseLost
from atoll.store.event_log import EventLog
from atoll.store.leases import Fence, Lease, ServerProcess
from atoll.store.row import Row
from tests.store.places import Place

LONG = 3600.0


def row(table_id: str, seq: int, payload: str = "{}") -> Row:
    return Row(table_id, seq, "ply", None, payload, seq)


@pytest.fixture
async def shared(log: EventLog) -> EventLog:
    """A log with a table, and two processes that are alive."""
    await log.append([row("isle", 1), row("reef", 1)])
    log.leases.join("north", "10.0.0.1:8321", LONG)
    log.leases.join("south", "10.0.0.2:8321", LONG)
    return log


def acquired(log: EventLog, table_id: str, owner: str) -> Lease:
    lease = log.leases.acquire_lease(table_id, owner)
    assert lease is not None
    return lease


def expire(log: EventLog, process: str) -> None:
    """Let a process die, as if it had not renewed its leases in time."""
    log.leases.join(process, "expired", -1)


async def test_a_free_table_is_taken_and_the_others_learn_who_has_it(shared: EventLog) -> None:
    mine = Lease("isle", "north", "10.0.0.1:8321", 1)
    assert shared.leases.lease("isle") is None
    assert shared.leases.acquire_lease("isle", "north") == mine
    assert shared.leases.acquire_lease("isle", "south") == mine
    assert shared.leases.acquire_lease("isle", "north") == mine
    assert shared.leases.lease("isle") == mine
    assert shared.leases.leases_of("north") == [mine]
    assert shared.leases.leases_of("south") == []


async def test_of_many_processes_one_takes_a_table(shared: EventLog) -> None:
    for number in range(8):
        shared.leases.join(f"process {number}", str(number), LONG)
    leases = await asyncio.gather(
        *(
            asyncio.to_thread(shared.leases.acquire_lease, "isle", f"process {number}")
            for number in range(8)
        )
    )
    assert len({*leases}) == 1
    assert shared.leases.lease("isle") == leases[0]


async def test_a_table_that_does_not_exist_has_no_lease(shared: EventLog, place: Place) -> None:
    assert shared.leases.acquire_lease("nowhere", "north") is None
    assert place.count("lease") == 0


async def test_a_process_that_is_not_alive_takes_nothing(shared: EventLog) -> None:
    assert shared.leases.acquire_lease("isle", "unknown") is None
    expire(shared, "north")
    assert shared.leases.acquire_lease("isle", "north") is None
    assert shared.leases.lease("isle") is None


async def test_a_released_table_is_free(shared: EventLog) -> None:
    lease = acquired(shared, "isle", "north")
    shared.leases.release_lease(lease.fence)
    assert shared.leases.lease("isle") is None
    assert acquired(shared, "isle", "south") == Lease("isle", "south", "10.0.0.2:8321", 2)
    shared.leases.release_lease(lease.fence)  # of an earlier epoch
    assert acquired(shared, "isle", "north").owner == "south"


async def test_tables_of_a_dead_process_are_found_and_taken(shared: EventLog) -> None:
    acquired(shared, "isle", "north")
    acquired(shared, "reef", "south")
    assert shared.leases.free_tables(10) == []
    expire(shared, "north")
    assert shared.leases.free_tables(10) == ["isle"]
    assert shared.leases.lease("isle") is None
    assert acquired(shared, "isle", "south").epoch == 2
    assert shared.leases.free_tables(10) == []


async def test_a_process_stays_alive_by_renewing(shared: EventLog) -> None:
    shared.leases.join("north", "10.0.0.1:8321", LONG)
    assert shared.leases.renew_leases("north", LONG)
    expire(shared, "north")
    assert not shared.leases.renew_leases("north", LONG)
    assert shared.leases.processes() == [ServerProcess("south", "10.0.0.2:8321")]
    shared.leases.join("north", "10.0.0.9:8321", LONG)
    assert shared.leases.processes()[0] == ServerProcess("north", "10.0.0.9:8321")


async def test_a_process_that_was_not_replaced_meanwhile_goes_on(shared: EventLog) -> None:
    kept, taken = acquired(shared, "isle", "north"), acquired(shared, "reef", "north")
    expire(shared, "north")
    acquired(shared, "reef", "south")
    shared.leases.join("north", kept.address, LONG)
    assert shared.leases.leases_of("north") == [kept]
    await shared.append([row("isle", 2)], fence=kept.fence)
    with pytest.raises(LeaseLost):
        await shared.append([row("reef", 2)], fence=taken.fence)


async def test_a_process_that_leaves_frees_all_of_its_tables(shared: EventLog) -> None:
    for table_id in ("isle", "reef"):
        acquired(shared, table_id, "north")
    shared.leases.leave("north")
    assert shared.leases.free_tables(10) == []  # released, so that no other need look after them
    assert [process.id for process in shared.leases.processes()] == ["south"]
    assert acquired(shared, "isle", "south").epoch == 2


async def test_dead_processes_are_forgotten_after_an_hour(shared: EventLog, place: Place) -> None:
    shared.leases.join("old", "old", -3700)
    shared.leases.join("recent", "recent", -3500)
    shared.leases.join("north", "10.0.0.1:8321", LONG)
    assert place.count("process") == 3


async def test_time_is_that_of_the_database(
    shared: EventLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "time", lambda: 0.0)
    shared.leases.join("early", "early", LONG)
    assert shared.leases.renew_leases("early", LONG)


async def test_only_the_owner_appends(shared: EventLog) -> None:
    old = acquired(shared, "isle", "north").fence
    await shared.append([row("isle", 2)], fence=old)
    expire(shared, "north")
    new = acquired(shared, "isle", "south").fence
    with pytest.raises(LeaseLost):
        await shared.append([row("isle", 3, "late")], fence=old)
    await shared.append([row("isle", 3)], fence=new)
    with pytest.raises(Conflict):
        await shared.append([row("isle", 3, "late")], fence=new)
    assert shared.read("isle") == [row("isle", seq) for seq in (1, 2, 3)]


async def test_nothing_of_an_append_is_written_without_its_lease(shared: EventLog) -> None:
    shared.leases.release_lease(acquired(shared, "isle", "north").fence)
    acquired(shared, "isle", "south")
    with pytest.raises(LeaseLost):
        await shared.append([row("isle", 2), row("next", 1)], fence=Fence("isle", 1))
    assert shared.read("next") == []


async def test_a_lost_lease_does_not_affect_other_appends_of_the_group(
    shared: EventLog, place: Place
) -> None:
    held = acquired(shared, "isle", "north").fence
    with place.locked():
        appends = [shared.append([row(f"t{n}", 1)]) for n in range(20)]
        appends.insert(5, shared.append([row("isle", 2)], fence=held))
        appends.insert(10, shared.append([row("reef", 2)], fence=Fence("reef", 7)))
        appends.insert(15, shared.append([row("reef", 1)]))
        await asyncio.sleep(0)
    answers = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(answers[n]) for n in (5, 10, 15)] == [type(None), LeaseLost, Conflict]
    assert sum(answer is None for answer in answers) == 21
    assert shared.read("isle", after=1) == [row("isle", 2)]
    assert shared.read("reef", after=1) == []


async def test_appends_with_leases_are_committed_together(shared: EventLog, place: Place) -> None:
    tables = [f"t{n}" for n in range(40)]
    await shared.append([row(table_id, 1) for table_id in tables])
    fences = [acquired(shared, table_id, "north").fence for table_id in tables]
    before = place.commits()
    with place.locked():
        appends = [shared.append([row(fence.table_id, 2)], fence=fence) for fence in fences]
        await asyncio.sleep(0)
    await asyncio.gather(*appends)
    assert place.commits() - before <= 3


async def test_a_removed_table_has_no_lease(shared: EventLog, place: Place) -> None:
    lease = acquired(shared, "isle", "north")
    assert not shared.remove("isle", 0)
    assert shared.leases.lease("isle") == lease
    assert shared.remove("isle", 1)
    with pytest.raises(LeaseLost):
        await shared.append([row("isle", 2)], fence=lease.fence)
    assert place.count("lease") == 0
